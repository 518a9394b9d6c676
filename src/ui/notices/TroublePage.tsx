import { Plank } from '../art/index.ts'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { useTale } from '../page/open-tale.ts'
import { useHouseWords } from '../text/house.ts'
import { KeepCopy } from './KeepCopy.tsx'
import { ShelfWay } from './load-failure.tsx'
import styles from './TroublePage.module.css'

interface TroublePageProps {
  error: Error
  again: () => void
}

/** True if a node was not where it was put: only another program moves or replaces nodes of the page. */
const isOfOther = ({ name, message }: Error): boolean =>
  (name === 'NotFoundError' || name === 'HierarchyRequestError') &&
  /removeChild|insertBefore|appendChild|not a child/i.test(message)

/** Instead of a page that could not be drawn: what happened, the game to keep, and several ways on. */
export function TroublePage({ error, again }: TroublePageProps) {
  const { notices } = useHouseWords()
  const tale = useTale()
  const { session, storage } = tale?.game.getState() ?? { session: null }
  const leave = () => {
    tale?.game.getState().leave()
    again()
  }
  return (
    <NoticePage title={notices.troubleTitle} seed="trouble">
      <p>{notices.trouble}</p>
      {isOfOther(error) && <p>{notices.troubleOther}</p>}
      {session && storage === 'ok' && <p>{notices.troubleKept}</p>}
      <p className={styles.what}>
        {notices.troubleWhat} <code>{error.message || error.name}</code>
      </p>
      <WaysOn>
        <Plank onClick={again}>{notices.tryAgain}</Plank>
        <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
        {tale && <KeepCopy tale={tale} />}
        {session && <Plank onClick={leave}>{notices.leaveTale}</Plank>}
        <ShelfWay />
      </WaysOn>
      {session && <p className={styles.hint}>{notices.leaveTaleHint}</p>}
    </NoticePage>
  )
}
