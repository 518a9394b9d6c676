import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { Pin } from '../../../session/pins.ts'
import type { SuggestingStore } from '../../../session/suggesting.ts'
import { announce } from '../../page/announce.ts'

/** Says every new suggestion aloud, in the words that its tale has for it (one and the same function); null: none. */
export function useSpokenSuggestions<K extends Kind, Suggestion>(
  suggesting: Pick<StoreApi<SuggestingStore<K, Suggestion>>, 'subscribe'>,
  wordsOf: (pin: Pin<K, Suggestion>) => string | null,
): void {
  useEffect(
    () =>
      suggesting.subscribe(({ pins }, { pins: before }) => {
        const pin = pins.at(-1)
        if (!pin || before.some(({ id }) => id >= pin.id)) return
        const words = wordsOf(pin)
        if (words !== null) announce(words)
      }),
    [suggesting, wordsOf],
  )
}
