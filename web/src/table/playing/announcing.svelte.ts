/** What is said and heard while a game is played, and what the reader wished for elsewhere and wishes for here too. */

import { untrack } from 'svelte'
import { want } from '../../look/attention.svelte'
import { speak } from '../../look/toasts.svelte'
import { unsaid } from '../../settings/standing'
import type { TableInfo } from '../../wire/types'
import { t } from '../../words'
import type { Deciding } from '../deciding.svelte'
import type { Holding } from '../holding.svelte'
import { sound } from '../sounds'

export function announces(info: () => TableInfo, deciding: Deciding, holding: Holding): void {
  const { table } = deciding
  $effect(() => {
    want(table.question !== null)
    return () => want(false)
  })
  // A sound, if wanted, when it becomes the reader's turn.
  let asking = false
  $effect(() => {
    const now = table.question !== null
    if (now && !asking) sound('turn')
    asking = now
  })
  // What the reader wished for at other tables is said here too, once.
  let stood = false
  $effect(() => {
    const { seat, state } = table
    const wishes = seat === null || stood || info().state === 'over' ? [] : unsaid(state?.standing ?? [])
    if (seat === null || wishes.length === 0) return
    stood = true
    for (const { name, value } of wishes) table.stand(seat, name, value)
  })
  // What has to be confirmed is said to anyone who does not see it.
  $effect(() => {
    const { asking: confirming, chosen, preview } = deciding
    if (!confirming || chosen === null) return
    speak(
      [
        t('table-to-confirm', { answer: chosen.label, enter: 'Enter', escape: 'Escape' }),
        preview?.complete === false ? t('table-cannot-take-back') : '',
      ].join(' '),
    )
  })
  // While bots wait the turn can be taken back: that is said once, and shown as long as it lasts.
  $effect(() => {
    if (holding.seat !== null) speak(untrack(() => t('table-held', { seconds: holding.seconds })))
  })
}
