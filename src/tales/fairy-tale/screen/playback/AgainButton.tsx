import { Icon } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './AgainButton.module.css'
import { playAgain } from './play-again.ts'

/** Replays the last turn of the monsters. */
export function AgainButton() {
  const table = useTable()
  const { watchAgain } = useMessages().table
  const { key, hinted } = useKeyHint(SHORTCUTS.again)
  return (
    <button
      type="button"
      className={styles['again']}
      aria-keyshortcuts={key}
      title={hinted(watchAgain)}
      onClick={() => playAgain(table)}
    >
      <Icon name="play" size={15} />
      {watchAgain}
    </button>
  )
}
