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
  /** `tired`: has acted this turn and is lying down. `asleep`: at home. */
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
  /** Direction of his eyes, with a length of at most 1. */
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

/** A tree in the box (0, 0) to (64, 64). The seed determines its shape and color. */
export const ClearingTree = memo(function ClearingTree({ seed }: { seed: string }) {
  return <Markup svg={treeMarkup(seed)} />
})

interface ThingProps {
  thing: Thing
  /** Seed of a tree's shape. */
  seed: string
  look?: Look
  selected?: boolean
}

/** Any thing on a tile, in the box (0, 0) to (64, 64). */
export function ThingArt({ thing, seed, look = AHEAD, selected = false }: ThingProps) {
  if (thing.kind === 'tree') return <ClearingTree seed={seed} />
  if (thing.kind === 'boogyman') return <Boogyman side={thing.side} look={look} selected={selected} />
  return <Folk side={thing.side} pose={thing.acted ? 'tired' : 'standing'} selected={selected} />
}

interface PlacedProps extends Omit<ThingProps, 'thing'> {
  slot: Slot
}

/** A thing at its position, around the tile's center (0, 0). */
export const PlacedThing = memo(function PlacedThing({ slot: { x, y, size, thing }, ...rest }: PlacedProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <ThingArt thing={thing} {...rest} />
    </g>
  )
})

/** An image `size` pixels wide, with room for every hat. */
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

/** One of the folk as an image. */
export const FolkIcon = ({ size, ...folk }: FolkProps & { size: number }) => (
  <Icon size={size}>
    <Folk {...folk} />
  </Icon>
)

/** The Boogyman as an image. */
export const BoogymanIcon = ({ size, ...boogyman }: BoogymanProps & { size: number }) => (
  <Icon size={size}>
    <Boogyman {...boogyman} />
  </Icon>
)

/** A tree as an image. */
export const ClearingTreeIcon = ({ size, seed }: { size: number; seed: string }) => (
  <Icon size={size}>
    <ClearingTree seed={seed} />
  </Icon>
)
