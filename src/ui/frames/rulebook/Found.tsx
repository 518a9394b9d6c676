import { useCallback, useContext, useMemo } from 'react'
import { useSpokenText } from '../../page/announce.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useRulebookWords } from '../../text/rulebook.ts'
import { Spreads } from '../book/Spreads.tsx'
import { KeyWords } from '../info-card/KeyWords.tsx'
import styles from './Found.module.css'
import { OpensPage, type RuleText, type TaleRules } from './pages.ts'
import { pagesWith, soughtIn } from './search.ts'

/** The search results: pages found in any language, listed in the current one. */
export function Found({ rules, query }: { rules: TaleRules; query: string }) {
  const words = useRulebookWords()
  const open = useContext(OpensPage)
  const texts = useEveryText(rules)
  const found = useMemo(() => pagesWith(query, texts), [query, texts])
  const said = found.length > 0 ? words.found(found.length) : words.nothing(query.trim())
  useSpokenText(said)
  return (
    <Spreads key={query} name={words.search}>
      <p>{said}</p>
      <ul className={styles['found']}>
        {found.flatMap((id) => {
          const page = rules.pages.find((one) => one.id === id)
          return page ? (
            <li key={id}>
              <button type="button" className={styles['page']} onClick={() => open(id)}>
                <span className={styles['icon']} aria-hidden="true">
                  <rules.Icon page={id} />
                </span>
                <Answer page={page} query={query} />
              </button>
            </li>
          ) : (
            []
          )
        })}
      </ul>
    </Spreads>
  )
}

/** The text of a page with the matches marked; with the first matching ruling, if only rulings match. */
function Answer({ page: { title, text, rulings }, query }: { page: RuleText; query: string }) {
  const words = useRulebookWords()
  const isIn = (one: string) => soughtIn(one, query).some(({ found }) => found)
  const ruling = isIn(title) || isIn(text) ? undefined : rulings.find(([, one]) => isIn(one))
  return (
    <span>
      <b>
        <Sought text={title} query={query} />
      </b>{' '}
      <KeyWords text={text} draw={(piece) => <Sought text={piece} query={query} />} />
      {ruling && (
        <>
          {' '}
          <i>{words.rule(ruling[0])}</i> <Sought text={ruling[1]} query={query} />
        </>
      )}
    </span>
  )
}

/** A text with the matches marked. */
const Sought = ({ text, query }: { text: string; query: string }) =>
  soughtIn(text, query).map((piece) =>
    piece.found ? (
      <mark key={piece.index} className={styles['sought']}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )

/** Hook: the text of all pages in every language; only in the current one until the others have loaded. */
function useEveryText(rules: TaleRules): readonly RuleText[] {
  const load = useCallback(() => rules.everywhere().catch(() => []), [rules])
  const others = useLoaded(load)
  return useMemo(() => [...rules.pages, ...(others ?? [])], [rules, others])
}
