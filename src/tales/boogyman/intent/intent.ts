import { create, type StoreApi } from 'zustand'
import type { GameStore } from '../game.ts'

/** What the player on turn has in hand. */
interface Intent {
  inHand: null
  cancel(): void
}

/** Makes the store of what the player on turn means to do: it ends when the game goes on. */
export function createIntent(game: Pick<StoreApi<GameStore>, 'subscribe'>) {
  const store = create<Intent>()((set) => ({ inHand: null, cancel: () => set({ inHand: null }) }))
  game.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) store.getState().cancel()
  })
  return store
}
