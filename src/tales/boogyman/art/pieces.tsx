import { memo, type ReactNode } from 'react'
import type { SeatName } from '../../../engine/boogyman/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import styles from './Boogyman.module.css'
import { boogymanBack, boogymanFront, type Look, PUPILS, pupilsAt } from './boogyman-markup.ts'
import type { Slot, Thing } from './clearing/slots.ts'
import { asleepMarkup, folkMarkup, tiredMarkup } from './folk/folk-markup.ts'
import { treeMarkup } from './tree-markup.ts'

interface FolkProps {
  side: SeatName
  /** Has acted this turn and lies down, or is at home and sleeps; else it stands. */
  pose?: 'standing' | 'tired' | 'asleep'
  selected?: boolean
}

/** One of the folk in the box (0, 0) to (64, 64). */
export const Folk = memo(function Folk({ side, pose = 'standing', selected = false }: FolkProps) {
  if (pose === 'tired') return <Markup svg={tiredMarkup(side)} />
  if (pose === 'asleep') return <Markup svg={asleepMarkup(side)} />
  return <Markup svg={folkMarkup(side, selected)} />
})

interface BoogymanProps {
  side: SeatName
  /** The way that his eyes look, at most 1 long; his pupils follow it. */
  look?: Look
  selected?: boolean
}

const AHEAD: Look = [0, 0.2]

/** The Boogyman of a side in the box (0, 0) to (64, 64), his cap or hat rising above it. */
export const Boogyman = memo(function Boogyman({ side, look = AHEAD, selected = false }: BoogymanProps) {
  const [x, y] = pupilsAt(look)
  return (
    <g>
      <Markup svg={boogymanBack(side, selected)} />
      <g className={styles['pupils']} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Markup svg={PUPILS} />
      </g>
      <Markup svg={boogymanFront(side)} />
    </g>
  )
})

/** A tree in the box (0, 0) to (64, 64); the seed says which, and whether its crown is yellow or russet. */
export const ClearingTree = memo(function ClearingTree({ seed }: { seed: string }) {
  return <Markup svg={treeMarkup(seed)} />
})

interface ThingProps {
  thing: Thing
  /** Tells trees apart. */
  seed: string
  look?: Look
  selected?: boolean
}

/** Any thing that stands on a tile, in the box (0, 0) to (64, 64). */
export function ThingArt({ thing, seed, look = AHEAD, selected = false }: ThingProps) {
  if (thing.kind === 'tree') return <ClearingTree seed={seed} />
  if (thing.kind === 'boogyman') return <Boogyman side={thing.side} look={look} selected={selected} />
  return <Folk side={thing.side} pose={thing.acted ? 'tired' : 'standing'} selected={selected} />
}

interface PlacedProps extends Omit<ThingProps, 'thing'> {
  slot: Slot
}

/** A thing in its place, round the middle of its tile at (0, 0). */
export const PlacedThing = memo(function PlacedThing({ slot: { x, y, size, thing }, ...rest }: PlacedProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <ThingArt thing={thing} {...rest} />
    </g>
  )
})

/** A picture of its own, so many pixels wide; the box is large enough for every hat. */
const Icon = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg
    className="grows"
    width={size}
    height={(size * 96) / 80}
    viewBox="-8 -24 80 96"
    overflow="visible"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** One of the folk as a picture of its own. */
export const FolkIcon = ({ size, ...folk }: FolkProps & { size: number }) => (
  <Icon size={size}>
    <Folk {...folk} />
  </Icon>
)

/** The Boogyman as a picture of its own. */
export const BoogymanIcon = ({ size, ...boogyman }: BoogymanProps & { size: number }) => (
  <Icon size={size}>
    <Boogyman {...boogyman} />
  </Icon>
)

/** A tree as a picture of its own. */
export const ClearingTreeIcon = ({ size, seed }: { size: number; seed: string }) => (
  <Icon size={size}>
    <ClearingTree seed={seed} />
  </Icon>
)
