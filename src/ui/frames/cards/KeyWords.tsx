import { pieces } from '../../text/emphasis.ts'
import styles from './KeyWords.module.css'

/** A sentence with the words that matter underlined. */
export const KeyWords = ({ text }: { text: string }) => (
  <>
    {pieces(text).map((piece) =>
      piece.strong ? (
        <em key={piece.index} className={styles['key']}>
          {piece.text}
        </em>
      ) : (
        piece.text
      ),
    )}
  </>
)
