import type { Place } from '../../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../../actions.ts'
import type { RuleContext } from '../../context.ts'
import type { State } from '../../state.ts'
import type { Tile } from '../../tiles.ts'

/** The arguments of a use besides the symbol and the tile: a market slot, a turn or a side, if the effect needs them. */
export type How = Pick<ActionOf<'use-symbol'>, 'slot' | 'turn' | 'side'>

/** The tile that a symbol is used on. */
export interface Target {
  at: Place
  tile: Tile
}

/** The rules of the use of a symbol on a neighbouring tile. */
export interface EffectRules {
  /** The use affects the symbol itself, on its own tile. */
  toItself?: true
  /** A road to the tile is required, as for a step. An empty place is refused for the lack of a road. */
  followsRoads?: true
  /**
   * Returns why a neighbour cannot be a target, or null. Replaces the general refusals; with `followsRoads` also called for empty places.
   */
  refuse?(state: State, from: Place, at: Place): Refusal | null
  /** All possible arguments, in a fixed order. */
  ways: readonly How[]
  /** Prepares a target, and returns a function that refuses arguments or returns null. */
  judge(state: State, target: Target, from: Place): (how: How) => Refusal | null
  perform(context: RuleContext, target: Target, how: How, from: Place): void
}
