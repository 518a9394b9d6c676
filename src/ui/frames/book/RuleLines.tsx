import type { ReactNode } from 'react'
import { KeyWords } from '../info-card/KeyWords.tsx'
import styles from './RuleLines.module.css'

/** A list of things in a rule book. */
export const RuleLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles['lines']}>{children}</ul>
)

interface RuleLineProps {
  icon: ReactNode
  name?: string | undefined
  how: string
  /** More text after the description. */
  children?: ReactNode
}

/** An item of the list: picture, name, effect. */
export const RuleLine = ({ icon, name, how, children }: RuleLineProps) => (
  <li className={styles['line']}>
    <span className={styles['icon']}>{icon}</span>
    <div>
      {name && <span className={styles['name']}>{name} </span>}
      <KeyWords text={how} />
      {children}
    </div>
  </li>
)

/** Rules in full, by their numbers. */
export const NumberedRules = ({ rules }: { rules: readonly (readonly [number, ReactNode])[] }) => (
  <ol className={styles['numbered']}>
    {rules.map(([number, text]) => (
      <li key={number} value={number}>
        {text}
      </li>
    ))}
  </ol>
)
