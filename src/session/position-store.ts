import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Kind } from '../engine/kernel/index.ts'
import type { GameHook } from './game-store.ts'

type SetState<Store> = (change: Partial<Store> | ((now: Store) => Partial<Store>)) => void

/**
 * Makes a store whose state belongs to one position of a game: the one in which it was changed last. In every other position it is
 * as `own` makes it. Readers compare the positions, so that nobody sees the state of another one, in whatever order the listeners
 * of a move run. A position is known by the event that led to it: it does not come back when its move is undone and done again.
 */
export const createPositionStore = <K extends Kind, Store extends object>(
  game: Pick<GameHook<K>, 'getState' | 'subscribe'>,
  own: (set: SetState<Store>, get: () => Store) => Store,
): UseBoundStore<StoreApi<Store>> =>
  create<Store>()((set, get, api) => {
    const position = () => game.getState().event
    /** The position of what is stored. */
    let at = position()
    const getState = () => (at === position() ? get() : initial)
    const setState: SetState<Store> = (change) => {
      const now = getState()
      at = position()
      set({ ...now, ...(typeof change === 'function' ? change(now) : change) })
    }
    const initial = own(setState, getState)
    // Only tells subscribers that the state is another one: whoever reads sees that without it.
    game.subscribe(() => {
      if (getState() !== get()) set(initial, true)
    })
    Object.assign(api, { getState, setState })
    return initial
  })
