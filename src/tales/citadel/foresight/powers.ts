import {
  CATEGORIES,
  type Category,
  countBuilt,
  POWER_FROM,
  playing,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'

/** Holder of a Great Power, and the additional buildings that each other seat needs for it [C 24] [C 25]. */
export interface PowerRace {
  readonly category: Category
  readonly holder: Seat | null
  readonly seats: readonly { readonly seat: Seat; readonly built: number; readonly missing: number }[]
}

/** The race for each Great Power. Empty in the basic game. */
export const powerRaces = (state: State): PowerRace[] =>
  state.rules.version === 'basic'
    ? []
    : CATEGORIES.map((category) => ({
        category,
        holder: state.powers[category],
        seats: playing(state).map((seat) => ({
          seat,
          built: countBuilt(state, seat, category),
          missing: missingFor(state, seat, category),
        })),
      }))

/** Returns how many more buildings of a category a seat needs for its Great Power. The seat must have more than the holder. */
export function missingFor(state: State, seat: Seat, category: Category): number {
  const holder = state.powers[category]
  if (holder === seat) return 0
  const most = holder === null ? POWER_FROM : Math.max(POWER_FROM, countBuilt(state, holder, category) + 1)
  return most - countBuilt(state, seat, category)
}
