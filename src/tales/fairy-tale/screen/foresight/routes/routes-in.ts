import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../../engine/kernel/index.ts'
import { type Route, routesOf } from '../../../foresight/index.ts'

/** The ways of all monsters of a position; worked out once. */
export const routesIn = oncePer((state: State): readonly Route[] => routesOf(state))
