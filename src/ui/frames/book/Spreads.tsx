import { type KeyboardEvent, type ReactNode, useRef, type WheelEvent } from 'react'
import { Icon, IconButton } from '../../art/index.ts'
import { isAlone } from '../../input/shortcuts.ts'
import { useSlipWords } from '../../text/slips.ts'
import styles from './Spreads.module.css'
import { useLeaves } from './useLeaves.ts'

/** The least time between two pages that the wheel turns, in milliseconds. */
const LEAF_MS = 400

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

interface SpreadsProps {
  name: string
  /** True if it opens at its last page. */
  atEnd?: boolean
  children: ReactNode
}

/**
 * A chapter as pages: two side by side in an open book, one in a narrow window. The pages are CSS columns that continue to the right, so
 * they can be swiped, and text flows from each into the next.
 */
export function Spreads({ name, atEnd = false, children }: SpreadsProps) {
  const { leaf } = useSlipWords()
  const { pages, end, layout, at, turn, rest } = useLeaves(atEnd ? Number.POSITIVE_INFINITY : 0)
  const onWheel = useWheel(turn)

  function onKeyDown(event: KeyboardEvent): void {
    const by = KEYS[event.key]
    if (by === undefined || !isAlone(event)) return
    event.preventDefault()
    turn(by)
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
        onScrollEnd={rest}
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

/** Hook: turns pages by the wheel, at most one in `LEAF_MS`. */
function useWheel(turn: (by: number) => void) {
  const turnedAt = useRef(0)
  return ({ deltaX, deltaY, timeStamp }: WheelEvent): void => {
    if (Math.abs(deltaY) <= Math.abs(deltaX) || timeStamp - turnedAt.current < LEAF_MS) return
    turnedAt.current = timeStamp
    turn(Math.sign(deltaY))
  }
}

interface TurnButtonProps {
  name: string
  back?: boolean
  barred: boolean
  onTurn: () => void
}

/** The button in the corner of a page that turns it. */
const TurnButton = ({ name, back = false, barred, onTurn }: TurnButtonProps) => (
  <IconButton size={44} aria-label={name} title={name} aria-disabled={barred} onClick={onTurn}>
    <span className={back ? styles.back : undefined}>
      <Icon name="play" size={20} />
    </span>
  </IconButton>
)
