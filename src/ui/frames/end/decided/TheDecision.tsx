import type { ReactNode } from 'react'
import { Heading } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/useAlbumWords.ts'
import styles from './decided.module.css'

interface TheDecisionProps {
  /** Nothing more will be found. */
  over: boolean
  /** What is said where there was none. */
  none: string
  /** What was done and what would have been better; null where nothing is known of one. */
  children: ReactNode
}

/** The decision that cost most; a kind word where there was none. */
export function TheDecision({ over, none, children }: TheDecisionProps) {
  const { review } = useAlbumWords()
  return (
    <section aria-labelledby="costly-decision">
      <Heading>
        <span id="costly-decision">{review.decision}</span>
      </Heading>
      {children ?? <p className={styles['thinking']}>{over ? none : review.looking}</p>}
    </section>
  )
}

interface ComparedProps {
  turn: number
  /** The boards after either. */
  played: ReactNode
  better: ReactNode
  /** What would have been better, in words, and where to go. */
  advice: ReactNode
  ways: ReactNode
}

/** What was done and what would have been better, side by side, and what it would have brought. */
export function Compared({ turn, played, better, advice, ways }: ComparedProps) {
  const { review } = useAlbumWords()
  return (
    <>
      <div className={styles['both']}>
        <figure>
          {played}
          <figcaption>{review.played(turn)}</figcaption>
        </figure>
        <figure>
          {better}
          <figcaption>{review.better}</figcaption>
        </figure>
      </div>
      <p className={styles['advice']}>{advice}</p>
      {ways}
    </>
  )
}

/** While a tale is read once more, or where that cannot be. */
export function StillReading({ failed }: { failed: boolean }) {
  const { review } = useAlbumWords()
  return <p className={styles['thinking']}>{failed ? review.failed : review.thinking}</p>
}
