import { Title } from './Title.tsx'
import styles from './TopOfCover.module.css'

interface TopOfCoverProps {
  book: { readonly flourish: string; readonly main: string }
  /** Messages about unreadable data, such as the choices of an earlier visit, each a sentence. */
  problems: readonly string[]
}

/** The top of a cover: the title, and messages about unreadable data. Such data is ignored. */
export const TopOfCover = ({ book: { flourish, main }, problems }: TopOfCoverProps) => (
  <>
    <Title flourish={flourish} main={main} />
    {problems.map((problem) => (
      <p key={problem} className={styles['unreadable']} role="status">
        {problem}
      </p>
    ))}
  </>
)
