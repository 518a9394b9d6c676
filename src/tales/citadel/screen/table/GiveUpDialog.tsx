import { asSeat, citadel, playing, type View } from '../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../engine/kernel/index.ts'
import { GivingUp } from '../../../../ui/frames/giving-up/GivingUp.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { HOTSEAT, seatAsked } from '../../hotseat.ts'
import { useComputer, useGameState, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { viewNow } from '../now/at-table.ts'
import { orderName } from '../now/names.ts'

/** Asks whether the Order that is asked, or on turn, gives up [C 29]. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const table = useTable()
  const m = useMessages()
  const state = useGameState()
  const computer = useComputer()
  const { acts } = viewNow(table)
  const { awaits } = HOTSEAT.viewNow()
  if (!state || state.phase === 'over') return null
  const giveUp = () => {
    table.intent.getState().cancel()
    table.game.getState().act({ type: 'resign' })
    onClose()
  }
  return (
    <GivingUp
      title={m.giveUp.title}
      text={
        computer
          ? m.giveUp.notNow(m.bots.names[computer])
          : awaits === null
            ? textOf(m, seenBy(citadel, state, null))
            : m.giveUp.atGate(orderName(m, asSeat(awaits)))
      }
      isBarred={computer !== null || !acts}
      onGiveUp={giveUp}
      onClose={onClose}
    />
  )
}

/** What would come of it. */
function textOf(m: Messages, state: View): string {
  const seat = seatAsked(state) ?? state.onTurn
  const own = orderName(m, seat)
  const [other, ...more] = playing(state).filter((one) => one !== seat)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, orderName(m, other))
  return m.giveUp.goesOn(own)
}
