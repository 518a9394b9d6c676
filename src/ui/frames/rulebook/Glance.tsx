import type { ReactNode } from 'react'
import { RuleLine } from '../book/RuleLines.tsx'
import styles from './Glance.module.css'
import { TryPage } from './TryPage.tsx'

/** What a chapter at a glance begins with: what it is all about. */
export const Aim = ({ children }: { children: ReactNode }) => <p className={styles['aim']}>{children}</p>

/** What is only good to know. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={styles['aside']}>{children}</p>

interface TriedLineProps<Page extends string> {
  page: Page
  icon: ReactNode
  name?: string | undefined
  how: string
}

/** A rule in a line, and the way to its page with a running board. */
export const TriedLine = <Page extends string>({ page, icon, name, how }: TriedLineProps<Page>) => (
  <RuleLine icon={icon} name={name} how={how}>
    {' '}
    <TryPage page={page} name={name ?? how} />
  </RuleLine>
)
