import { useState } from 'react'
import { Choice } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import styles from './decided.module.css'

/** What the right page tells: how it went and who was there, or the turn that decided it. */
const CONTENTS = ['story', 'decided'] as const
type Content = (typeof CONTENTS)[number]

/** What was chosen last, by game. */
const chosen = new WeakMap<object, Content>()

/** What the right page of a finished game tells; who comes back to it from the album finds it as it was left. */
export function useContent(session: object): [content: Content, choose: (content: Content) => void] {
  const [content, setContent] = useState(() => chosen.get(session) ?? 'story')
  const choose = (wanted: Content) => {
    chosen.set(session, wanted)
    setContent(wanted)
  }
  return [content, choose]
}

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
