import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../../../engine/kernel/index.ts'
import { type Route, routesOf } from '../../../foresight/index.ts'

/** Returns the ways of all monsters of a position. Cached. */
export const routesIn = memoizeByObject((state: State): readonly Route[] => routesOf(state))
