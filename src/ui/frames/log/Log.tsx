import { type ComponentType, Fragment, memo } from 'react'
import { isSameChapter } from '../../../playback/chapter.ts'
import { TextButton } from '../../art/index.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './Log.module.css'
import type { Moment, ToldLine } from './told-line.ts'

/** What a tale draws in a line: the picture before it, and what may be asked behind it. */
interface LineParts<Icon> {
  Mark: ComponentType<{ icon: Icon }>
  Ask?: ComponentType<Moment>
}

interface LogProps<Icon> extends LineParts<Icon> {
  /** What has been told to whoever looks, from the first line to the last. */
  lines: readonly ToldLine<Icon>[]
  /** Lines told by later events are not shown yet; null when nothing is playing. */
  until: Moment | null
  /** The first move that can be taken back freely: what lies behind it is marked. Absent where nobody plays on. */
  freeFrom?: number | undefined
  /** The heading of a turn, by whose it is, and of which part of a tale that can begin once more. */
  headingOf(turn: number, seat: number, part?: number): string
  /** Opens the album, in which all of it can be looked at again. */
  onLookBack?: () => void
  /** Opens the book in which it is told as a tale. */
  onRead?: () => void
}

/** What happened so far, the newest line first, by turns. New lines are said aloud elsewhere, so not here. */
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
          // Its first line names it: a game that is begun once more has the same turns again.
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

const isAfter = (one: Moment, other: Moment): boolean =>
  one.move > other.move || (one.move === other.move && one.frame > other.frame)

/** The lines of a turn, the newest first. */
interface Turn<Icon> {
  last: ToldLine<Icon>
  lines: ToldLine<Icon>[]
}

/** The lines by turns, newest turn first; within a turn newest line first. */
function byTurns<Icon>(lines: readonly ToldLine<Icon>[]): Turn<Icon>[] {
  const turns: Turn<Icon>[] = []
  for (const line of lines.toReversed()) {
    const open = turns.at(-1)
    if (open && isSameChapter(open.last, line)) open.lines.push(line)
    else turns.push({ last: line, lines: [line] })
  }
  return turns
}

type LineProps<Icon> = Omit<ToldLine<Icon>, 'key'> & LineParts<Icon>

/** One line: what happened in ink, why in the second ink; opened, the whole explanation, step by step. */
function LineOf<Icon>({ icon, what, why, steps, move, frame, Mark, Ask }: LineProps<Icon>) {
  const { log } = useFrameWords()
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
        <details className={styles['text']}>
          <summary className={styles['summary']}>
            {told} <span className={styles['explain']}>{log.explain}</span>
          </summary>
          <ol className={styles['steps']}>
            {[...steps.entries()].map(([at, step]) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
          {ask}
        </details>
      )}
    </li>
  )
}

/** A line that stands is not drawn again when another one comes. */
const Line = memo(LineOf) as typeof LineOf
