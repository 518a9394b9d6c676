import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { followElements, rectOf } from './follow-elements.ts'
import { useDismiss } from './keys.ts'
import { openDialogs } from './layers.ts'
import type { Rect, Size } from './placement.ts'
import { elementOf, type TargetId } from './targets.ts'

/** The anchor of a popover: an element, or the first of some targets that has a box. */
export type PopoverAnchor = Element | readonly TargetId[]

/** Input of a placement, in pixels of the window. */
export interface Surroundings {
  /** Null while the anchor has no box. */
  anchor: Rect | null
  /** The rectangles of the targets to keep free, if they have a box. */
  avoid: readonly Rect[]
  /** The size of the popover with all of its content. */
  size: Size
  window: Size
}

/** Returns the box of a popover. If it is lower than the popover's content, the popover has to scroll. */
export type Placement = (around: Surroundings) => Rect

interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'style'> {
  ref?: RefObject<HTMLDivElement | null>
  /** Must stay the same object while the popover is about the same thing, like `avoid` and `placement`. */
  anchor: PopoverAnchor
  placement: Placement
  avoid?: readonly TargetId[]
  /** True to move the focus in when it opens and back when it closes. By default the focus stays. */
  takesFocus?: boolean
  /** Escape calls this. Without it, the popover cannot be dismissed. */
  onClose?(): void
  /** Draws the arrow from the popover's box to the rectangle of its anchor. */
  arrow?: ((from: Rect, to: Rect) => ReactNode) | undefined
}

/**
 * A box that follows its anchor. A popover is drawn where it is mounted, or above the open dialog that contains the anchor. The style sheet
 * must set `position: fixed`, and `overflow` for `[data-scrolls]`.
 */
export function Popover(props: PopoverProps) {
  const { ref, anchor, placement, avoid = NOTHING, takesFocus = false, onClose, arrow, ...element } = props
  const own = useRef<HTMLDivElement>(null)
  const paper = ref ?? own
  const dialog = useMemo(() => dialogAround(anchor), [anchor])
  useLayoutEffect(() => {
    // The rest of the page is inert, and the dialog would clip it. Shown before it is measured.
    if (dialog) paper.current?.showPopover?.()
  }, [dialog, paper])
  const placed = usePlaced(paper, anchor, placement, avoid)
  useFocusWhileOpen(paper, takesFocus)
  useDismiss(() => onClose?.(), onClose !== undefined)
  const popover = (
    <>
      {placed?.anchor && arrow?.(placed.box, placed.anchor)}
      <div
        {...element}
        ref={paper}
        popover={dialog ? 'manual' : undefined}
        style={dialog ? { ...UNCENTRED, ...placed?.style } : placed?.style}
        data-scrolls={placed?.style.maxHeight === undefined ? undefined : ''}
      />
    </>
  )
  return dialog ? createPortal(popover, dialog) : popover
}

const NOTHING: readonly TargetId[] = []

/** Browsers centre an element that has the attribute `popover`. */
const UNCENTRED = { right: 'auto', bottom: 'auto', margin: 0, padding: 0 } as const

const elementsOf = (anchor: PopoverAnchor): readonly (Element | null)[] =>
  anchor instanceof Element ? [anchor] : anchor.map(elementOf)

/** Returns the open dialog that contains an anchor, or null. */
const dialogAround = (anchor: PopoverAnchor): HTMLDialogElement | null =>
  openDialogs().findLast((dialog) => elementsOf(anchor).some((one) => dialog.contains(one))) ?? null

interface Placed {
  box: Rect
  anchor: Rect | null
  style: { left: number; top: number; maxHeight?: number }
}

/** Returns where a popover is, and updates it when the anchor, an avoided target or the popover itself changes. Null at first. */
function usePlaced(
  paper: RefObject<HTMLElement | null>,
  anchor: PopoverAnchor,
  placement: Placement,
  avoid: readonly TargetId[],
): Placed | null {
  const [placed, setPlaced] = useState<Placed | null>(null)
  useLayoutEffect(() => {
    const place = () => {
      const { current } = paper
      if (!current) return
      const next = placedBy(placement, surroundingsOf(current, anchor, avoid))
      setPlaced((before) => (isSame(before, next) ? before : next))
    }
    // Follow the content too: a popover that scrolls would not grow with its content.
    const find = () => [
      ...elementsOf(anchor),
      ...avoid.map(elementOf),
      paper.current,
      paper.current?.firstElementChild ?? null,
    ]
    return followElements(find, place)
  }, [paper, anchor, placement, avoid])
  return placed
}

function placedBy(placement: Placement, around: Surroundings): Placed {
  const box = placement(around)
  const height = box.bottom - box.top
  const scrolls = height < around.size.height
  const style = { left: box.left, top: box.top, ...(scrolls && { maxHeight: height }) }
  return { box, anchor: around.anchor, style }
}

const isSame = (one: Placed | null, other: Placed): boolean => JSON.stringify(one) === JSON.stringify(other)

function surroundingsOf(paper: HTMLElement, anchor: PopoverAnchor, avoid: readonly TargetId[]): Surroundings {
  const { offsetWidth: width, offsetHeight, clientHeight, scrollHeight } = paper
  // Only a popover with less height than it wants scrolls. Others may have content that hangs over their edges.
  const height = paper.style.maxHeight === '' ? offsetHeight : scrollHeight + offsetHeight - clientHeight
  return {
    anchor: anchor instanceof Element ? boxOf(anchor) : firstOf(anchor),
    avoid: avoid.map(rectOf).filter((rect) => rect !== null),
    size: { width, height },
    window: { width: window.innerWidth, height: window.innerHeight },
  }
}

const boxOf = (element: Element): Rect => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const firstOf = (targets: readonly TargetId[]): Rect | null =>
  targets.map(rectOf).find((rect) => rect !== null) ?? null

/** Moves the focus to an element when it opens, and back to where it was when it closes. */
export function useFocusWhileOpen(paper: RefObject<HTMLElement | null>, isActive = true): void {
  useEffect(() => {
    if (!isActive) return
    const before = document.activeElement
    paper.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [paper, isActive])
}
