import type { ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import styles from './More.module.css'
import { MORE_ID } from './MoreButton.tsx'

/** The choice box: choices that have a default. */
export const More = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.more} id={MORE_ID} aria-labelledby="more-heading">
    <Heading>
      <span id="more-heading">{heading}</span>
    </Heading>
    {children}
  </section>
)

/** A choice with its consequences below. */
export const ChoiceWithHow = ({ how, children }: { how: string; children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.how}>{how}</p>
  </div>
)
