import { Icon } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './AgainButton.module.css'
import { playAgain } from './play-again.ts'

/** Shows the last monsters' turn once more. */
export function AgainButton() {
  const table = useTable()
  const { show } = useMessages().table
  const { key, hinted } = useKeyHint(SHORTCUTS.again)
  return (
    <button
      type="button"
      className={styles['again']}
      aria-keyshortcuts={key}
      title={hinted(show.again)}
      onClick={() => playAgain(table)}
    >
      <Icon name="play" size={15} />
      {show.again}
    </button>
  )
}
