import { Fragment, type ReactNode } from 'react'
import { pieces } from '../../text/emphasis.ts'
import styles from './KeyWords.module.css'

interface KeyWordsProps {
  text: string
  /** Draws the words of a piece. */
  draw?: (words: string) => ReactNode
}

/** A sentence with the words that matter underlined. */
export const KeyWords = ({ text, draw = (words) => words }: KeyWordsProps) => (
  <>
    {pieces(text).map((piece) =>
      piece.strong ? (
        <em key={piece.index} className={styles['key']}>
          {draw(piece.text)}
        </em>
      ) : (
        <Fragment key={piece.index}>{draw(piece.text)}</Fragment>
      ),
    )}
  </>
)
