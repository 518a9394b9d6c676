import { PassingSeat } from '../../../../ui/frames/bots/PassingSeat.tsx'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { seatPassingOf } from './pass-seat.ts'

/** Asks the table before the controller of an Order changes. */
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
