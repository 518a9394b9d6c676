import { type ComponentType, Fragment, memo, type ReactNode, useRef, useState } from 'react'
import { isSameTurnKey } from '../../../playback/turn-key.ts'
import { prefersReducedMotion } from '../../../store/motion.ts'
import { TextButton } from '../../art/index.ts'
import { useKeys } from '../../input/keys.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './Log.module.css'
import type { LogPosition, PlacedLogEntryOf } from './log-entry.ts'

/** The parts of a log entry that a tale draws: the icon, and a button that opens info. */
interface LineParts<Icon> {
  Mark: ComponentType<{ icon: Icon }>
  Ask?: ComponentType<LogPosition>
}

interface LogProps<Icon> extends LineParts<Icon> {
  /** All log entries for this viewer, oldest first. */
  lines: readonly PlacedLogEntryOf<Icon>[]
  /** Entries after this position are hidden; null when nothing is playing. */
  until: LogPosition | null
  /** The first move that can be undone freely: the boundary before it is marked. Absent if the game cannot go on. */
  freeFrom?: number | undefined
  /** Returns the heading of a turn, with its seat, and its part if a game can restart within the tale. */
  headingOf(turn: number, seat: number, part?: number): string
  /** Opens the album of the game. */
  onLookBack?: () => void
  /** Opens the game as a story ("Our tale"). */
  onRead?: () => void
}

/** The log by turns, newest entry first. New entries are announced elsewhere. */
export function Log<Icon>({
  lines,
  until,
  freeFrom,
  headingOf,
  onLookBack,
  onRead,
  ...parts
}: LogProps<Icon>) {
  const { log } = useFrameWords()
  const told = until === null ? lines : lines.filter((line) => !isAfter(line, until))
  const lastFree = told.find(({ move }) => freeFrom !== undefined && move >= freeFrom)?.key
  return (
    <>
      {onLookBack && told.length > 0 && (
        <TextButton className={styles['way']} onClick={() => onLookBack()}>
          {log.lookBack}
        </TextButton>
      )}
      {onRead && told.length > 0 && (
        <TextButton className={styles['way']} onClick={onRead}>
          {log.readTale}
        </TextButton>
      )}
      <div className={styles['log']} role="log" aria-live="off" aria-label={log.heading}>
        {told.length === 0 && <p className={styles['none']}>{log.empty}</p>}
        {byTurns(told).map(({ last, lines: ofTurn }) => (
          // Keyed by its first entry: a game that restarts has the same turns again.
          <section key={ofTurn.at(-1)?.key ?? last.key}>
            <h3 className={styles['turn']}>{headingOf(last.turn, last.seat, last.part)}</h3>
            <ol className={styles['lines']}>
              {ofTurn.map(({ key, ...line }) => (
                <Fragment key={key}>
                  <Line {...line} {...parts} />
                  {key === lastFree && <li className={styles['free']}>{log.free}</li>}
                </Fragment>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

const isAfter = (one: LogPosition, other: LogPosition): boolean =>
  one.move > other.move || (one.move === other.move && one.frame > other.frame)

/** The log entries of a turn, newest first. */
interface Turn<Icon> {
  last: PlacedLogEntryOf<Icon>
  lines: PlacedLogEntryOf<Icon>[]
}

/** Groups entries by turn; newest turn first, and within it the newest entry first. */
function byTurns<Icon>(lines: readonly PlacedLogEntryOf<Icon>[]): Turn<Icon>[] {
  const turns: Turn<Icon>[] = []
  for (const line of lines.toReversed()) {
    const open = turns.at(-1)
    if (open && isSameTurnKey(open.last, line)) open.lines.push(line)
    else turns.push({ last: line, lines: [line] })
  }
  return turns
}

type LineProps<Icon> = Omit<PlacedLogEntryOf<Icon>, 'key'> & LineParts<Icon>

/** A log entry: the event, the reason in a second color, and the steps of the explanation when it is open. */
function LineOf<Icon>({ icon, what, why, steps, move, frame, Mark, Ask }: LineProps<Icon>) {
  const ask = Ask && <Ask move={move} frame={frame} />
  const told = (
    <>
      {what}
      {why && <span className={styles['why']}> {why}</span>}
    </>
  )
  return (
    <li className={styles['line']}>
      <span className={styles['icon']}>
        <Mark icon={icon} />
      </span>
      {steps.length === 0 ? (
        <p className={styles['text']}>
          {told} {ask}
        </p>
      ) : (
        <Explanation told={told} steps={steps}>
          {ask}
        </Explanation>
      )}
    </li>
  )
}

interface ExplanationProps {
  told: ReactNode
  steps: readonly string[]
  children: ReactNode
}

/** A log entry that opens its steps. While the focus is in it, Escape closes it before anything that was opened earlier. */
function Explanation({ told, steps, children }: ExplanationProps) {
  const { log } = useFrameWords()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hasFocus = () => details.current?.contains(document.activeElement) ?? false
  function close(): void {
    if (!details.current) return
    // The focus may be on a button that closes with it.
    details.current.querySelector('summary')?.focus({ preventScroll: true })
    details.current.open = false
  }
  useKeys('popover', [{ shortcut: SHARED_KEYS['put-back'], enabled: hasFocus, run: close }], isOpen)
  function onToggle(): void {
    if (!details.current) return
    setIsOpen(details.current.open)
    if (details.current.open) reveal(details.current)
  }
  return (
    <details ref={details} className={styles['text']} onToggle={onToggle}>
      <summary className={styles['summary']}>
        {told} <span className={styles['explain']}>{log.explain}</span>
      </summary>
      <ol className={styles['steps']}>
        {[...steps.entries()].map(([at, step]) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      {children}
    </details>
  )
}

/** Scrolls an element into view: an explanation can open below the visible part of the log. */
const reveal = (element: Element): void =>
  // jsdom has no `scrollIntoView`.
  element.scrollIntoView?.({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })

/** Memoized: existing entries must not render again when one is added. */
const Line = memo(LineOf) as typeof LineOf
