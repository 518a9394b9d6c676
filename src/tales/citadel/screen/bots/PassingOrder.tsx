import { PassingSeat } from '../../../../ui/frames/computers/PassingSeat.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { seatPassingOf } from './seats.ts'

/** Asks the table before an Order passes into other hands. */
export function PassingOrder() {
  const table = useTable()
  const { bots, common } = useMessages()
  return (
    <PassingSeat
      seats={seatPassingOf(table)}
      nameOf={(order) => common.orders[order]}
      leaderOf={(computer) => bots.names[computer]}
    />
  )
}
