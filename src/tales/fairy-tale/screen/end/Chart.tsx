import { useId } from 'react'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { type ChartPoint, type Field, type Scale, smooth } from '../../../../ui/frames/end/chart.ts'
import { type ChartSize, MomentChart } from '../../../../ui/frames/end/MomentChart.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { isCrowd } from './crowd.ts'
import { Hatch } from './Legend.tsx'
import styles from './lines.module.css'
import { Marker, markersOf } from './markers.tsx'
import type { TurnHistory } from './turn-history.ts'

interface ChartProps extends ChartSize {
  told: TurnHistory
  seats: readonly SeatConfig[]
}

/** Sizes of lanes and field, in pixels. With many players the lines are lower, because the text below needs the room. */
const SIZES = { lane: 40, least: 1, gap: 14, height: 164 }
const LOW = { ...SIZES, height: 112 }

/** Tiles (dashed) and monsters (hatched) in the forest over the turns, with hearts and diamonds above. */
export function Chart({ told: { turns, moments }, seats, width, label }: ChartProps) {
  const { end } = useAllWords()
  return (
    <MomentChart
      turns={turns.length}
      most={Math.max(...turns.map(({ tiles, monsters }) => Math.max(tiles, monsters)))}
      sizes={isCrowd(seats) ? LOW : SIZES}
      axis={end.turns}
      {...{ width, label }}
      lines={(scale, field) => <Lines field={field} scale={scale} turns={turns} />}
      signsAt={(x) => markersOf(moments, seats, x, width)}
      sign={(marker, top, foot) => <Marker marker={marker} y={top + 20} foot={foot} />}
    />
  )
}

interface LinesProps {
  field: Field
  scale: Scale
  turns: TurnHistory['turns']
}

function Lines({ field: { left, bottom }, scale, turns }: LinesProps) {
  const hatch = useId()
  const tiles = turns.map(({ turn, tiles }): ChartPoint => [scale.x(turn), scale.y(tiles)])
  const monsters = turns.map(({ turn, monsters }): ChartPoint => [scale.x(turn), scale.y(monsters)])
  const last = monsters.at(-1)?.[0] ?? left
  return (
    <>
      <Hatch id={hatch} />
      <path d={`${smooth(monsters)}L${last} ${bottom}L${left} ${bottom}Z`} fill={`url(#${hatch})`} />
      <path className={styles.monsters} data-line="" d={smooth(monsters)} />
      <path className={styles.clear} d={smooth(tiles)} />
      <path className={styles.tiles} data-line="" d={smooth(tiles)} />
    </>
  )
}
