import { useRef } from 'react'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useScreenGrowth } from '../../../../ui/page/screen-growth.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { Chart } from './Chart.tsx'
import type { Chronicle } from './chronicle.ts'
import { Legend } from './Legend.tsx'
import styles from './Timeline.module.css'

/** As wide as the page of an open book, until it has been measured. */
const USUAL = 572

interface TimelineProps {
  told: Chronicle
  seats: readonly SeatConfig[]
}

/** How the forest and the monsters grew, turn by turn: a chart to see, a table to hear. */
export function Timeline({ told, seats }: TimelineProps) {
  const { end } = useAllWords()
  const place = useRef<HTMLDivElement>(null)
  // Drawn for a usual screen, and enlarged as a whole on a large one.
  const width = useSize(place, 'width', USUAL) / useScreenGrowth()
  const { turns } = told
  // A line needs two ends.
  const drawn = turns.length > 1
  const mostMonsters = Math.max(0, ...turns.map(({ monsters }) => monsters))
  return (
    <section aria-labelledby="unfolded">
      <Heading>
        <span id="unfolded">{end.unfolded}</span>
      </Heading>
      {!drawn && <p>{end.tooShort}</p>}
      {drawn && <Legend />}
      <div ref={place} className={styles.place}>
        {drawn && (
          <Chart
            told={told}
            seats={seats}
            width={width}
            label={end.chart(turns.length, turns.at(-1)?.tiles ?? 0, mostMonsters)}
          />
        )}
      </div>
      {drawn && <TurnTable told={told} seats={seats} />}
    </section>
  )
}

/** Every turn of the chart in words, for those who listen. */
function TurnTable({ told: { turns, moments }, seats }: TimelineProps) {
  const { common, end } = useAllWords()
  const happened = (turn: number): string =>
    moments
      .filter((moment) => moment.turn === turn)
      .map((moment) => {
        if (moment.kind === 'heart') return end.heartShort(common.monsters[moment.monster])
        const seat = seats[moment.seat]
        return end.diamondShort(seat ? common.characters[seat.character] : '')
      })
      .join('; ')
  return (
    <div className="unseen">
      <table>
        <caption>{end.unfolded}</caption>
        <thead>
          <tr>
            <th scope="col">{end.turn}</th>
            <th scope="col">{end.tiles}</th>
            <th scope="col">{end.monsters}</th>
            <th scope="col">{end.happened}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, tiles, monsters }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{tiles}</td>
              <td>{monsters}</td>
              <td>{happened(turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
