import { useContext } from 'react'
import { useRulebookWords } from '../../text/rulebook.ts'
import { OpensPage } from './pages.ts'
import styles from './TryPage.module.css'

/** The link in an overview to the page with examples of a rule. */
export function TryPage({ page, name }: { page: string; name: string }) {
  const words = useRulebookWords()
  const open = useContext(OpensPage)
  return (
    <button
      type="button"
      className={styles['try']}
      data-page={page}
      aria-label={words.tryPage(name)}
      onClick={() => open(page)}
    >
      {words.tryIt}
    </button>
  )
}
