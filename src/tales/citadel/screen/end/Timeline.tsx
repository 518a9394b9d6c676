import { type Event, plotName, pointsOf, seatsOf, type View } from '../../../../engine/citadel/index.ts'
import { type ChartSeat, SeatTimeline } from '../../../../ui/frames/end/SeatTimeline.tsx'
import type { TurnTable } from '../../../../ui/frames/end/Timeline.tsx'
import { Shield } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { orderName, orderOf, orderTitle } from '../state/order-names.ts'
import styles from './end.module.css'
import type { TurnHistory } from './turn-history.ts'

const SIZES = { lane: 0, least: 0, gap: 14, height: 140 }

/** Returns the Orders of a game, for its charts. */
export const chartSeats = (m: AllWords, state: View): ChartSeat[] =>
  seatsOf(state).map((seat) => ({
    name: orderTitle(m, seat),
    sign: <Shield order={orderOf(seat)} size={22} />,
    line: styles[orderOf(seat)],
  }))

/** The points of each Order, turn by turn. */
export function Timeline({ told: { turns }, state }: { told: TurnHistory; state: View }) {
  const m = useAllWords()
  const { end } = m
  return (
    <SeatTimeline
      heading={end.unfolded}
      seats={chartSeats(m, state)}
      counts={turns.map(({ points }) => points)}
      sizes={SIZES}
      axis={end.turns}
      label={end.chart(turns.length, standingWords(m, state))}
      table={turnTable(turns, state, m)}
    />
  )
}

/** The points of all seats as text. */
export const standingWords = (m: AllWords, state: View): string =>
  m.common.list(seatsOf(state).map((seat) => m.end.standing(orderName(m, seat), pointsOf(state, seat))))

/** The chart as a table of turns. */
const turnTable = (turns: TurnHistory['turns'], state: View, m: AllWords): TurnTable => ({
  heads: [m.end.card, ...seatsOf(state).map((seat) => orderTitle(m, seat))],
  rows: turns.map(
    ({ turn, card, points }) => [turn, card ? m.cards.buildings[card] : '', ...points] as const,
  ),
  happened: turns.flatMap(({ turn, events }) =>
    events.flatMap((event) => eventWords(m, event) ?? []).map((what) => ({ turn, what })),
  ),
})

/** Returns the text of an important event, for the table of turns and for the album; null for other events. */
export function eventWords(m: AllWords, event: Event): string | null {
  const { end } = m
  switch (event.type) {
    case 'besieged':
      return end.fell(plotName(event.plot), orderName(m, event.seat))
    case 'power':
      return event.seat === null
        ? null
        : end.power(m.common.categories[event.category], orderName(m, event.seat))
    case 'resigned':
      return m.log.resigned(orderName(m, event.seat)).replace(/\.$/, '')
    default:
      return null
  }
}
