import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** Everything that may be done in a position: listed once, for all who ask. */
export const legalActions = oncePer((state: State): readonly Action[] => fairyTale.list(state))
