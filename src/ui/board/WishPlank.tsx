import { useIntent } from '../../store/intent.ts'
import { refusalText } from '../log/refusalText.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './board.module.css'
import type { Inset } from './camera/view.ts'

/** Why the last wish was refused, in words, where the eye is anyway. */
export function WishPlank({ inset: { left, right, bottom } }: { inset: Inset }) {
  const m = useMessages()
  const wish = useIntent((intent) => intent.wish)
  return (
    <div
      className={styles['wish']}
      style={{ left, right, bottom: `calc(${bottom + 14}px + var(--rise, 0px))` }}
      role="status"
    >
      {wish && (
        <p className={styles['why']} data-refusal="">
          {refusalText(m, wish)}
        </p>
      )}
    </div>
  )
}
