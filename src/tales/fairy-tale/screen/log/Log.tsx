import { memo, useMemo } from 'react'
import type { Config } from '../../../../engine/fairy-tale/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import type { Move, Session } from '../../game.ts'
import { AskLine } from '../foresight/why/AskWhy.tsx'
import { LineIcon } from './LineIcon.tsx'
import styles from './Log.module.css'
import type { LogLine } from './line.ts'
import { logLines } from './logLines.ts'

interface LogProps {
  session: Session
  /** Lines told by later events are not shown yet; null when nothing is playing. */
  until: LogMoment | null
}

/** A moment of the tale: a move, and how far its events have been shown. */
export interface LogMoment {
  move: number
  frame: number
}

/** The tale so far, the newest line first, in chapters. New lines are said aloud elsewhere, so not here. */
export const Log = memo(function Log({ session, until }: LogProps) {
  const m = useMessages()
  const { move, frame } = until ?? { move: Number.POSITIVE_INFINITY, frame: 0 }
  const all = useMemo(() => logLines(session, m), [session, m])
  const lines = all.filter((line) => line.move < move || (line.move === move && line.frame <= frame))
  return (
    <div className={styles['log']} role="log" aria-live="off" aria-label={m.log.heading}>
      {lines.length === 0 && <p className={styles['none']}>{m.log.empty}</p>}
      {chaptersOf(lines).map(({ turn, lines: chapter }) => (
        <section key={turn}>
          <h4 className={styles['chapter']}>{headingOf(turn, chapter[0]?.seat ?? 0, session.config, m)}</h4>
          <ol className={styles['lines']}>
            {chapter.map(({ key, ...line }) => (
              <Line key={key} {...line} course={session.moves[line.move]} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})

/** The heading of a chapter: the turn, and whose it is; the opening belongs to nobody. */
const headingOf = (turn: number, seat: number, config: Config, m: ReturnType<typeof useMessages>): string => {
  const character = config.seats[seat]?.character
  return turn === 0 || !character ? m.common.chapter(turn) : m.log.turn(turn, m.common.characters[character])
}

interface Chapter {
  turn: number
  lines: LogLine[]
}

/** The lines by turns, newest turn first; within a turn newest line first. */
function chaptersOf(lines: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const line of lines.toReversed()) {
    const open = chapters.at(-1)
    if (open?.turn === line.turn) open.lines.push(line)
    else chapters.push({ turn: line.turn, lines: [line] })
  }
  return chapters
}

interface LineProps extends Omit<LogLine, 'key'> {
  /** The move of which it tells. */
  course: Move | undefined
}

/** One line: what happened in ink, why in the second ink; opened, the whole explanation, step by step. */
const Line = memo(function Line({ icon, what, why, steps, course, move, frame }: LineProps) {
  const { log } = useMessages()
  const ask = course && <AskLine course={course} move={move} frame={frame} />
  const told = (
    <>
      {what}
      {why && <span className={styles['why']}> {why}</span>}
    </>
  )
  return (
    <li className={styles['line']}>
      <span className={styles['icon']}>
        <LineIcon icon={icon} />
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
})
