import { PassingSeat } from '../../../../ui/frames/computers/PassingSeat.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { SEATS } from './seats.ts'

/** Asks the table before an Order passes into other hands. */
export function PassingOrder() {
  const { bots, common } = useMessages()
  return (
    <PassingSeat
      seats={SEATS}
      nameOf={(order) => common.orders[order]}
      leaderOf={(computer) => bots.names[computer]}
    />
  )
}
