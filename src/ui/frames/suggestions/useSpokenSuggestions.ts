import { useEffect, useRef } from 'react'
import type { StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { Pin } from '../../../session/pins.ts'
import type { SuggestingStore } from '../../../session/suggesting.ts'
import { announce } from '../../page/announce.ts'

/** Says every new suggestion aloud, in the words that its tale has for it; null: none. */
export function useSpokenSuggestions<K extends Kind, Suggestion>(
  suggesting: Pick<StoreApi<SuggestingStore<K, Suggestion>>, 'subscribe'>,
  wordsOf: (pin: Pin<K, Suggestion>) => string | null,
): void {
  const latest = useRef(wordsOf)
  latest.current = wordsOf
  useEffect(
    () =>
      suggesting.subscribe(({ pins }, { pins: before }) => {
        const pin = pins.at(-1)
        if (!pin || before.some(({ id }) => id >= pin.id)) return
        const words = latest.current(pin)
        if (words !== null) announce(words)
      }),
    [suggesting],
  )
}
