import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Timeline as TimelineFrame, type TurnTable } from '../../../../ui/frames/end/Timeline.tsx'
import { FolkIcon } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { Chart } from './Chart.tsx'
import styles from './lines.module.css'
import type { TurnHistory } from './turn-history.ts'

/** The number of pieces of each side by turn. */
export function Timeline({ told }: { told: TurnHistory }) {
  const words = useAllWords()
  const { end } = words
  const { turns } = told
  const last = turns.at(-1)?.standing ?? [0, 0]
  return (
    <TimelineFrame
      heading={end.unfolded}
      turns={turns.length}
      legend={<Legend />}
      chart={(width) => <Chart told={told} width={width} label={end.chart(turns.length, last[0], last[1])} />}
      table={turnTable(told, words)}
    />
  )
}

/** Legend of the lines, above the chart. */
function Legend() {
  const { common } = useAllWords()
  return SEATS.map((side) => (
    <li key={side} className={styles[`${side}Name`]}>
      <FolkIcon size={22} side={side} />
      <svg className="grows" width={40} height={14} viewBox="0 0 40 14" aria-hidden="true">
        <path className={styles[side]} d="M2 7H38" />
      </svg>
      {common.sides[side]}
    </li>
  ))
}

/** The turns of the chart as a table in words. */
const turnTable = ({ turns, moments }: TurnHistory, { common, end }: AllWords): TurnTable => ({
  heads: [common.sides.red, common.sides.green],
  rows: turns.map(({ turn, standing }) => [turn, ...standing] as const),
  happened: moments.map((moment) => ({
    turn: moment.turn,
    what:
      moment.kind === 'called'
        ? end.calledShort(SEATS[moment.seat])
        : end.tookShort(SEATS[moment.seat], moment.count),
  })),
})
