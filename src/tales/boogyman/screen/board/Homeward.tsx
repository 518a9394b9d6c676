import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { prefersReducedMotion } from '../../../../store/motion.ts'
import { elementOf } from '../../../../ui/input/targets.ts'
import type { PlacedPiece } from '../clearing/clearing-pieces.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import styles from './effects.module.css'
import { homeOf } from './HomeBench.tsx'
import { Leaving } from './Leaving.tsx'
import { homeward, type PixelBox } from './way-home.ts'

interface HomewardProps {
  piece: PlacedPiece
  side: SeatName
  /** Index of its bench seat. */
  seat: number
  /** Duration in milliseconds. */
  motion: number
}

/**
 * A captured piece flying home to its seat, above all panels. Without a visible bench it tumbles off the board; with reduced motion it
 * fades.
 */
export function Homeward({ piece, side, seat, motion }: HomewardProps) {
  const stood = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<{ from: PixelBox; to: PixelBox } | null>(null)
  useLayoutEffect(() => {
    const [from, to] = [boxOf(stood.current), boxOf(elementOf(homeOf(side, seat)))]
    if (from && to && !prefersReducedMotion()) setWay({ from, to })
  }, [side, seat])
  if (way) return createPortal(<Flying {...way} piece={piece} motion={motion} />, document.body)
  return <Leaving ref={stood} piece={piece} way="tumbling" motion={motion} />
}

interface FlyingProps {
  from: PixelBox
  to: PixelBox
  piece: PlacedPiece
  motion: number
}

function Flying({ from, to, piece, motion }: FlyingProps) {
  const flying = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frames = homeward(from, to)
    const flight = flying.current?.animate?.(frames, { duration: motion, fill: 'both' })
    return () => flight?.cancel()
  }, [from, to, motion])
  const { left, top, width, height } = from
  return (
    <div
      ref={flying}
      className={styles['flying']}
      style={{ left, top, width, height }}
      data-flying={piece.id}
      aria-hidden="true"
    >
      <ThingPicture thing={piece.thing} seed={piece.seed} />
    </div>
  )
}

/** The box of an element in the window, or null if it has none. */
function boxOf(element: Element | null): PixelBox | null {
  const box = element?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}
