import { Fragment, type ReactNode } from 'react'
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

interface DayRivalsProps<Role extends string> {
  /** The player's role, and those of its rivals. */
  own: Role
  others: readonly Role[]
  pictureOf(role: Role, size: number): ReactNode
  children: ReactNode
}

/** The player's role, large, and its rivals. */
export const DayRivals = <Role extends string>({
  own,
  others,
  pictureOf,
  children,
}: DayRivalsProps<Role>) => (
  <DayCompany
    pictures={
      <>
        {pictureOf(own, 120)}
        {others.map((role) => (
          <Fragment key={role}>{pictureOf(role, 72)}</Fragment>
        ))}
      </>
    }
  >
    {children}
  </DayCompany>
)
