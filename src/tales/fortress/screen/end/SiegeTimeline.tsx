import { ChartField } from '../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, fieldBelow, lanes, scaleOf, smooth } from '../../../../ui/frames/end/chart.ts'
import { Timeline, type TurnTable } from '../../../../ui/frames/end/Timeline.tsx'
import { SkullShape, SwordsShape } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import styles from './end.module.css'
import type { SiegeMoment, TurnHistory } from './turn-history.ts'

/** The chart of life and defenders, turn by turn. */
export function SiegeTimeline({ told }: { told: TurnHistory }) {
  const m = useAllWords()
  const { end } = m
  const { turns } = told
  return (
    <Timeline
      heading={end.unfolded}
      turns={turns.length}
      legend={<Legend />}
      chart={(width) => (
        <Chart told={told} width={width} label={end.chart(turns.length, turns.at(-1)?.life ?? 0)} />
      )}
      table={turnTable(told, m)}
    />
  )
}

const LINES = ['life', 'defenders', 'total'] as const

function Legend() {
  const { end } = useAllWords()
  const names = { life: end.life, defenders: end.defenders, total: end.power }
  return LINES.map((line) => (
    <li key={line} className={styles.name}>
      <svg className="grows" width={36} height={14} viewBox="0 0 36 14" aria-hidden="true">
        <path className={styles[line]} d="M2 7H34" />
      </svg>
      {names[line]}
    </li>
  ))
}

const LANE = 34
const FIELD = { lane: LANE, least: 0, gap: 18, height: 132 }

function Chart({ told, width, label }: { told: TurnHistory; width: number; label: string }) {
  const { end } = useAllWords()
  const { turns, moments } = told
  const highest = Math.max(20, ...turns.flatMap(({ life, total }) => [life, total]))
  const sides = { left: 34, right: width - 24 }
  const { x } = scaleOf(turns.length, highest, { ...sides, top: 0, bottom: 0 })
  const signs = lanes(
    moments.flatMap((moment) => (moment.kind === 'gone' ? [] : [{ moment, x: x(moment.turn), width: 46 }])),
  )
  const field = fieldBelow(signs, sides, FIELD)
  const scale = scaleOf(turns.length, highest, field)
  const line = (of: (typeof LINES)[number]) =>
    smooth(turns.map((turn, index): ChartPoint => [scale.x(index + 1), scale.y(turn[of])]))
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={end.turns}
      lines={LINES.map((of) => <path key={of} className={styles[of]} data-line="" d={line(of)} />)}
    >
      {signs.map(({ moment, x: at, lane }) => (
        <Sign
          key={`${moment.kind} ${moment.turn}`}
          moment={moment}
          x={at}
          y={20 + lane * LANE}
          foot={field.bottom}
        />
      ))}
    </ChartField>
  )
}

interface SignProps {
  moment: Exclude<SiegeMoment, { kind: 'gone' }>
  x: number
  y: number
  foot: number
}

/** A sign above the chart: the number of defenders slain, or of creatures lost, in a turn. */
function Sign({ moment, x, y, foot }: SignProps) {
  return (
    <g>
      <path className={styles.moment} d={`M${x} ${y + 14}V${foot}`} />
      <g transform={`translate(${x - 9} ${y}) scale(.7)`}>
        {moment.kind === 'slain' ? <SwordsShape /> : <SkullShape />}
      </g>
      <text className={styles.count} x={x + 12} y={y + 7}>
        {moment.count}
      </text>
    </g>
  )
}

/** Returns the chart as a table of text. */
const turnTable = ({ turns, moments }: TurnHistory, { end }: AllWords): TurnTable => ({
  heads: [end.life, end.defenders, end.power],
  rows: turns.map(({ turn, life, defenders, total }) => [turn, life, defenders, total] as const),
  happened: moments.flatMap((moment) => {
    if (moment.kind === 'gone') return []
    const what = moment.kind === 'slain' ? end.tookDefenders(moment.count) : end.lostOwn(moment.count)
    return [{ turn: moment.turn, what }]
  }),
})
