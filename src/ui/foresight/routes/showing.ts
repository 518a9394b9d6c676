import { create } from 'zustand'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { type Route, routesOf } from '../../../foresight/index.ts'

/** Whether all ways to the oak are shown. Never part of the game. */
export const useRoutes = create<{ shown: boolean }>(() => ({ shown: false }))

export const toggleRoutes = (): void => useRoutes.setState(({ shown }) => ({ shown: !shown }))

const known = new WeakMap<State, Route[]>()

/** The ways of all monsters of a position; worked out once. */
export function routesIn(state: State): Route[] {
  const found = known.get(state) ?? routesOf(state)
  known.set(state, found)
  return found
}
