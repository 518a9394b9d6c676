import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Plot } from '../../../../engine/citadel/index.ts'
import { wantsLessMotion } from '../../../../store/motion.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { middleOf, REACH, SECTOR, sectorOf, spotAt } from '../../art/town/index.ts'

/** How many sectors there are. */
const SECTORS = 360 / SECTOR

/** Below this many pixels for a unit of the town the smallest plot is no target for a finger. */
const TAPPABLE = 0.74

/** How far from the fountain the middle of what lies open is, in units of the town. */
const MIDDLE = 186

/** What may be opened of a town that is too small to be pressed. */
export interface Magnifier {
  /** The whole town is too small for a finger: a press opens the sector first. */
  readonly isNeeded: boolean
  /** The sector in the middle of what lies open; null while all of the town is seen. */
  readonly sector: number | null
  open(sector: number): void
  close(): void
  /** To the sector before, or after, clockwise. */
  turn(step: 1 | -1): void
  /** Brings a plot into sight. */
  reveal(plot: Plot): void
  /** Follows a finger that pans. */
  panned(): void
}

/** Lets one sector after another be opened, with its neighbours, large enough for a finger. */
export function useMagnifier(pane: RefObject<HTMLElement | null>): Magnifier {
  const width = useSize(pane, 'width', 2 * REACH)
  const height = useSize(pane, 'height', 2 * REACH)
  const isNeeded = useSmall() && Math.min(width, height) / (2 * REACH) < TAPPABLE
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
    const glides = wasOpen.current && !wantsLessMotion()
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

/** How many pixels a unit of the town has in a pane. */
const unitIn = (pane: HTMLElement): number => pane.scrollWidth / (2 * REACH)

function scrollTo(pane: HTMLElement, sector: number, glides: boolean): void {
  const [x, y] = spotAt(MIDDLE, (sector + 0.5) * SECTOR)
  const unit = unitIn(pane)
  pane.scrollTo({
    left: (x + REACH) * unit - pane.clientWidth / 2,
    top: (y + REACH) * unit - pane.clientHeight / 2,
    behavior: glides ? 'smooth' : 'instant',
  })
}

/** How much of a plot must be seen round its middle, in pixels. */
const ROOM = 36

/** Whether a plot lies in sight, so that it need not move below the finger. */
function isSeen(pane: HTMLElement, plot: Plot): boolean {
  const [x, y] = middleOf(plot)
  const unit = unitIn(pane)
  const [left, top] = [(x + REACH) * unit - pane.scrollLeft, (y + REACH) * unit - pane.scrollTop]
  const isWithin = (at: number, size: number) => at > ROOM && at < size - ROOM
  return isWithin(left, pane.clientWidth) && isWithin(top, pane.clientHeight)
}

/** The sector in which the middle of a pane lies. */
function sectorIn(pane: HTMLElement): number {
  const unit = unitIn(pane)
  const x = (pane.scrollLeft + pane.clientWidth / 2) / unit - REACH
  const y = (pane.scrollTop + pane.clientHeight / 2) / unit - REACH
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  return Math.floor(((angle + 360) % 360) / SECTOR)
}
