import type { ReactNode } from 'react'
import { KeyWords } from '../../../../ui/frames/cards/KeyWords.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import type { Ruling } from '../cards/rule-refs.ts'
import styles from './rules.module.css'

interface ActProps {
  icon: ReactNode
  name?: string
  how: string
  /** The numbers under which more is said of it. */
  rulings?: readonly Ruling[]
  /** More about it, below. */
  children?: ReactNode
}

/** One thing in a list: its picture, its name, what it does. */
export function Act({ icon, name, how, rulings = [], children }: ActProps) {
  const { cards } = useAllWords()
  return (
    <li className={styles.act}>
      <span className={styles.icon}>{icon}</span>
      <div>
        {name && <span className={styles.name}>{name} </span>}
        <KeyWords text={how} />
        {rulings.length > 0 && <span className={styles.where}> ({cards.rulings(rulings)})</span>}
        {children && <> {children}</>}
      </div>
    </li>
  )
}
