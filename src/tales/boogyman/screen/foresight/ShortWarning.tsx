import { useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './foresight.module.css'
import { useWarnings } from './useWarnings.ts'
import { WarningSign } from './WarningSign.tsx'
import { shortWarning } from './warning-words.ts'

/** The gravest threat in a few words, or only its icon; a press opens the full list. Null without threats. */
export function ShortWarning({ narrow, onOpen }: { narrow: boolean; onOpen: () => void }) {
  const m = useMessages()
  const [gravest] = useWarnings(useLiveState()).filter(({ isThreat }) => isThreat)
  if (!gravest) return null
  return (
    <button type="button" className={styles['short']} onClick={onOpen}>
      <WarningSign warning={gravest} />
      <span className={narrow ? 'unseen' : undefined}>{shortWarning(m, gravest)}</span>
    </button>
  )
}
