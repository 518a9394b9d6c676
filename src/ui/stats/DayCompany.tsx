import type { ReactNode } from 'react'
import styles from './DayCompany.module.css'

interface DayCompanyProps {
  /** Pictures of the roles, side by side. */
  pictures: ReactNode
  /** The same in words. */
  children: ReactNode
}

/** Who is in the tale of a day, before it is begun. */
export const DayCompany = ({ pictures, children }: DayCompanyProps) => (
  <figure className={styles['company']}>
    <div className={styles['pictures']}>{pictures}</div>
    <figcaption>{children}</figcaption>
  </figure>
)
