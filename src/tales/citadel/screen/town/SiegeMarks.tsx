import { memo } from 'react'
import type { Plot } from '../../../../engine/citadel/index.ts'
import { Arrow } from '../../../../ui/art/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { middleOf, spotOn, wedgeAt, wedgeOf } from '../../art/town/index.ts'
import type { Siege } from '../../foresight/index.ts'
import { useMessages } from '../../words/messages.ts'
import { BluePlank } from './Plank.tsx'

/** The rim of a plot that could fall, or that the selected claim would bring down. */
function Rim({ plot, tone }: { plot: Plot; tone: 'threat' | 'legal' }) {
  const { path } = wedgeOf(plot, 1.5)
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke={`var(--${tone}-hi)`} strokeWidth={8} />
      <path d={path} stroke={`var(--${tone})`} strokeWidth={4.5} />
    </g>
  )
}

/** An arrow from a claimed plot to the one that falls with it. */
function Fall({ from, to, tone }: { from: Plot; to: Plot; tone: 'threat' | 'legal' }) {
  const [start, end] = [middleOf(from), middleOf(to)]
  const between = (share: number): Point => [
    start[0] + (end[0] - start[0]) * share,
    start[1] + (end[1] - start[1]) * share,
  ]
  return <Arrow from={between(0.24)} to={between(0.74)} tone={tone} />
}

export interface SiegeMarksProps {
  sieges: readonly Siege[]
}

/** Marks plots that a single claim could bring down: a crimson rim, and an arrow from the last free plot [C 23]. */
export const SiegeMarks = memo(function SiegeMarks({ sieges }: SiegeMarksProps) {
  return (
    <g data-sieges={sieges.length}>
      {sieges.map(({ plot }) => (
        <Rim key={plot} plot={plot} tone="threat" />
      ))}
      {sieges.map(({ plot, gap }) => (
        <Fall key={plot} from={gap} to={plot} tone="threat" />
      ))}
    </g>
  )
})

/** Marks the plots that the player's own claim would bring down. */
export function FallMarks({ from, falls }: { from: Plot | null; falls: readonly Plot[] }) {
  const { town } = useMessages()
  if (from === null) return null
  return falls.map((plot) => (
    <g key={plot} data-falls={plot}>
      <Rim plot={plot} tone="legal" />
      <Fall from={from} to={plot} tone="legal" />
      <BluePlank at={spotOn(plot, wedgeAt(plot).inner + 13)} text={town.plank.falls} />
    </g>
  ))
}
