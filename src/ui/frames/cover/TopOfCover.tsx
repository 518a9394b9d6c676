import { Title } from './Title.tsx'
import styles from './TopOfCover.module.css'

interface TopOfCoverProps {
  book: { readonly flourish: string; readonly main: string }
  /** What of an earlier visit could not be read, in words; null where all could. */
  unreadable: string | null
}

/** The top of a cover: the title, and what of an earlier visit could not be read: told, and nothing of it is used. */
export const TopOfCover = ({ book: { flourish, main }, unreadable }: TopOfCoverProps) => (
  <>
    <Title flourish={flourish} main={main} />
    {unreadable !== null && (
      <p className={styles['unreadable']} role="status">
        {unreadable}
      </p>
    )}
  </>
)
