import { heartsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { HeartIcon } from '../../art/index.ts'
import styles from './TaleHearts.module.css'

interface TaleHeartsProps {
  state: Pick<State, 'hearts' | 'rules'>
  /** How wide each is, in pixels. */
  size: number
  /** Says the same to whoever does not see them; without it they are a picture beside words. */
  label?: (left: number, all: number) => string
}

/** The hearts of the Oak in a tale: those it has, and those it lost. */
export function TaleHearts({ state: { hearts, rules }, size, label }: TaleHeartsProps) {
  const all = heartsOf(rules)
  return (
    <span className={styles.hearts}>
      {Array.from({ length: all }, (_, heart) => heart).map((heart) => (
        <HeartIcon key={heart} full={heart < hearts} size={size} />
      ))}
      {label && <span className="unseen">{label(hearts, all)}</span>}
    </span>
  )
}
