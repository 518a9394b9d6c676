import { pieces } from '../text/emphasis.ts'
import styles from './Emphasised.module.css'

interface EmphasisedProps {
  text: string
  /** The class of emphasized words, if it is not the one of stories. */
  by?: string | undefined
}

/** A message with emphasized words. */
export const Emphasised = ({ text, by = styles.strong }: EmphasisedProps) => (
  <>
    {pieces(text).map((piece) =>
      piece.strong ? (
        <b key={piece.index} className={by}>
          {piece.text}
        </b>
      ) : (
        piece.text
      ),
    )}
  </>
)
