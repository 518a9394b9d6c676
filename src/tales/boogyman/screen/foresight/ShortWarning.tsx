import { useMessages } from '../../words/messages.ts'
import { useReal } from '../now/at-table.ts'
import styles from './foresight.module.css'
import { useWarnings } from './useWarnings.ts'
import { WarningSign } from './WarningSign.tsx'
import { shortWarning } from './warning-words.ts'

/** The gravest of the threats in a few words, or as its sign alone; pressed it leads to all of them. Nothing where there is none. */
export function ShortWarning({ narrow, onOpen }: { narrow: boolean; onOpen: () => void }) {
  const m = useMessages()
  const [gravest] = useWarnings(useReal()).filter(({ isThreat }) => isThreat)
  if (!gravest) return null
  return (
    <button type="button" className={styles['short']} onClick={onOpen}>
      <WarningSign warning={gravest} />
      <span className={narrow ? 'unseen' : undefined}>{shortWarning(m, gravest)}</span>
    </button>
  )
}
