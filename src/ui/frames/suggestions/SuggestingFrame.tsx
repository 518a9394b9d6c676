import type { ReactNode } from 'react'
import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { Pin } from '../../../session/pins.ts'
import type { SuggestingStore } from '../../../session/suggestion-store.ts'
import { Button, PaperCard } from '../../art/index.ts'
import { useKeys } from '../../input/keys.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { announce, useSpokenText } from '../../page/announce.ts'
import { useListener } from '../../page/lifetime.ts'
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

/** Hook: announces every new suggestion in the tale's words. Null: no announcement. */
export function useSpokenSuggestions<K extends GameTypes, Suggestion>(
  suggesting: Pick<StoreApi<SuggestingStore<K, Suggestion>>, 'subscribe'>,
  wordsOf: (pin: Pin<K, Suggestion>) => string | null,
): void {
  useListener(suggesting.subscribe, ({ pins }, { pins: before }) => {
    const pin = pins.at(-1)
    if (!pin || before.some(({ id }) => id >= pin.id)) return
    const words = wordsOf(pin)
    if (words !== null) announce(words)
  })
}
