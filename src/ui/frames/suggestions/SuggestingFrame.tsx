import type { ReactNode } from 'react'
import { Button, PaperCard } from '../../art/index.ts'
import { useKeys } from '../../input/keys.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useSpokenText } from '../../page/announce.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './SuggestingFrame.module.css'

interface SuggestingFrameProps {
  /** The sentence that says which seat suggests. */
  title: string
  colour: string
  picture: ReactNode
  /** The text that explains how to suggest, or why an action cannot be suggested. */
  said: string
  /** True if something is selected: Escape drops that first, and only the next press leaves. */
  isInHand(): boolean
  onDone(): void
}

/**
 * A frame round the table in the color of the suggesting seat, with a text that is announced. Needs a `key` per seat, so that a change is
 * announced.
 */
export function SuggestingFrame({ title, colour, picture, said, isInHand, onDone }: SuggestingFrameProps) {
  const { suggestions } = useFrameWords()
  useKeys('page', [{ shortcut: SHARED_KEYS['put-back'], enabled: () => !isInHand(), run: onDone }])
  useSpokenText(said)
  return (
    <div className={styles['frame']} data-frame="" style={{ borderColor: colour }}>
      <PaperCard seed="suggests" className={styles['ribbon']}>
        {picture}
        <p className={styles['who']}>
          <span className={styles['title']}>{title}</span>
          <span>{said}</span>
        </p>
        <Button aria-keyshortcuts="Escape" onClick={onDone}>
          {suggestions.done}
        </Button>
      </PaperCard>
    </div>
  )
}
