import { type KeyboardEvent, useId, useState } from 'react'
import { isComposed } from '../../input/key-press.ts'
import { TextField } from '../../input/TextField.tsx'
import { useRulebookWords } from '../../text/rulebook.ts'
import { Spreads } from '../book/Spreads.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Found } from './Found.tsx'
import { OpensPage, type TaleRules } from './pages.ts'
import styles from './RuleBook.module.css'
import { RulePage } from './RulePage.tsx'

interface RuleBookProps {
  rules: TaleRules
  /** The id of the open page; null: the overview of a chapter. */
  open: string | null
  onOpen: (page: string | null) => void
}

/** A tale's rule book: an overview of each chapter, a page for every rule, and a search. */
export function RuleBook({ rules, open, onOpen }: RuleBookProps) {
  const [query, setQuery] = useState('')
  const [glanced, setGlanced] = useState(rules.chapters[0]?.id ?? '')
  const page = rules.pages.find(({ id }) => id === open)
  const chapter = page?.chapter ?? glanced
  const turnTo = (to: string | null) => {
    setQuery('')
    setGlanced(rules.pages.find(({ id }) => id === to)?.chapter ?? chapter)
    onOpen(to)
  }
  const toChapter = (id: string) => {
    setQuery('')
    setGlanced(id)
    onOpen(null)
  }
  return (
    <OpensPage value={turnTo}>
      <Search query={query} onQuery={setQuery} />
      <Tabs
        bookmarks
        label={rules.title}
        open={chapter}
        onOpen={toChapter}
        tabs={rules.chapters.map(({ id, title, overview }) => ({
          id,
          title,
          panel: query.trim() ? (
            <Found rules={rules} query={query} />
          ) : page ? (
            <RulePage rules={rules} page={page} onOpen={turnTo} />
          ) : (
            <Spreads key={id} name={title}>
              {open !== null && <Strange name={open} />}
              <h2 className="unseen">{title}</h2>
              {overview}
            </Spreads>
          ),
        }))}
      />
    </OpensPage>
  )
}

/** The message that a requested page is not in the book. */
function Strange({ name }: { name: string }) {
  const words = useRulebookWords()
  return <p role="status">{words.strange(name)}</p>
}

function Search({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const words = useRulebookWords()
  const id = useId()
  // Escape clears the field before it closes the book. During input method composition it does neither, although browsers would clear the
  // field.
  function onKeyDown(event: KeyboardEvent): void {
    const composes = isComposed(event.nativeEvent)
    if (event.key !== 'Escape' || (query === '' && !composes)) return
    event.preventDefault()
    event.stopPropagation()
    if (!composes) onQuery('')
  }
  return (
    <search className={styles['search']}>
      <label htmlFor={id}>{words.search}</label>
      <TextField
        id={id}
        type="search"
        value={query}
        placeholder={words.searchHow}
        onText={onQuery}
        onKeyDown={onKeyDown}
      />
    </search>
  )
}
