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
  /** The rulings that it cites. */
  rulings?: readonly Ruling[]
  /** The page of the rule book that shows it. */
  page?: PageId
  /** More text, below it. */
  children?: ReactNode
}

/** An entry in a list of this tale's rule book, with its rulings. */
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
