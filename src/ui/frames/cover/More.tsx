import type { ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import styles from './More.module.css'
import { MORE_ID } from './MorePlank.tsx'

/** All that has an answer already, behind the plank. */
export const More = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.more} id={MORE_ID} aria-labelledby="more-heading">
    <Heading>
      <span id="more-heading">{heading}</span>
    </Heading>
    {children}
  </section>
)

/** A choice there, and below it what comes of it. */
export const ChoiceWithHow = ({ how, children }: { how: string; children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.how}>{how}</p>
  </div>
)
