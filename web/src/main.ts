import { mount } from 'svelte'
import { learnMe } from './account/me.svelte'
import App from './App.svelte'
import { learnGamesAhead } from './home/games.svelte'
import { fetchFonts } from './look/fonts'
import './look/look.css'
import { page } from './routes.svelte'
import { settings, start } from './settings/settings.svelte'
import { fetchAhead } from './table/ahead'
import { number, want } from './words'

const target = document.getElementById('app')
if (target === null) throw new Error('no #app in the page')
const first = page()
if (first.is === 'home') want(['web-home'])
const spoken = start()
fetchFonts(settings.lang)
void learnMe()
learnGamesAhead(settings.lang)
// Anyone who comes for a table gets its parts while the words are still loading.
if (first.is === 'table') {
  void fetchAhead(first.id, first.key, spoken)
  void import('./table/TablePage.svelte').then(
    ({ openAhead }) => openAhead(first.id, first.key),
    () => undefined,
  )
} else if (first.is === 'home') void import('./home/Home.svelte').catch(() => undefined)
else void import('./pages').catch(() => undefined)
// Formatting its first number takes a browser as long as drawing a small page: do it now, while nothing has arrived.
number(0)
await spoken
mount(App, { target })
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
