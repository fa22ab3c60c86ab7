import { mount } from 'svelte'
import App from './App.svelte'
import './look/theme.css'
import { start } from './settings/settings.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('no #app in the page')
await start()
mount(App, { target })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
