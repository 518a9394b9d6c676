import { pieces } from '../../text/emphasis.ts'
import styles from './LastPage.module.css'

/** A message in which some words stand out. */
export const Emphasised = ({ text }: { text: string }) =>
  pieces(text).map((piece) =>
    piece.strong ? (
      <b key={piece.index} className={styles.strong}>
        {piece.text}
      </b>
    ) : (
      piece.text
    ),
  )
