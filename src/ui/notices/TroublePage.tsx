import { fairyTale, storedForm } from '../../engine/fairy-tale/index.ts'
import { writeGame } from '../../engine/kernel/index.ts'
import { useGame } from '../../store/game.ts'
import { Plank } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import { download } from './download.ts'
import { NoticePage, WaysOn } from './NoticePage.tsx'
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
    <NoticePage title={notices.troubleTitle} seed="trouble">
      <p>{notices.trouble}</p>
      {session && <p>{notices.troubleKept}</p>}
      <p className={styles.what}>
        {notices.troubleWhat} <code>{error.message || error.name}</code>
      </p>
      <WaysOn>
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
      </WaysOn>
      {session && <p className={styles.hint}>{notices.leaveTaleHint}</p>}
    </NoticePage>
  )
}
