import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type GameTypes, memoizeByObject } from '../engine/kernel/index.ts'
import type { Eventful, SessionEvent } from './events.ts'

/** The part of a game that identifies its position. */
export interface Positioned<K extends GameTypes> {
  getState(): Eventful<K>
  subscribe(listener: () => void): unknown
}

type SetState<Store> = (change: Partial<Store> | ((now: Store) => Partial<Store>)) => void

/**
 * Makes a store with a state for one position of a game: the position of the last change. In the next position `carry` computes the
 * state from the old state and the event; without `carry`, the state is reset to that of `own`. Readers compare the positions, so that they
 * never get the state of an earlier one, in any order of the listeners. The event before a position identifies it, so an undo and a redo
 * give a new position.
 */
export const createPositionStore = <K extends GameTypes, Store extends object>(
  game: Positioned<K>,
  own: (set: SetState<Store>, get: () => Store) => Store,
  carry?: (state: Store, event: SessionEvent<K>) => Store,
): UseBoundStore<StoreApi<Store>> =>
  create<Store>()((set, get, api) => {
    const position = () => game.getState().event
    /** The position of the stored state. */
    let at = position()
    // Once for each event, so that all readers get the same object.
    const carried = memoizeByObject((event: SessionEvent<K>) => carry?.(get(), event) ?? initial)
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
    // Runs on every event, because `carry` needs each position in turn. A listener must not cause an event before all others have received
    // this one.
    game.subscribe(() => {
      const now = getState()
      if (now !== get()) set(now, true)
    })
    Object.assign(api, { getState, setState })
    return initial
  })
