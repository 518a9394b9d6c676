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
  /** How many actions it takes. */
  actions: number
  radius: number
  /** Whose fort must go home first; null where none must. */
  store: SeatName | null
  /** It is aimed at. */
  aimed: boolean
}

/** "Here the army can stop": a dashed blue disc with the actions that it takes, its middle at (0, 0). */
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

/** The way along the road: dotted blue, or pale where the army has turned. */
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

/** "Nobody may stop here": an army holds the space. */
export const NoStop = () => (
  <g>
    <circle r={11} fill="var(--threat)" stroke="var(--threat-hi)" strokeWidth={2} />
    <path d="M-6 0H6" stroke="var(--threat-hi)" strokeWidth={4.4} strokeLinecap="round" />
  </g>
)

/** "Turning costs so much": a round arrow on cream. */
export const TurnMark = () => (
  <g color="var(--plank-blue)">
    <circle r={15} fill="var(--piece-paper)" stroke="var(--plank-blue)" strokeWidth={2.5} />
    <IconShape name="anticlockwise-rotation" size={19} />
  </g>
)

/** The last free place of a country, or a place that is pointed at: a double frame, dashed inside. */
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
  /** Who threatens. */
  by: SeatName
  /** The faces of the die with which it can, or other numbers in writing; none: a tick. */
  faces: readonly DieFace[] | string
  /** Only as the board is now: somebody else plays first. */
  later?: boolean
}

/** How broad the plaque of these faces is. */
export function dangerWidth(faces: DangerProps['faces']): number {
  if (faces.length === 0) return 54
  return typeof faces === 'string' ? 40 + faces.length * 9 : 29 + faces.length * 25
}

/**
 * Where the plaque of these faces lies on a free place, and how large: at its foot, on a small ring at its head, since the emblem lies
 * below there; the tick where nobody threatens at its head.
 */
export function dangerOn(ring: Ring, place: number, faces: DangerProps['faces']) {
  const [x, y] = cornerOf(ring, place)
  const scale = Math.min(1, (ring.place - 8) / dangerWidth(faces))
  const free = ring.place - dangerWidth(faces) * scale
  if (faces.length === 0) return { x: x + free - 6, y: y + 6, scale }
  return { x: x + free / 2, y: ring.detail === 'fine' ? y + ring.place - 37 : y + 4, scale }
}

/** A plaque at a place: who threatens it and with which faces of the die, or that nobody does. Its corner is at (0, 0). */
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
