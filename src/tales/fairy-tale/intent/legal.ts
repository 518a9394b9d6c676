import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** All actions of a position. Cached for all callers. */
export const legalActions = memoizeByObject((state: State): readonly Action[] => fairyTale.list(state))
