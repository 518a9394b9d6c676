import {
  CATEGORIES,
  type Category,
  countBuilt,
  POWER_FROM,
  playing,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'

/** Who holds a Great Power, and how many more buildings would bring it to each of the others [C 24] [C 25]. */
export interface PowerRace {
  readonly category: Category
  readonly holder: Seat | null
  readonly seats: readonly { readonly seat: Seat; readonly built: number; readonly missing: number }[]
}

/** The race for each Great Power; none in the basic game. */
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

/** How many more buildings of a category would bring its Great Power to a seat: more than whoever holds it has. */
export function missingFor(state: State, seat: Seat, category: Category): number {
  const holder = state.powers[category]
  if (holder === seat) return 0
  const most = holder === null ? POWER_FROM : Math.max(POWER_FROM, countBuilt(state, holder, category) + 1)
  return most - countBuilt(state, seat, category)
}
