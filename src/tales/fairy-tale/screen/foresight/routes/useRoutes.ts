import { create } from 'zustand'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../../engine/kernel/index.ts'
import { type Route, routesOf } from '../../../foresight/index.ts'

/** Whether all ways to the oak are shown. Never part of the game. */
export const useRoutes = create<{ shown: boolean }>(() => ({ shown: false }))

export const toggleRoutes = (): void => useRoutes.setState(({ shown }) => ({ shown: !shown }))

/** The ways of all monsters of a position; worked out once. */
export const routesIn = oncePer((state: State): readonly Route[] => routesOf(state))
