import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableCommands } from '../../../../ui/keys/table-commands.ts'
import { type TableKeys, useTableKeys as useKeysOfTable } from '../../../../ui/keys/useTableKeys.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { goingBackOf } from '../back/undo.ts'
import { hintsOf } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { noticesOf } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { doIt, nextLevel, takeNextCard, tellOdds, tellStanding, turnHand } from './commands.ts'

const keysOf = oncePer((table: Table) =>
  tableCommands({
    useGame: table.game,
    usePlayback: table.playback,
    useIntent: table.intent,
    isHandsOff: () => isHandsOff(table),
    whyElse() {
      const { mayAct, awaits } = HOTSEAT.viewNow()
      return mayAct ? null : awaits === null ? 'over' : 'unconfirmed'
    },
    notices: noticesOf(table),
  }),
)

/** What keys of the table do, besides walking over the board. */
const commandsOf = oncePer(
  (table: Table): TableKeys<Messages> => [
    [SHORTCUTS.undo, keysOf(table).onTurn(goingBackOf(table).undoOrSay)],
    [SHORTCUTS.redo, keysOf(table).onTurn(goingBackOf(table).redoAndSay)],
    [SHORTCUTS.reveal, keysOf(table).onTurn(() => act(table, { type: 'reveal' }))],
    [SHORTCUTS.card, keysOf(table).onTurn((m) => takeNextCard(table, m))],
    [SHORTCUTS.pile, keysOf(table).onTurn(() => act(table, { type: 'buy-pile' }))],
    [SHORTCUTS.hire, keysOf(table).onTurn(() => act(table, { type: 'hire' }))],
    [SHORTCUTS.raze, keysOf(table).onTurn(() => table.intent.getState().hold({ kind: 'raze' }))],
    [SHORTCUTS.do, keysOf(table).onTurn(() => doIt(table))],
    [SHORTCUTS.end, keysOf(table).onTurn(() => endTurn(table))],
    [SHORTCUTS['put-back'], () => table.intent.getState().cancel()],
    [SHORTCUTS.pause, keysOf(table).pause],
    [SHORTCUTS.skip, keysOf(table).skip],
    [SHORTCUTS.again, keysOf(table).again],
    [SHORTCUTS.hint, keysOf(table).onTurn(hintsOf(table).ask)],
    [SHORTCUTS.hide, (m) => turnHand(table, m)],
    [SHORTCUTS.odds, (m) => tellOdds(table, m)],
    [SHORTCUTS.standing, (m) => tellStanding(table, m)],
    [SHORTCUTS.level, nextLevel],
  ],
)

/** Keys of the table, wherever the focus is. */
export const useTableKeys = (): void => useKeysOfTable(commandsOf(useTable()), useMessages())
