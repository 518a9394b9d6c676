import type { Verb } from '../../rules/verbs/verb.ts'
import { castSpell, castsOf, refuseCast } from '../spells.ts'

/** Casting the spell that the character on turn has [R 65]. */
export const cast: Verb<'cast'> = { list: castsOf, refuse: refuseCast, apply: castSpell }
