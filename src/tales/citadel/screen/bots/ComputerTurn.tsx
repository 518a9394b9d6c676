import type { View } from '../../../../engine/citadel/index.ts'
import { ThinkingTurn } from '../../../../ui/frames/computers/ThinkingTurn.tsx'
import { KnightPiece } from '../../art/index.ts'
import { seatAsked } from '../../hotseat.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/useMessages.ts'
import { orderOf } from '../now/names.ts'
import { COMPUTER_ICONS } from './LeadButton.tsx'
import { seatPassingOf } from './seats.ts'

interface ComputerTurnProps {
  state: View
  computer: Computer
  small?: boolean
}

/** While a computer player must act; where the Grand Master thinks long, the Knight may decide. */
export function ComputerTurn({ state, computer, small = false }: ComputerTurnProps) {
  const table = useTable()
  const { bots, common } = useMessages()
  const order = orderOf(seatAsked(state) ?? state.onTurn)
  const who = common.orders[order]
  return (
    <ThinkingTurn
      title={bots.leads(bots.names[computer], who)}
      note={bots.thinking(computer)}
      long={bots.long}
      thinks={computer === 'grand-master'}
      counsel={counsel}
      who={who}
      turn={turnNumber(state)}
      picture={!small && <KnightPiece order={order} size={64} />}
      makesRoom
      instead={{ name: bots.waitNoLonger, icon: COMPUTER_ICONS.knight }}
      onTakeOver={() => seatPassingOf(table).request(order, 'person')}
    />
  )
}
