import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Event, EventType } from '../../../../../engine/fairy-tale/index.ts'
import { wantsLessMotion } from '../../../../../store/motion.ts'
import { at, type Spot, tiles } from '../../../../../ui/stage/spot.ts'
import { usePlayback } from '../../../table.ts'
import { about, type Subject } from '../../cards/subject.ts'
import { isActor } from './actor.ts'
import { framesOf, GAITS } from './gaits.ts'
import styles from './tokens.module.css'

/** How fast the others on a tile make room, in milliseconds. */
const MAKE_ROOM = 140

/** The events that lift a piece over all others, to where no step would lead. */
const THROUGH_THE_AIR: readonly EventType[] = ['character-carried', 'monster-put-out']

interface PieceProps extends Spot {
  /** Monster `m` and its number, character `c` and its seat. */
  id: string
  subject: Subject
  /** Side of its box, in tiles. */
  size: number
  /** Stands on its feet at the spot; else its middle is there. */
  standing?: boolean
  children: ReactNode
}

/** A piece on the board. While an event is shown it moves from where it stood to where it stands. */
export function Piece({ id, subject, x, y, size, standing = false, children }: PieceProps) {
  const piece = useRef<HTMLDivElement>(null)
  const stood = useRef<Spot | null>(null)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = { x, y }
    const { cue } = usePlayback.getState()
    if (!piece.current || !cue || !('animate' in piece.current)) return
    const acts = isActor(cue.event, id)
    if (from === null) return acts ? appear(piece.current, cue.event, cue.motion) : undefined
    if (from.x === x && from.y === y) return
    const duration = acts ? cue.motion : Math.min(MAKE_ROOM, cue.motion)
    move(piece.current, { x: from.x - x, y: from.y - y }, { duration, event: acts ? cue.event : null })
  }, [id, x, y])
  const box = tiles(size)
  return (
    <div
      ref={piece}
      className={styles['piece']}
      data-piece={id}
      {...about(subject)}
      // Its corner, not its middle moved back: every piece that is moved costs each new frame of the board.
      style={{
        ...at({ x: x - size / 2, y: y - size * (standing ? 1 : 0.5) }),
        width: box,
        height: box,
        zIndex: Math.round(y * 100) + (standing ? 5020 : 5000),
      }}
    >
      {children}
    </div>
  )
}

interface Motion {
  duration: number
  /** The event that is about this piece; null where it only makes room. */
  event: Event | null
}

/** Moves a piece that already stands at its new spot from where it stood, given in tiles. */
function move(piece: HTMLElement, { x, y }: Spot, { duration, event }: Motion): void {
  if (wantsLessMotion()) {
    piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration })
    return
  }
  const from = `translate(calc(var(--tile) * ${x}), calc(var(--tile) * ${y}))`
  const above = { zIndex: 12_000 }
  if (event && THROUGH_THE_AIR.some((type) => type === event.type)) {
    // Up and over: the middle of the way lies above the straight line, the further the higher.
    const lift = -0.25 - Math.hypot(x, y) * 0.22
    const middle = `translate(calc(var(--tile) * ${x / 2}), calc(var(--tile) * ${y / 2 + lift})) scale(1.12)`
    const frames = [
      { transform: from, easing: 'ease-out', ...above },
      { transform: middle, easing: 'ease-in', ...above },
      { transform: 'none', ...above },
    ]
    piece.animate(frames, { duration })
    return
  }
  if (event?.type === 'monster-stepped') {
    const frames = framesOf(GAITS[event.kind].step, { x, y }).map((frame) => ({ ...frame, ...above }))
    piece.animate(frames, { duration })
    return
  }
  const acts = event !== null
  piece.animate(
    [
      { transform: from, ...(acts && above) },
      { transform: 'none', ...(acts && above) },
    ],
    { duration, easing: acts ? 'ease-in-out' : 'ease-out' },
  )
}

/** A monster comes as its kind does; all else grows where it will stand. */
function appear(piece: HTMLElement, event: Event, duration: number): void {
  if (wantsLessMotion()) {
    piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration })
    return
  }
  if (event.type !== 'monster-appeared') return
  const [first, ...rest] = framesOf(GAITS[event.kind].come, { x: 0, y: 0 })
  piece.animate([{ ...first, opacity: 0 }, { offset: 0.3, opacity: 1 }, ...rest], { duration })
}
