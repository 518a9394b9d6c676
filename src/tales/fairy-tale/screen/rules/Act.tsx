import type { ReactNode } from 'react'
import { RuleLine } from '../../../../ui/frames/book/RuleLines.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import { useAllWords } from '../../words/all-words.ts'
import type { Ruling } from '../cards/rule-refs.ts'
import type { PageId } from '../rulebook/examples/index.ts'
import styles from './rules.module.css'

interface ActProps {
  icon: ReactNode
  name?: string
  how: string
  /** The numbers under which more is said of it. */
  rulings?: readonly Ruling[]
  /** The page of the rule book that shows it. */
  page?: PageId
  /** More about it, below. */
  children?: ReactNode
}

/** One thing in a list of this tale's rule book, with where its rules stand. */
export function Act({ icon, name, how, rulings = [], page, children }: ActProps) {
  const { cards } = useAllWords()
  return (
    <RuleLine icon={icon} name={name} how={how}>
      {rulings.length > 0 && <span className={styles.where}> ({cards.rulings(rulings)})</span>}
      {page && (
        <>
          {' '}
          <TryPage page={page} name={name ?? how} />
        </>
      )}
      {children && <> {children}</>}
    </RuleLine>
  )
}
