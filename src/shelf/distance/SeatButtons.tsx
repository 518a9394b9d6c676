import type { Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Button } from '../../ui/art/index.ts'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'

interface SeatButtonsProps {
  seat: Lobby['seats'][number]
  seats: TableSeats
  place: number
  /** True if the strongest bot may play the seat, or stop to play it. */
  canStart: boolean
  canStop: boolean
  /** True if the seat may be freed, because its person is absent for long. */
  canFree?: boolean
  /** Gives the seat back; null if it is not this device's. */
  onGiveBack: (() => void) | null
}

/** The buttons that hand a seat to a bot, or back to a person. */
export function SeatButtons({
  seat,
  seats,
  place,
  canStart,
  canStop,
  canFree = false,
  onGiveBack,
}: SeatButtonsProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const { control, leaveSeat } = useRemoteTable.getState()
  const role = names.seat(seat.role)
  const bot = seats.bots.at(-1)
  const button = (text: string, press: () => void) => (
    <Button aria-label={words.ofSeat(text, role)} onClick={press}>
      {text}
    </Button>
  )
  return (
    <>
      {onGiveBack && button(words.giveBack, onGiveBack)}
      {canStart &&
        bot !== undefined &&
        button(words.botPlays(names.bot(bot)), () => void control(place, bot))}
      {canFree && button(words.free, () => void leaveSeat(place))}
      {canStop && button(words.personPlays, () => void control(place, null))}
    </>
  )
}
