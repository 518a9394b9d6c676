import { heartsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { HeartIcon } from '../../art/index.ts'
import styles from './TaleHearts.module.css'

interface TaleHeartsProps {
  state: Pick<State, 'hearts' | 'rules'>
  /** Width of a heart, in pixels. */
  size: number
  /** The text for screen readers; undefined if words beside the picture say the same. */
  label?: (left: number, all: number) => string
}

/** The hearts of the Oak, whole and lost. */
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
