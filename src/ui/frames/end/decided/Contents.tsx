import { Choice } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/useAlbumWords.ts'
import styles from './decided.module.css'

/** What the right page tells: how it went and who was there, or the turn that decided it. */
const CONTENTS = ['story', 'decided'] as const
export type Content = (typeof CONTENTS)[number]

interface ContentsProps {
  shown: Content
  onChoose(content: Content): void
}

/** Chooses what the right page tells. */
export function Contents({ shown, onChoose }: ContentsProps) {
  const { review } = useAlbumWords()
  return (
    <div className={styles['contents']}>
      <Choice
        legend={review.pages}
        options={CONTENTS}
        chosen={shown}
        words={review.choice}
        onChoose={onChoose}
      />
    </div>
  )
}
