import type { ReactNode } from 'react'
import { Heading } from '../../../../ui/art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './rules.module.css'

/** A heading with its section number, which cards cite. */
export function Titled({ section, children }: { section: string; children: ReactNode }) {
  return (
    <Heading level={3}>
      {children} <Section number={section} />
    </Heading>
  )
}

/** A section number in small print. */
export function Section({ number }: { number: string }) {
  return <small className={styles.section}>{useAllWords().cards.section(number)}</small>
}
