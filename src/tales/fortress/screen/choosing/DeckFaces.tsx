import { CreatureIcon } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import styles from './DeckFaces.module.css'
import { facesOf } from './decks.ts'

/** Three creatures of a deck for its card: one in the middle, two in front. */
export function DeckFaces({ wish }: { wish: Wish }) {
  const [left, middle, right] = facesOf(wish)
  return (
    <span className={styles.faces} aria-hidden="true">
      {middle && (
        <span className={styles.middle}>
          <CreatureIcon id={middle} size={62} />
        </span>
      )}
      {left && (
        <span className={styles.left}>
          <CreatureIcon id={left} size={54} />
        </span>
      )}
      {right && (
        <span className={styles.right}>
          <CreatureIcon id={right} size={54} />
        </span>
      )}
    </span>
  )
}
