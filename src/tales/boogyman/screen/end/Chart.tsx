import { PAWNS } from '../../../../engine/boogyman/index.ts'
import { type ChartPoint, type Scale, smooth } from '../../../../ui/frames/end/chart.ts'
import { type ChartSize, MomentChart } from '../../../../ui/frames/end/MomentChart.tsx'
import { useAllWords } from '../../words/all-words.ts'
import styles from './lines.module.css'
import { Marker, markersOf } from './markers.tsx'
import type { TurnHistory } from './turn-history.ts'

interface ChartProps extends ChartSize {
  told: TurnHistory
}

const SIZES = { lane: 40, least: 0, gap: 20, height: 132 }

/** A chart of the pieces on the board by turn, with marks for calls and captures above. */
export function Chart({ told: { turns, moments }, width, label }: ChartProps) {
  const { end } = useAllWords()
  return (
    <MomentChart
      turns={turns.length}
      most={PAWNS}
      sizes={SIZES}
      axis={end.turns}
      {...{ width, label }}
      lines={(scale) => <Lines scale={scale} turns={turns} />}
      signsAt={(x) => markersOf(moments, x, width)}
      sign={(marker, top, foot) => <Marker marker={marker} y={top + 26} foot={foot} />}
    />
  )
}

function Lines({ scale, turns }: { scale: Scale; turns: TurnHistory['turns'] }) {
  const line = (seat: 0 | 1) =>
    smooth(turns.map(({ standing }, index): ChartPoint => [scale.x(index + 1), scale.y(standing[seat])]))
  return (
    <>
      <path className={styles['red']} data-line="" d={line(0)} />
      <path className={styles['clear']} d={line(1)} />
      <path className={styles['red']} d={line(0)} opacity={0.35} />
      <path className={styles['green']} data-line="" d={line(1)} />
    </>
  )
}
