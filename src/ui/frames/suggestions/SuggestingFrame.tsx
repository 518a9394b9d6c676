import type { ReactNode } from 'react'
import { Plank, Sheet } from '../../art/index.ts'
import { useKeys } from '../../input/keys.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useSpokenText } from '../../page/announce.ts'
import { useFrameWords } from '../../text/frames.ts'
import styles from './SuggestingFrame.module.css'

interface SuggestingFrameProps {
  /** That somebody suggests, and who. */
  title: string
  colour: string
  picture: ReactNode
  /** How one suggests, or why what was tried cannot be suggested. */
  said: string
  /** Whether something is in hand: Escape puts that back first, and only a further press leaves. */
  isInHand(): boolean
  onDone(): void
}

/**
 * While somebody suggests: a frame in their colour round the whole table, and whose it is, in words. It is said aloud how
 * one suggests: another seat's frame is another one (`key`).
 */
export function SuggestingFrame({ title, colour, picture, said, isInHand, onDone }: SuggestingFrameProps) {
  const { suggestions } = useFrameWords()
  useKeys('page', [{ shortcut: SHARED_KEYS['put-back'], enabled: () => !isInHand(), run: onDone }])
  useSpokenText(said)
  return (
    <div className={styles['frame']} data-frame="" style={{ borderColor: colour }}>
      <Sheet seed="suggests" className={styles['ribbon']}>
        {picture}
        <p className={styles['who']}>
          <span className={styles['title']}>{title}</span>
          <span>{said}</span>
        </p>
        <Plank aria-keyshortcuts="Escape" onClick={onDone}>
          {suggestions.done}
        </Plank>
      </Sheet>
    </div>
  )
}
