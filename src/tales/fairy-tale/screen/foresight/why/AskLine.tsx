import type { LogPosition } from '../../../../../ui/frames/log/log-entry.ts'
import { useGame, useTable } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from './AskWhy.module.css'
import { askWhy } from './explanation.ts'
import { questionAbout } from './questions.ts'

/** The button behind a line of the log that explains its event on the board. Null if there is nothing to explain. */
export function AskLine({ move, frame }: LogPosition) {
  const table = useTable()
  const { log } = useMessages()
  const course = useGame(({ session }) => session?.moves[move])
  const question = course && questionAbout(course, move, frame)
  if (!question) return null
  return (
    <button type="button" className={styles['ask']} onClick={() => askWhy(table, question)}>
      {log.ask}
    </button>
  )
}
