import type { Seat } from '../../../../engine/citadel/index.ts'
import { SeatPresence } from '../../../../ui/frames/people/SeatPresence.tsx'
import { shieldColour } from '../../art/orders-markup.ts'
import { useMessages } from '../../words/messages.ts'
import { orderOf } from '../state/order-names.ts'

/** Whether the device of a seat is connected. `size`: height in pixels. */
export function Presence({ seat, size = 24 }: { seat: Seat; size?: number }) {
  const { plain } = useMessages().bots
  return (
    <SeatPresence
      seat={seat}
      size={size}
      colour={shieldColour(orderOf(seat))}
      botName={(bot) => plain[bot as keyof typeof plain] ?? bot}
    />
  )
}
