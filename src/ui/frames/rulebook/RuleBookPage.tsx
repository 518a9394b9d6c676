import { OpenBook } from '../../art/index.ts'
import { usePage } from '../../page/page.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import { LinkButton } from '../rescues/LinkButton.tsx'
import type { TaleRules } from './pages.ts'
import { RuleBook } from './RuleBook.tsx'
import styles from './RuleBookPage.module.css'

interface RuleBookPageProps {
  rules: TaleRules
  /** The address of the tale. */
  tale: string
}

/** The rule book on its own page. The address names the open page of the book. */
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
          <LinkButton to={tale}>{words.toTale}</LinkButton>
        </header>
        <RuleBook rules={rules} open={open} onOpen={turnTo} />
      </OpenBook>
    </main>
  )
}
