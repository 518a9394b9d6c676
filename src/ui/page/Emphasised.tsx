import { pieces } from '../text/emphasis.ts'
import styles from './Emphasised.module.css'

interface EmphasisedProps {
  text: string
  /** The class of what stands out, where it is not as in a tale. */
  by?: string | undefined
}

/** A message in which some words stand out. */
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
