import { standardOf } from '../kernel/config.ts'
import type { CreatureId, OfKinds, TreasureId } from './cards.ts'
import { type FortressId, placeOfFortress, plainPlace } from './fortresses.ts'
import { HOUSE_RULES, type HouseRules, type Place } from './state.ts'

/** A deck of one's own: fifteen creatures in the order of cards, one treasure, and lands [S 2]. */
export interface Muster {
  creatures: readonly CreatureId[]
  treasure: TreasureId
  lands: Readonly<OfKinds>
}

/** Against whom: so many defenders drawn from one's own creatures, or a fortress of the road. */
export type Against = { readonly defenders: number } | { readonly fortress: FortressId }

/** What the table chooses before a siege. */
export interface Config {
  /** The name of the one who besieges ('' for none). */
  player: string
  muster: Muster
  against: Against
  rules: HouseRules
}

/** The rules as they are played where nobody says otherwise. */
export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** The place that a siege is laid to. */
export const placeAgainst = (against: Against): Place =>
  'fortress' in against ? placeOfFortress(against.fortress) : plainPlace(against.defenders)
