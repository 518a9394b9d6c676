import { isHuman } from '../../../store/controllers-store.ts'
import { playersDialog } from '../../../ui/frames/bots/PlayersDialog.tsx'
import { tableSeats } from '../../../ui/frames/bots/table-seats.tsx'
import { keysDialog } from '../../../ui/frames/keys/TaleKeys.tsx'
import { giveUpDialog, sendDialog, settingsDialog } from '../../../ui/frames/table/tale-dialogs.tsx'
import type { Table } from '../runtime.ts'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { seats } from './bots/bots.tsx'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale, except the rules and our tale. */
export const DIALOGS = {
  settings: settingsDialog(KIT, {
    options: OPTIONS,
    useChoices: useTaleSettings,
    choicesOf: ({ settings, foresight, legend }) => ({
      foresight: { legend: settings.foresight, words: foresight.levels },
      legend: { legend: settings.legend, words: legend.settingOf },
      rerolls: { legend: settings.rerolls, words: settings.rerollsOf },
    }),
  }),
  keys: keysDialog(KIT, SHORTCUTS),
  // Asks all players to give up [R 36].
  'give-up': giveUpDialog(KIT, {
    action: { type: 'give-up' },
    ask: ({ giveUp }, _state, table) => ({ text: isPersonElsewhere(table) ? giveUp.together : giveUp.text }),
    // Ends suggesting: giving up cannot be suggested and would be refused.
    prepare: ({ suggesting }) => suggesting.getState().stop(),
  }),
  send: sendDialog(KIT),
  players: playersDialog(KIT, seats),
  seats: tableSeats(KIT, seats),
}

/** True if a person plays at another device of the table, who is asked first. */
function isPersonElsewhere({ game, leaders }: Table): boolean {
  const { device, session } = game.getState()
  if (device === null || session === null) return false
  const { table } = leaders.getState()
  return session.config.seats.some(
    ({ character }, seat) => !device.seats.includes(seat) && isHuman(table, character),
  )
}
