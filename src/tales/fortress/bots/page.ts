import {
  type Action,
  type CreatureId,
  copyOf,
  fortress,
  isCreature,
  phaseOf,
  type State,
} from '../../../engine/fortress/index.ts'
import { playInPlace, scriptedRng } from '../../../engine/kernel/index.ts'
import { totalNextTurn } from '../foresight/index.ts'
import type { Column, Columns } from './column.ts'
import { columnsBy } from './column-known.ts'
import type { Taste } from './kinds.ts'
import { bestLoad, landToLay } from './load.ts'
import type { Plan, Player } from './player.ts'
import { assaultWorth } from './worth.ts'

/** A rule-based bot: it builds, fights if that pays, and spares the last defender until the assault is promising. */
export const page: Player = (state) => pagePlan(state)[0]

/** The parameters of a rule-based bot. */
export interface Style {
  /** Returns the best columns by its taste. */
  columns(state: State): Columns
  /** The required value of an assault, relative to the Page's requirement. */
  patience: number
}

/** Returns the taste for a price of losses, where a slain defender counts 1. */
export const tasteOf = (price: number): Taste => ({
  slain: ({ power, toughness }) => 0.6 * power + toughness,
  lost: ({ power, toughness }) => price * (power + 0.4 * toughness),
})

/** The style of the Page. */
export const USUAL: Style = { columns: columnsBy(tasteOf(1)), patience: 1 }

/** Returns the Page's actions for this turn, including the last one, which uses the rng. */
export function pagePlan(state: State): Plan {
  if (state.pending === 'opening') return [{ type: 'redraw' }]
  if (state.pending === 'again') return [{ type: 'again' }]
  const now = copyOf(state)
  const plan = playTurn(now, USUAL)
  // A fight may end the siege, so that no further action follows.
  const [first, ...more] = now.outcome ? plan : [...plan, lastOf(now)]
  return first ? [first, ...more] : [lastOf(now)]
}

/** Plays a turn up to its end on the given state, and returns the actions. */
export const playTurn = (state: State, style: Style): Action[] => [
  ...(state.column.length > 0 ? [] : building(state)),
  ...attacking(state, style),
]

/** Returns the action that ends a turn. */
export const lastOf = (state: State): Action => ({ type: phaseOf(state) === 'assault' ? 'assault' : 'end' })

const NO_LUCK = scriptedRng({})

/** Performs an action on the given state; returns false if it is refused. */
export const does = (state: State, action: Action): boolean =>
  playInPlace(fortress, state, action, NO_LUCK) === null

/** Lays free lands and casts the most valuable cards on the given state; returns the actions. */
export function building(state: State): Action[] {
  const done: Action[] = []
  const perform = (action: Action): void => {
    if (does(state, action)) done.push(action)
  }
  for (let land = landToLay(state); land; land = landToLay(state)) perform({ type: 'lay', card: land })
  // Repeat, because the golden-key increases the budget.
  for (let load = bestLoad(state); load.length > 0; load = bestLoad(state)) {
    for (const card of load) perform({ type: 'cast', card })
  }
  return done
}

/** Sends and resolves the best column on the given state; returns the actions. */
function attacking(state: State, style: Style): Action[] {
  if (state.attacked || state.garrison.length === 0) return []
  return sending(state, columnNow(state, style))
}

/** Sends and resolves a column on the given state; returns the actions. */
export function sending(state: State, column: readonly CreatureId[]): Action[] {
  const done: Action[] = column.map((card) => ({ type: 'send', card }))
  for (const action of done) does(state, action)
  if (state.column.length === 0) return done
  does(state, { type: 'fight' })
  return [...done, { type: 'fight' }]
}

/** Returns the column to send: slays the last defender only if the assault is worth it. */
function columnNow(state: State, style: Style): readonly CreatureId[] {
  const { best, clearing, sparing } = style.columns(state)
  if (clearing && isTime(state, clearing, style)) return clearing.send
  return (hasMoreToCome(state) ? sparing : best)?.send ?? []
}

const hasMoreToCome = ({ hand, deck }: State): boolean => hand.some(isCreature) || deck.some(isCreature)

/** The bot stops waiting at this life. */
const LAST_LIVES = 2

/** Returns the required value of an assault, which falls with the life. */
const enough = (life: number): number => Math.min(0.97, 0.8 + 0.03 * life)

/** True if the last defender should fall now. */
function isTime(state: State, { send }: Column, { patience }: Style): boolean {
  if (state.life <= LAST_LIVES || !hasMoreToCome(state)) return true
  const after = copyOf(state)
  sending(after, send)
  const worth = assaultWorth(totalNextTurn(after), state.place.walls)
  return !after.outcome && worth > patience * enough(state.life)
}
