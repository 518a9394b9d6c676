import { standardOf } from '../kernel/config.ts'
import type { CreatureId, OfKinds, TreasureId } from './cards.ts'
import { type FortressId, placeOfFortress, plainPlace } from './fortresses.ts'
import { type BesiegedFortress, HOUSE_RULES, type HouseRules } from './state.ts'

/** A player's deck: fifteen sorted creatures, one treasure, and lands [S 2]. */
export interface Muster {
  creatures: readonly CreatureId[]
  treasure: TreasureId
  lands: Readonly<OfKinds>
}

/** The opponent: a number of defenders drawn from the player's own creatures, or a fortress of the road. */
export type Against = { readonly defenders: number } | { readonly fortress: FortressId }

/** The choices before a siege. */
export interface Config {
  /** The name of the player ('' for none). */
  player: string
  muster: Muster
  against: Against
  rules: HouseRules
}

export const standardRules = (): HouseRules => standardOf(HOUSE_RULES)

/** Returns the besieged fortress for an opponent. */
export const placeAgainst = (against: Against): BesiegedFortress =>
  'fortress' in against ? placeOfFortress(against.fortress) : plainPlace(against.defenders)
