import { useEffect, useRef } from 'react'
import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { Pin } from '../../../session/pins.ts'
import type { SuggestingStore } from '../../../session/suggesting.ts'
import { announce } from '../../page/announce.ts'

/** Hook: announces every new suggestion in the tale's words. Null: no announcement. */
export function useSpokenSuggestions<K extends GameTypes, Suggestion>(
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
