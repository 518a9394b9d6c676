import { usePlayback } from '../../playback/playback.ts'
import { Plank } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './LookingBack.module.css'
import { toLastPage, usePage } from './page.ts'

/** Over the table of a game that is over: the way back to its last page. */
export function LookingBack() {
  const { end } = useMessages()
  const looking = usePage((page) => page.lookingBack)
  const over = usePlayback(({ shown }) => shown?.outcome != null)
  if (!looking || !over) return null
  return (
    <div className={styles.back}>
      <Plank tone="blue" onClick={toLastPage}>
        {end.toLastPage}
      </Plank>
    </div>
  )
}
