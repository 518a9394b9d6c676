import { tableKeys } from '../../../../ui/frames/table/table-keys.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act } from '../state/act.ts'
import { requestEndTurn } from '../state/end-turn.ts'
import { goingBackOf, hintsOf, TABLE_KIT } from '../table-kit.ts'
import { doIt, nextLevel, takeNextCard, tellOdds, tellStanding, turnHand } from './commands.ts'

/** Keys of the table, wherever the focus is. */
export const useTableKeys = tableKeys(TABLE_KIT, {
  shortcuts: SHORTCUTS,
  whyElse() {
    const { mayAct, awaits } = HOTSEAT.currentViewer()
    return mayAct ? null : awaits === null ? 'over' : 'unconfirmed'
  },
  handOf: ({ intent }) => intent,
  own: (table, { onTurn }) => ({
    undo: onTurn(goingBackOf(table).undoOrSay),
    redo: onTurn(goingBackOf(table).redoAndSay),
    reveal: onTurn(() => act(table, { type: 'reveal' })),
    card: onTurn((m) => takeNextCard(table, m)),
    pile: onTurn(() => act(table, { type: 'buy-pile' })),
    hire: onTurn(() => act(table, { type: 'hire' })),
    raze: onTurn(() => table.intent.getState().hold({ kind: 'raze' })),
    do: onTurn(() => doIt(table)),
    end: onTurn(() => requestEndTurn(table)),
    'put-back': () => table.intent.getState().cancel(),
    hint: onTurn(hintsOf(table).ask),
    hide: (m) => turnHand(table, m),
    odds: (m) => tellOdds(table, m),
    standing: (m) => tellStanding(table, m),
    level: nextLevel,
  }),
})
