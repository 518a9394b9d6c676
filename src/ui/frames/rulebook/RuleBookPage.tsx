import { OpenBook } from '../../art/index.ts'
import { usePage } from '../../page/page.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import { WayPlank } from '../rescues/WayPlank.tsx'
import type { TaleRules } from './pages.ts'
import { RuleBook } from './RuleBook.tsx'
import styles from './RuleBookPage.module.css'

interface RuleBookPageProps {
  rules: TaleRules
  /** The address of the tale. */
  tale: string
}

/** The rule book as a page of its own: which page of it lies open, the address says. */
export function RuleBookPage({ rules, tale }: RuleBookPageProps) {
  const words = useRulebookWords()
  const open = usePage(({ place }) => place?.given[0] ?? null)
  const turnTo = (page: string | null) => {
    location.hash = page === null ? `${tale}/rules` : `${tale}/rules/${page}`
  }
  return (
    <main aria-label={rules.title} className={styles['page']} data-rule-book="">
      <OpenBook className={styles['book']}>
        <header className={styles['header']}>
          <h1 className={styles['title']}>{rules.title}</h1>
          <WayPlank to={tale}>{words.toTale}</WayPlank>
        </header>
        <RuleBook rules={rules} open={open} onOpen={turnTo} />
      </OpenBook>
    </main>
  )
}
