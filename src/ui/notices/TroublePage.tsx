import { fairyTale, storedForm } from '../../engine/fairy-tale/index.ts'
import { writeGame } from '../../engine/kernel/index.ts'
import { useGame } from '../../store/game.ts'
import { Plank, Sheet } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { download } from './download.ts'
import styles from './TroublePage.module.css'

interface TroublePageProps {
  error: Error
  again: () => void
}

/** Instead of a page that could not be drawn: what happened, the game to keep, and several ways on. */
export function TroublePage({ error, again }: TroublePageProps) {
  const { notices } = useMessages()
  const session = useGame((game) => game.session)
  const leave = () => {
    useGame.getState().leave()
    again()
  }
  return (
    <main className={styles.page}>
      <Sheet className={styles.sheet ?? ''} seed="trouble" role="alert">
        <h1 className={styles.title}>{notices.troubleTitle}</h1>
        <p>{notices.trouble}</p>
        {session && <p>{notices.troubleKept}</p>}
        <p className={styles.what}>
          {notices.troubleWhat} <code>{error.message || error.name}</code>
        </p>
        <div className={styles.ways}>
          <Plank onClick={again}>{notices.tryAgain}</Plank>
          <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
          {session && (
            <Plank
              onClick={() => download(writeGame(fairyTale, storedForm, session), `${notices.fileName}.json`)}
            >
              {notices.saveCopy}
            </Plank>
          )}
          {session && <Plank onClick={leave}>{notices.leaveTale}</Plank>}
        </div>
        {session && <p className={styles.hint}>{notices.leaveTaleHint}</p>}
      </Sheet>
    </main>
  )
}
