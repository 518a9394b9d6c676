import { memo } from 'react'
import type { SeatName } from '../../../engine/fortland/index.ts'
import { Die, IconShape } from '../../../ui/art/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { n1, type Point } from '../../../ui/art/svg.ts'
import type { DieFace } from '../../../ui/art/tokens/Die.tsx'
import { emblemMarkup } from './countries/emblems.ts'
import { fortDot } from './pieces/fort-markup.ts'
import { cornerOf, type Ring } from './ring/geometry.ts'

interface ReachProps {
  /** The price of the march, in actions. */
  actions: number
  radius: number
  /** The country that must send an own fort home first, or null. */
  store: SeatName | null
  /** True if the player aims at this space. */
  aimed: boolean
}

/** Marks a space in reach: a dashed blue disc with the price of the march, centred at (0, 0). */
export const Reach = memo(function Reach({ actions, radius, store, aimed }: ReachProps) {
  return (
    <g data-reach={actions}>
      {aimed && <circle r={radius + 5} fill="var(--selected)" stroke="var(--piece-ink)" strokeWidth={2} />}
      <circle r={radius} fill="var(--halo)" />
      <circle
        r={radius - 2.5}
        fill="var(--legal-hi)"
        stroke="var(--legal)"
        strokeWidth={radius * 0.13}
        strokeDasharray={`${radius * 0.34} ${radius * 0.19}`}
      />
      <text
        y={radius * 0.32}
        textAnchor="middle"
        fill="var(--legal)"
        style={{ font: `${n1(radius * 0.95)}px var(--face-label)` }}
      >
        {actions}
      </text>
      {store && (
        <g transform={`translate(${n1(radius * 0.74)} ${n1(radius * -0.76)})`}>
          <circle r={10.5} fill="var(--piece-paper)" stroke="var(--piece-ink)" strokeWidth={1.6} />
          <Markup svg={fortDot(store, 12)} />
        </g>
      )}
    </g>
  )
})

/** The path along the road: dotted blue, or pale after a turn of the army. */
export const RoadWay = memo(function RoadWay({ way, turned }: { way: readonly Point[]; turned: boolean }) {
  const d = `M${way.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <g>
      <path {...line} stroke="var(--halo)" strokeWidth={9} />
      <path
        {...line}
        stroke={turned ? 'var(--way-back)' : 'var(--legal)'}
        strokeWidth={4}
        strokeDasharray="2 9"
      />
    </g>
  )
})

/** Marks an occupied space, where the army cannot stop. */
export const NoStop = () => (
  <g>
    <circle r={11} fill="var(--threat)" stroke="var(--threat-hi)" strokeWidth={2} />
    <path d="M-6 0H6" stroke="var(--threat-hi)" strokeWidth={4.4} strokeLinecap="round" />
  </g>
)

/** Marks the place where the army would turn round: a round arrow on cream. */
export const TurnMark = () => (
  <g color="var(--plank-blue)">
    <circle r={15} fill="var(--piece-paper)" stroke="var(--plank-blue)" strokeWidth={2.5} />
    <IconShape name="anticlockwise-rotation" size={19} />
  </g>
)

/** A double frame, dashed inside: the last free place of a country, or a place under the pointer. */
export function PlaceFrame({ ring, place, tone }: { ring: Ring; place: number; tone: 'threat' | 'legal' }) {
  const [x, y] = cornerOf(ring, place)
  const side = ring.place
  const square = (inset: number, rx: number) => ({
    x: x + inset,
    y: y + inset,
    width: side - 2 * inset,
    height: side - 2 * inset,
    rx,
    fill: 'none',
  })
  return (
    <g data-frame={tone}>
      <rect {...square(4, 5)} stroke={`var(--${tone}-hi)`} strokeWidth={8} />
      <rect {...square(4, 5)} stroke={`var(--${tone})`} strokeWidth={4.5} />
      <rect {...square(10, 4)} stroke={`var(--${tone})`} strokeWidth={1.8} strokeDasharray="5 4" />
    </g>
  )
}

interface DangerProps {
  /** The threatening country. */
  by: SeatName
  /** The die faces that suffice, or other numbers as text; an empty list shows a check mark. */
  faces: readonly DieFace[] | string
  /** True if another country moves first, so that the threat is exact only for the present board. */
  later?: boolean
}

/** Returns the width of the plaque for these faces. */
export function dangerWidth(faces: DangerProps['faces']): number {
  if (faces.length === 0) return 54
  return typeof faces === 'string' ? 40 + faces.length * 9 : 29 + faces.length * 25
}

/**
 * Returns position and scale of the plaque on a free place: at the bottom of a large ring. A small ring has the emblem there, so the plaque
 * is at the top. The check mark for a safe place is at the top of both.
 */
export function dangerOn(ring: Ring, place: number, faces: DangerProps['faces']) {
  const [x, y] = cornerOf(ring, place)
  const scale = Math.min(1, (ring.place - 8) / dangerWidth(faces))
  const free = ring.place - dangerWidth(faces) * scale
  if (faces.length === 0) return { x: x + free - 6, y: y + 6, scale }
  return { x: x + free / 2, y: ring.detail === 'fine' ? y + ring.place - 37 : y + 4, scale }
}

/** A plaque at a place: the threatening country and its die faces, or a check mark. Its corner is at (0, 0). */
export const Danger = memo(function Danger({ by, faces, later = false }: DangerProps) {
  const width = dangerWidth(faces)
  const board = `M2 2L${width} 0L${width - 2} 31L0 32z`
  const safe = faces.length === 0
  return (
    <g data-danger={safe ? 'none' : typeof faces === 'string' ? faces : faces.join(' ')}>
      <path d={board} transform="translate(2 3)" fill="var(--shadow)" />
      <path
        d={board}
        fill={safe || later ? 'var(--piece-paper)' : 'var(--seal)'}
        stroke={safe || later ? 'var(--piece-ink)' : '#FFF3E2'}
        strokeWidth={2}
        strokeDasharray={later ? '6 3' : undefined}
      />
      <Markup svg={emblemMarkup(by, 16, 16, 10)} />
      {safe ? (
        <path
          d="M30 17l6 7L48 9"
          fill="none"
          stroke="#1C6B3C"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : typeof faces === 'string' ? (
        <text
          x={31}
          y={23}
          fontFamily="var(--face-label)"
          fontSize={20}
          fill={later ? 'var(--piece-ink)' : '#FFF3E2'}
        >
          {faces}
        </text>
      ) : (
        faces.map((face, index) => (
          <g key={face} transform={`translate(${41 + index * 25} 16)`}>
            <Die face={face} size={20} />
          </g>
        ))
      )}
    </g>
  )
})
