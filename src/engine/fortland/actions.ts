import type { Space } from './board.ts'

/** Everything that a country can do (section 3). */
export type Action =
  /** Put the army on a space of one's own city [F 2]. */
  | { type: 'muster'; at: Space }
  /** Roll the die, or both: their sum is the number of actions [F 4]. */
  | { type: 'roll' }
  /** March one space in the direction that the army faces. */
  | { type: 'march' }
  /** Face the other way, on the same space [F 7]. */
  | { type: 'turn' }
  /** Build a fort of one's own on the place where the army stands. */
  | { type: 'build' }
  /** Tear down the fort that stands there [F 8]. */
  | { type: 'tear' }
  | { type: 'end' }
  /** The country on turn gives up, and falls [F 12]. */
  | { type: 'give-up' }

/** Why an action is not allowed (section 7). */
export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'muster-first' }
  | { readonly code: 'not-your-city' }
  | { readonly code: 'mustered-already' }
  | { readonly code: 'roll-first' }
  | { readonly code: 'rolled-already' }
  /** It takes `price` actions, and so many are not left. */
  | { readonly code: 'no-actions-left'; readonly price: number }
  /** Armies stand there, and `short` more actions would carry this one past them [F 5]. */
  | { readonly code: 'no-room'; readonly short: number }
  /** So many actions at least would be `left` over that could be used now [F 6]. */
  | { readonly code: 'would-waste'; readonly left: number }
  /** The army is passing another, and must march on [F 5]. */
  | { readonly code: 'must-march-on' }
  | { readonly code: 'turned-already' }
  | { readonly code: 'fort-stands-here' }
  | { readonly code: 'fallen-country' }
  | { readonly code: 'no-fort-left' }
  | { readonly code: 'no-fort-here' }
  /** A fort stands in the turn in which it was built [F 9]. */
  | { readonly code: 'built-this-turn' }
  /** Of the actions left, so many can be used (`usable`) [F 6]. */
  | { readonly code: 'actions-left'; readonly usable: number }
