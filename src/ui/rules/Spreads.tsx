import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState, type WheelEvent } from 'react'
import { Icon, TokenButton } from '../art/index.ts'
import { isAlone } from '../keys/shortcuts.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Spreads.module.css'

/** A wheel that goes on turning turns one leaf in this time, in milliseconds. */
const LEAF_MS = 400

/** How a chapter is laid out: so many pages in sight at once, so many times, so far apart in pixels. */
interface Layout {
  side: number
  spreads: number
  step: number
}

/** What the browser's columns made of a chapter; `end` lies after its last word. */
function layoutOf(pages: HTMLElement, end: HTMLElement): Layout {
  const { columnCount, columnGap } = getComputedStyle(pages)
  const step = pages.getBoundingClientRect().width + (Number.parseFloat(columnGap) || 0)
  return {
    side: Number.parseInt(columnCount, 10) || 1,
    // It lies where a page begins, left or right; browsers round.
    spreads: step > 0 ? Math.floor(end.offsetLeft / step + 0.25) + 1 : 1,
    step,
  }
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * A chapter of a book as pages to turn: two side by side in an open book, one in a narrow window. They are
 * columns that run on to the right, so that fingers swipe them and the next is always where the last one ends.
 */
export function Spreads({ name, children }: { name: string; children: ReactNode }) {
  const { leaf } = useMessages().common.rules
  const pages = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const turnedAt = useRef(0)
  const [layout, setLayout] = useState<Layout>({ side: 1, spreads: 1, step: 0 })
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, layout.spreads - 1)

  useLayoutEffect(() => {
    const [box, last] = [pages.current, end.current]
    if (!box || !last || typeof ResizeObserver === 'undefined') return
    const measure = () => setLayout(layoutOf(box, last))
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    // The words take another room as soon as the book's own letters are there.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [])

  useLayoutEffect(() => {
    if (pages.current) pages.current.scrollLeft = at * layout.step
  }, [at, layout.step])

  const turn = (by: number) => setWanted(Math.min(Math.max(at + by, 0), layout.spreads - 1))

  function onKeyDown(event: KeyboardEvent): void {
    const by = KEYS[event.key]
    if (by === undefined || !isAlone(event)) return
    event.preventDefault()
    turn(by)
  }

  function onWheel({ deltaX, deltaY, timeStamp }: WheelEvent): void {
    if (Math.abs(deltaY) <= Math.abs(deltaX) || timeStamp - turnedAt.current < LEAF_MS) return
    turnedAt.current = timeStamp
    turn(Math.sign(deltaY))
  }

  /** Swiped pages come to rest where a page begins. */
  function onScrollEnd(): void {
    if (!pages.current || layout.step === 0) return
    const nearest = Math.round(pages.current.scrollLeft / layout.step)
    pages.current.scrollLeft = nearest * layout.step
    setWanted(nearest)
  }

  const first = at * layout.side + 1
  const numbers = Array.from({ length: layout.side }, (_, index) => first + index)
  return (
    <div className={styles.chapter}>
      <section
        ref={pages}
        className={styles.pages}
        aria-label={leaf.at(name, first, layout.side, layout.spreads * layout.side)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        onWheel={onWheel}
        onScrollEnd={onScrollEnd}
      >
        {children}
        <div ref={end} />
        <div className={styles.cover} style={{ left: layout.spreads * layout.step - 1 }} />
      </section>
      <footer className={styles.foot}>
        <TurnButton name={leaf.back} back barred={at === 0} onTurn={() => turn(-1)} />
        {numbers.map((number) => (
          <span key={number} className={styles.number} aria-hidden="true">
            {number}
          </span>
        ))}
        <TurnButton name={leaf.on} barred={at >= layout.spreads - 1} onTurn={() => turn(1)} />
      </footer>
    </div>
  )
}

interface TurnButtonProps {
  name: string
  back?: boolean
  barred: boolean
  onTurn: () => void
}

/** The corner of a page by which it is turned. */
const TurnButton = ({ name, back = false, barred, onTurn }: TurnButtonProps) => (
  <TokenButton size={44} aria-label={name} title={name} aria-disabled={barred} onClick={onTurn}>
    <span className={back ? styles.back : undefined}>
      <Icon name="play" size={20} />
    </span>
  </TokenButton>
)
