import { SEATS } from '../../../../engine/fortland/index.ts'
import { type ChartPoint, straight } from '../../../../ui/frames/end/chart.ts'
import { type ChartSize, MomentChart } from '../../../../ui/frames/end/MomentChart.tsx'
import { EmblemIcon } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './lines.module.css'
import type { TurnHistory } from './turn-history.ts'

interface ChartProps extends ChartSize {
  told: TurnHistory
}

const SIZES = { lane: 32, least: 0, gap: 14, height: 132 }
const SIGN = 26

/** The worth of each country's free places by round. A fallen country is marked above, at the round of its fall. */
export function Chart({ told: { rounds, falls }, width, label }: ChartProps) {
  const { end } = useAllWords()
  const countries = SEATS.slice(0, rounds[0]?.worth.length ?? 0)
  return (
    <MomentChart
      turns={rounds.length}
      most={Math.max(1, ...rounds.flatMap(({ worth }) => worth))}
      sizes={SIZES}
      axis={end.rounds}
      {...{ width, label }}
      lines={({ x, y }) =>
        countries.map((country, seat) => {
          const spots = rounds.map(({ worth }, index): ChartPoint => [x(index + 1), y(worth[seat] ?? 0)])
          return <path key={country} className={styles[country]} data-line="" d={straight(spots)} />
        })
      }
      signsAt={(x) => falls.map(({ seat, round }) => ({ key: seat, seat, x: x(round), width: SIGN + 4 }))}
      sign={({ seat, x }, top, foot) => (
        <g>
          <path className={styles['moment']} d={`M${x} ${top + 22}V${foot}`} />
          <g transform={`translate(${x - SIGN / 2} ${top + 4})`}>
            <EmblemIcon country={SEATS[seat]} size={SIGN} />
          </g>
        </g>
      )}
    />
  )
}
