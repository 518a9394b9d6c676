import type { Space } from './board.ts'

/** Everything that a country can do (section 3). */
export type Action =
  /** Places the army on a space beside its own city [F 2]. */
  | { type: 'muster'; at: Space }
  /** Rolls the die, or both dice: the sum is the number of actions [F 4]. */
  | { type: 'roll' }
  /** Marches one space in the direction that the army faces. */
  | { type: 'march' }
  /** Turns the army round on its space [F 7]. */
  | { type: 'turn' }
  /** Builds an own fort on the army's place. */
  | { type: 'build' }
  /** Tears down the fort on the army's place [F 8]. */
  | { type: 'tear' }
  | { type: 'end' }
  /** Makes the country on turn give up and fall [F 12]. */
  | { type: 'give-up' }

/** Why an action is not allowed (section 7). */
export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'muster-first' }
  | { readonly code: 'not-your-city' }
  | { readonly code: 'mustered-already' }
  | { readonly code: 'roll-first' }
  | { readonly code: 'rolled-already' }
  /** The action costs `price` actions, more than are left. */
  | { readonly code: 'no-actions-left'; readonly price: number }
  /** Other armies block the road; the march needs `short` more actions to pass them [F 5]. */
  | { readonly code: 'no-room'; readonly short: number }
  /** At least `left` actions would become useless, although some could be used now [F 6]. */
  | { readonly code: 'would-waste'; readonly left: number }
  /** The army is passing another, and must march on [F 5]. */
  | { readonly code: 'must-march-on' }
  | { readonly code: 'turned-already' }
  | { readonly code: 'fort-stands-here' }
  | { readonly code: 'fallen-country' }
  | { readonly code: 'no-fort-left' }
  | { readonly code: 'no-fort-here' }
  /** The fort was built in this turn, so it must stay [F 9]. */
  | { readonly code: 'built-this-turn' }
  /** The turn cannot end: `usable` of the remaining actions can still be used [F 6]. */
  | { readonly code: 'actions-left'; readonly usable: number }
