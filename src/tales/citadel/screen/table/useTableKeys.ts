import type { Citadel } from '../../../../engine/citadel/index.ts'
import { tableKeys } from '../../../../ui/keys/table-keys.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { isHandsOff, type Table, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../back/undo.ts'
import { hintsOf } from '../hints/hints.ts'
import { act } from '../now/act.ts'
import { endTurn } from '../now/end-turn.ts'
import { noticesOf } from '../now/notice.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { doIt, nextLevel, takeNextCard, tellOdds, tellStanding, turnHand } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys<Citadel, Table, keyof typeof SHORTCUTS, Messages>({
  shortcuts: SHORTCUTS,
  useTable,
  useMessages,
  isHandsOff,
  whyElse() {
    const { mayAct, awaits } = HOTSEAT.viewNow()
    return mayAct ? null : awaits === null ? 'over' : 'unconfirmed'
  },
  handOf: ({ intent }) => intent,
  noticesOf,
  goingBackOf,
  hintsOf,
  own: (table, { onTurn }) => ({
    undo: onTurn(goingBackOf(table).undoOrSay),
    redo: onTurn(goingBackOf(table).redoAndSay),
    reveal: onTurn(() => act(table, { type: 'reveal' })),
    card: onTurn((m) => takeNextCard(table, m)),
    pile: onTurn(() => act(table, { type: 'buy-pile' })),
    hire: onTurn(() => act(table, { type: 'hire' })),
    raze: onTurn(() => table.intent.getState().hold({ kind: 'raze' })),
    do: onTurn(() => doIt(table)),
    end: onTurn(() => endTurn(table)),
    'put-back': () => table.intent.getState().cancel(),
    hint: onTurn(hintsOf(table).ask),
    hide: (m) => turnHand(table, m),
    odds: (m) => tellOdds(table, m),
    standing: (m) => tellStanding(table, m),
    level: nextLevel,
  }),
})
