import { asSeat, playing, type View } from '../../../engine/citadel/index.ts'
import { WARNING_OPTIONS } from '../../../store/warning-settings.ts'
import { taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { HOTSEAT, seatAsked } from '../hotseat.ts'
import { useBotToAct } from '../runtime.ts'
import { useTaleSettings } from '../settings.ts'
import type { AllWords } from '../words/all-words.ts'
import { seats } from './bots/bots.tsx'
import { KIT } from './kit.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { orderName } from './state/order-names.ts'
import { currentViewer } from './state/table-state.ts'

/** Dialogs of this tale, apart from the rule book. */
export const DIALOGS = taleDialogs(
  { ...KIT, seats },
  {
    settings: { options: WARNING_OPTIONS, useChoices: useTaleSettings },
    shortcuts: SHORTCUTS,
    // Asks whether the seat with the open question, or else the one on turn, gives up [C 29].
    giveUp: {
      action: { type: 'resign' },
      useBotToAct,
      ask(m, state, table) {
        const { awaits } = HOTSEAT.currentViewer()
        const text = awaits === null ? whatComes(m, state) : m.giveUp.atGate(orderName(m, asSeat(awaits)))
        return { text, isBarred: !currentViewer(table).acts }
      },
      prepare: ({ intent }) => intent.getState().cancel(),
    },
  },
)

/** Explains the consequences of giving up. */
function whatComes(m: AllWords, state: View): string {
  const seat = seatAsked(state) ?? state.onTurn
  const own = orderName(m, seat)
  const [other, ...more] = playing(state).filter((one) => one !== seat)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, orderName(m, other))
  return m.giveUp.goesOn(own)
}
