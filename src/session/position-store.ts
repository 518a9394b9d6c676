import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Kind, oncePer } from '../engine/kernel/index.ts'
import type { Eventful, SessionEvent } from './events.ts'

/** The part of a game that tells its position. */
export interface Positioned<K extends Kind> {
  getState(): Eventful<K>
  subscribe(listener: () => void): unknown
}

type SetState<Store> = (change: Partial<Store> | ((now: Store) => Partial<Store>)) => void

/**
 * Makes a store whose state belongs to one position of a game: the one in which it was changed last. In the next position it is as
 * `carry` makes it of that state and of the event between them; without `carry`, as `own` makes it. Readers compare the positions, so
 * that nobody sees the state of another one, in whatever order the listeners of a move run. A position is known by the event that led
 * to it: it does not come back when its move is undone and done again.
 */
export const createPositionStore = <K extends Kind, Store extends object>(
  game: Positioned<K>,
  own: (set: SetState<Store>, get: () => Store) => Store,
  carry?: (state: Store, event: SessionEvent<K>) => Store,
): UseBoundStore<StoreApi<Store>> =>
  create<Store>()((set, get, api) => {
    const position = () => game.getState().event
    /** The position of what is stored. */
    let at = position()
    // Once for each event, so that all readers get the same object.
    const carried = oncePer((event: SessionEvent<K>) => carry?.(get(), event) ?? initial)
    const getState = () => {
      const event = position()
      return event === null || at === event ? get() : carried(event)
    }
    const setState: SetState<Store> = (change) => {
      const now = getState()
      at = position()
      set({ ...now, ...(typeof change === 'function' ? change(now) : change) })
    }
    const initial = own(setState, getState)
    // Runs on every event, because `carry` needs each position in turn. A listener must not cause an event before all others have
    // heard this one.
    game.subscribe(() => {
      const now = getState()
      if (now !== get()) set(now, true)
    })
    Object.assign(api, { getState, setState })
    return initial
  })
