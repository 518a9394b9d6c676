import { Button } from '../art/index.ts'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { useTale } from '../page/open-tale.ts'
import { useAppWords } from '../text/house.ts'
import { KeepCopy } from './KeepCopy.tsx'
import { ShelfWay } from './load-failure.tsx'
import styles from './TroublePage.module.css'

interface TroublePageProps {
  error: Error
  again: () => void
}

/** True if a DOM node was not in its place: an extension or a translator has moved or replaced it. */
const isOfOther = ({ name, message }: Error): boolean =>
  (name === 'NotFoundError' || name === 'HierarchyRequestError') &&
  /removeChild|insertBefore|appendChild|not a child/i.test(message)

/** The page in place of one that failed to render: the error, a copy of the game, and ways on. */
export function TroublePage({ error, again }: TroublePageProps) {
  const { notices } = useAppWords()
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
        <Button onClick={again}>{notices.tryAgain}</Button>
        <Button onClick={() => location.reload()}>{notices.reload}</Button>
        {tale && <KeepCopy tale={tale} />}
        {session && <Button onClick={leave}>{notices.leaveTale}</Button>}
        <ShelfWay />
      </WaysOn>
      {session && <p className={styles.hint}>{notices.leaveTaleHint}</p>}
    </NoticePage>
  )
}
