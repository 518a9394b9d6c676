import { HEARTS } from '../../../../engine/fairy-tale/index.ts'
import { HeartIcon } from '../../art/index.ts'
import styles from './TaleHearts.module.css'

interface TaleHeartsProps {
  /** How many the Oak still has. */
  hearts: number
  /** How wide each is, in pixels. */
  size: number
  /** Says the same to whoever does not see them; without it they are a picture beside words. */
  label?: (left: number, all: number) => string
}

/** The hearts of the Oak in a tale: those it has, and those it lost. */
export function TaleHearts({ hearts, size, label }: TaleHeartsProps) {
  return (
    <span className={styles.hearts}>
      {Array.from({ length: HEARTS }, (_, heart) => heart).map((heart) => (
        <HeartIcon key={heart} full={heart < hearts} size={size} />
      ))}
      {label && <span className="unseen">{label(hearts, HEARTS)}</span>}
    </span>
  )
}
