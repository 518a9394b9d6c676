import type { Moment } from '../../../../../ui/frames/log/told-line.ts'
import { useGame, useTable } from '../../../table.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from './AskWhy.module.css'
import { askWhy } from './explanation.ts'
import { questionAbout } from './questions.ts'

/** Behind the line of the tale that tells of a moment: shows on the board why it went so; nothing where there is nothing to show. */
export function AskLine({ move, frame }: Moment) {
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
