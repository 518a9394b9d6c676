import { useState } from 'react'
import { RadioGroup } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import styles from './decided.module.css'

/** The tabs of the right page: the story of the game, or the turn that decided it. */
const CONTENTS = ['story', 'decided'] as const
type Content = (typeof CONTENTS)[number]

/** The last choice for each game. */
const chosen = new WeakMap<object, Content>()

/** Hook: the chosen tab of a finished game. The choice survives a visit to the album. */
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

/** The choice between the tabs of the right page. */
export function Contents({ shown, onChoose }: ContentsProps) {
  const { review } = useAlbumWords()
  return (
    <div className={styles['contents']}>
      <RadioGroup
        legend={review.pages}
        options={CONTENTS}
        chosen={shown}
        words={review.choice}
        onChoose={onChoose}
      />
    </div>
  )
}
