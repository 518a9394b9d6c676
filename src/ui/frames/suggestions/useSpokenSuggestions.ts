import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { Pin } from '../../../session/pins.ts'
import type { SuggestingStore } from '../../../session/suggesting.ts'
import { announce } from '../../page/announce.ts'
import { useListener } from '../../page/lifetime.ts'

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
