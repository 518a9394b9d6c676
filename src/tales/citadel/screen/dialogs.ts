import { asSeat, playing, type View } from '../../../engine/citadel/index.ts'
import { taleDialogs } from '../../../ui/frames/table/tale-dialogs.tsx'
import { HOTSEAT, seatAsked } from '../hotseat.ts'
import { OPTIONS, useTaleSettings } from '../settings.ts'
import { useComputer } from '../table.ts'
import type { AllWords } from '../words/all-words.ts'
import { KIT } from './kit.ts'
import { viewNow } from './now/at-table.ts'
import { orderName } from './now/names.ts'
import { SHORTCUTS } from './shortcuts.ts'

/** The dialogs of this tale beside its rules. */
export const DIALOGS = taleDialogs(KIT, {
  settings: { options: OPTIONS, useChoices: useTaleSettings },
  shortcuts: SHORTCUTS,
  // It asks whether the Order that is asked, or on turn, gives up [C 29].
  giveUp: {
    action: { type: 'resign' },
    useComputer,
    ask(m, state, table) {
      const { awaits } = HOTSEAT.viewNow()
      const text = awaits === null ? whatComes(m, state) : m.giveUp.atGate(orderName(m, asSeat(awaits)))
      return { text, isBarred: !viewNow(table).acts }
    },
    prepare: ({ intent }) => intent.getState().cancel(),
  },
})

/** What would come of it. */
function whatComes(m: AllWords, state: View): string {
  const seat = seatAsked(state) ?? state.onTurn
  const own = orderName(m, seat)
  const [other, ...more] = playing(state).filter((one) => one !== seat)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, orderName(m, other))
  return m.giveUp.goesOn(own)
}
