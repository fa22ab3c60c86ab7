import { mount } from 'svelte'
import App from './App.svelte'
import './look/theme.css'
import { page } from './routes.svelte'
import { start } from './settings/settings.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('no #app in the page')
// Who comes for a table gets its parts while the words are still on their way.
if (page().is === 'table') void import('./table/TablePage.svelte').catch(() => undefined)
await start()
mount(App, { target })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
