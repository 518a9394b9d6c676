import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Plot } from '../../../../engine/citadel/index.ts'
import { prefersReducedMotion } from '../../../../store/motion.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { middleOf, SECTOR, sectorOf, spotAt, TOWN_HALF_SIDE } from '../../art/town/index.ts'

const SECTORS = 360 / SECTOR

/** Minimum scale in pixels a unit. Below it the smallest plot is too small for touch. */
const TAPPABLE = 0.74

/** Distance of the middle of the open part from the fountain, in units of the town. */
const MIDDLE = 186

/** State and commands of the magnifier for a small town. */
export interface Magnifier {
  /** True if the whole town is too small for touch: a click opens the sector first. */
  readonly isNeeded: boolean
  /** The sector in the middle of the open part; null while the whole town is visible. */
  readonly sector: number | null
  open(sector: number): void
  close(): void
  /** Moves to the adjacent sector; 1 is clockwise. */
  turn(step: 1 | -1): void
  /** Scrolls a plot into view. */
  reveal(plot: Plot): void
  /** Updates the sector while the player pans. */
  panned(): void
}

/** Opens one sector with its neighbours at a time, large enough for touch. */
export function useMagnifier(pane: RefObject<HTMLElement | null>): Magnifier {
  const width = useSize(pane, 'width', 2 * TOWN_HALF_SIDE)
  const height = useSize(pane, 'height', 2 * TOWN_HALF_SIDE)
  const isNeeded = useSmall() && Math.min(width, height) / (2 * TOWN_HALF_SIDE) < TAPPABLE
  const [goal, setGoal] = useState<{ sector: number } | null>(null)
  const [middle, setMiddle] = useState(0)
  const wasOpen = useRef(false)
  const isOpen = isNeeded && goal !== null

  useLayoutEffect(() => {
    const { current } = pane
    if (!isOpen || !current) {
      wasOpen.current = false
      return
    }
    const glides = wasOpen.current && !prefersReducedMotion()
    scrollTo(current, goal.sector, glides)
    wasOpen.current = true
  }, [pane, isOpen, goal])

  const reveal = useCallback(
    (plot: Plot) => {
      const { current } = pane
      if (isOpen && current && !isSeen(current, plot)) setGoal({ sector: sectorOf(plot) })
    },
    [pane, isOpen],
  )

  function open(sector: number): void {
    const turned = (sector + SECTORS) % SECTORS
    setGoal({ sector: turned })
    setMiddle(turned)
  }
  return {
    isNeeded,
    sector: isOpen ? middle : null,
    open,
    close: () => setGoal(null),
    turn: (step) => open(middle + step),
    reveal,
    panned() {
      if (pane.current && isOpen) setMiddle(sectorIn(pane.current))
    },
  }
}

/** Returns the scale of a pane in pixels a unit. */
const unitIn = (pane: HTMLElement): number => pane.scrollWidth / (2 * TOWN_HALF_SIDE)

function scrollTo(pane: HTMLElement, sector: number, glides: boolean): void {
  const [x, y] = spotAt(MIDDLE, (sector + 0.5) * SECTOR)
  const unit = unitIn(pane)
  pane.scrollTo({
    left: (x + TOWN_HALF_SIDE) * unit - pane.clientWidth / 2,
    top: (y + TOWN_HALF_SIDE) * unit - pane.clientHeight / 2,
    behavior: glides ? 'smooth' : 'instant',
  })
}

/** Minimum visible distance around the middle of a plot, in pixels. */
const ROOM = 36

/** True if a plot is visible, so that it need not move under the finger. */
function isSeen(pane: HTMLElement, plot: Plot): boolean {
  const [x, y] = middleOf(plot)
  const unit = unitIn(pane)
  const [left, top] = [
    (x + TOWN_HALF_SIDE) * unit - pane.scrollLeft,
    (y + TOWN_HALF_SIDE) * unit - pane.scrollTop,
  ]
  const isWithin = (at: number, size: number) => at > ROOM && at < size - ROOM
  return isWithin(left, pane.clientWidth) && isWithin(top, pane.clientHeight)
}

/** Returns the sector in the middle of a pane. */
function sectorIn(pane: HTMLElement): number {
  const unit = unitIn(pane)
  const x = (pane.scrollLeft + pane.clientWidth / 2) / unit - TOWN_HALF_SIDE
  const y = (pane.scrollTop + pane.clientHeight / 2) / unit - TOWN_HALF_SIDE
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  return Math.floor(((angle + 360) % 360) / SECTOR)
}
