/** The pages around the tables: one chunk, so that anyone who walks from one to the next waits for none. */

export { default as AboutPage } from './about/AboutPage.svelte'
export { default as AccountPage } from './account/AccountPage.svelte'
export { default as NewTable } from './setup/NewTable.svelte'
export { default as SettingsPage } from './settings/SettingsPage.svelte'
