import type { ReactNode } from 'react'
import { openRule } from '../../page/page.ts'
import styles from './RuleLink.module.css'

/** A link to the rules: opens a page of the rule book as a dialog. */
export const RuleLink = ({ page, children }: { page: string; children: ReactNode }) => (
  <button type="button" className={styles['link']} onClick={() => openRule(page)}>
    {children}
  </button>
)
