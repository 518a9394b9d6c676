import { useCallback, useContext, useMemo } from 'react'
import { useSpokenText } from '../../page/announce.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import { KeyWords } from '../cards/KeyWords.tsx'
import styles from './Found.module.css'
import { OpensPage, type RuleText, type TaleRules } from './pages.ts'
import { pagesWith } from './search.ts'

/** The pages that a search finds, in any language; told in the one that the page speaks. */
export function Found({ rules, query }: { rules: TaleRules; query: string }) {
  const words = useRulebookWords()
  const open = useContext(OpensPage)
  const texts = useEveryText(rules)
  const found = useMemo(() => pagesWith(query, texts), [query, texts])
  const said = found.length > 0 ? words.found(found.length) : words.nothing(query.trim())
  useSpokenText(said)
  return (
    <div className={styles['found']}>
      <p>{said}</p>
      <ul>
        {found.flatMap((id) => {
          const page = rules.pages.find((one) => one.id === id)
          return page ? (
            <li key={id}>
              <button type="button" className={styles['page']} onClick={() => open(id)}>
                <span className={styles['icon']} aria-hidden="true">
                  <rules.Icon page={id} />
                </span>
                <span>
                  <b>{page.title}</b> <KeyWords text={page.text} />
                </span>
              </button>
            </li>
          ) : (
            []
          )
        })}
      </ul>
    </div>
  )
}

/** What all pages say in every language; in this one alone until the others have come. */
function useEveryText(rules: TaleRules): readonly RuleText[] {
  const load = useCallback(() => rules.everywhere().catch(() => []), [rules])
  const others = useLoaded(load)
  return useMemo(() => [...rules.pages, ...(others ?? [])], [rules, others])
}
