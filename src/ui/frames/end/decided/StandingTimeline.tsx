import type { ReactNode } from 'react'
import { Timeline, type TurnTable } from '../Timeline.tsx'
import { StandingChart } from './StandingChart.tsx'
import styles from './standing.module.css'
import type { StandingSeat, TurnStanding } from './standing.ts'

interface Words {
  readonly standing: string
  readonly axis: string
  /** What is said of how the standing is reckoned. */
  readonly how: string
  readonly undecided: string
  decided(turn: number, winner: string): string
  chart(what: string): string
  /** The heads of the table: the turn, whose it was, and what was decided there. */
  readonly turn: string
  readonly whoseTurn: string
  readonly here: string
  /** By how much a seat was ahead. */
  by(ahead: number): string
}

interface StandingTimelineProps {
  words: Words
  /** What is said in place of a chart of one turn. */
  tooShort: string
  turns: readonly TurnStanding[]
  decided: number | null
  /** Who won in the end; null where nobody did alone. */
  winner: string | null
  seats: readonly StandingSeat[]
  /** Nobody is told to be ahead by more than this. */
  most: number
  legend: ReactNode
}

/** Which seat stood ahead, turn by turn, to see and to hear. */
export function StandingTimeline(props: StandingTimelineProps) {
  const { words, tooShort, turns, decided, winner, seats, most, legend } = props
  const what = decided === null || winner === null ? words.undecided : words.decided(decided, winner)
  const isLong = turns.length > 1
  return (
    <div>
      <Timeline
        heading={words.standing}
        tooShort={isLong ? null : tooShort}
        legend={legend}
        chart={(width) => (
          <StandingChart
            {...{ turns, seats, decided, most, width }}
            label={words.chart(what)}
            axis={words.axis}
          />
        )}
        table={tableOf(props, what)}
      />
      {isLong && (
        <p className={styles['how']}>
          {what} {words.how}
        </p>
      )}
    </div>
  )
}

/** Every turn of the chart in words. */
const tableOf = ({ words, turns, decided, seats }: StandingTimelineProps, what: string): TurnTable => ({
  heads: [words.turn, words.whoseTurn, ...seats.map(({ name }) => name), words.here],
  rows: turns.map(
    ({ turn, seat, ahead }) =>
      [
        turn,
        seats[seat]?.name ?? '',
        ...seats.map((_, one) => words.by(Math.round(ahead[one] ?? 0))),
        turn === decided ? what : '',
      ] as const,
  ),
})
