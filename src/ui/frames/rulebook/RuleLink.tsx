import type { ReactNode } from 'react'
import { openRule } from '../../page/page.ts'
import styles from './RuleLink.module.css'

/** Where the rules say something: opens the rule book there, over the page. */
export const RuleLink = ({ page, children }: { page: string; children: ReactNode }) => (
  <button type="button" className={styles['link']} onClick={() => openRule(page)}>
    {children}
  </button>
)
