import type { Verb } from '../../rules/verbs/verb.ts'
import { recruitSoldier, refuseRecruit } from '../soldiers.ts'

/** Recruiting a soldier: an order [R 53]. */
export const recruit: Verb<'recruit'> = {
  candidates: () => [{ type: 'recruit' }],
  refuse: refuseRecruit,
  apply: recruitSoldier,
}
