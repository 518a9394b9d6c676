import type { Verb } from '../../rules/verbs/verb.ts'
import { marches, refuseMarch, marchSoldiers as send } from '../soldiers.ts'

/** Letting a soldier march: an order [R 53]. */
export const march: Verb<'march'> = { list: marches, refuse: refuseMarch, apply: send }
