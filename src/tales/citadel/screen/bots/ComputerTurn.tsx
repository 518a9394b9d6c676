import type { State } from '../../../../engine/citadel/index.ts'
import { ComputerTurn as TurnFrame } from '../../../../ui/frames/computers/ComputerTurn.tsx'
import { usePace } from '../../../../ui/frames/computers/pace.ts'
import { useLongThought } from '../../../../ui/frames/computers/useLongThought.ts'
import { KnightPiece } from '../../art/index.ts'
import type { Computer } from '../../leaders.ts'
import { counsel } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { seatAsked } from '../../viewing.ts'
import { useMessages } from '../../words/useMessages.ts'
import { orderOf } from '../now/names.ts'
import { COMPUTER_ICONS } from './LeadButton.tsx'
import { useLead } from './useLead.ts'

interface ComputerTurnProps {
  state: State
  computer: Computer
  small?: boolean
}

/** While a computer player must act; where the Grand Master thinks long, the Knight may decide. */
export function ComputerTurn({ state, computer, small = false }: ComputerTurnProps) {
  const { bots, common } = useMessages()
  const waiting = usePace((pace) => pace.waiting)
  const long = useLongThought(counsel, bots.long, computer === 'grand-master' && !waiting)
  const lead = useLead()
  const order = orderOf(seatAsked(state) ?? state.onTurn)
  const who = common.orders[order]
  const instead = {
    name: bots.waitNoLonger,
    icon: COMPUTER_ICONS.knight,
    choose: counsel.waitNoLonger,
  } as const
  return (
    <TurnFrame
      title={bots.leads(bots.names[computer], who)}
      note={long ? bots.long : bots.thinking(computer)}
      who={who}
      turn={turnNumber(state)}
      // Where a fourth button comes, the words have its room.
      picture={!small && !long && <KnightPiece order={order} size={64} />}
      instead={long ? instead : null}
      onTakeOver={() => lead(order, 'person')}
    />
  )
}
