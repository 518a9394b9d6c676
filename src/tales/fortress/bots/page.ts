import {
  type Action,
  type CreatureId,
  copyOf,
  fortress,
  isCreature,
  phaseOf,
  type State,
} from '../../../engine/fortress/index.ts'
import { scriptedChance, simulate } from '../../../engine/kernel/index.ts'
import { totalNextTurn } from '../foresight/index.ts'
import type { Column, Columns } from './column.ts'
import { columnsBy } from './column-known.ts'
import type { Taste } from './kinds.ts'
import { bestLoad, landToLay } from './load.ts'
import type { Plan, Player } from './player.ts'
import { assaultWorth } from './worth.ts'

/** Who plays by the rule of thumb: it builds, fights what it can, and waits with the last defender. */
export const page: Player = (state) => pagePlan(state)[0]

/** What a player by the rule of thumb thinks of losses and of waiting. */
export interface Style {
  /** The best columns by its taste. */
  columns(state: State): Columns
  /** How much of the worth of an assault is enough, as a part of what the Page asks for. */
  patience: number
}

/** A taste by the price of an attacker who falls, where a slain defender counts 1. */
export const tasteOf = (price: number): Taste => ({
  slain: ({ power, toughness }) => 0.6 * power + toughness,
  lost: ({ power, toughness }) => price * (power + 0.4 * toughness),
})

/** As the Page does. */
export const USUAL: Style = { columns: columnsBy(tasteOf(1)), patience: 1 }

/** All that the Page does in this turn before luck comes in, that which brings it as the last. */
export function pagePlan(state: State): Plan {
  if (state.pending === 'opening') return [{ type: 'redraw' }]
  if (state.pending === 'again') return [{ type: 'again' }]
  const now = copyOf(state)
  const plan = playTurn(now, USUAL)
  // A fight that is the last may end the siege, and nothing comes after it.
  const [first, ...more] = now.outcome ? plan : [...plan, lastOf(now)]
  return first ? [first, ...more] : [lastOf(now)]
}

/** Does on the position itself all that comes in a turn before its end, and answers what was done. */
export const playTurn = (state: State, style: Style): Action[] => [
  ...(state.column.length > 0 ? [] : building(state)),
  ...attacking(state, style),
]

/** What ends a turn. */
export const lastOf = (state: State): Action => ({ type: phaseOf(state) === 'assault' ? 'assault' : 'end' })

const NO_LUCK = scriptedChance({})

/** Carries an action out on a position, unless it is refused. */
export const does = (state: State, action: Action): boolean =>
  simulate(fortress, state, action, NO_LUCK) === null

/** Lays what costs nothing and casts the best sum, on the position itself; answers what was done. */
export function building(state: State): Action[] {
  const done: Action[] = []
  const perform = (action: Action): void => {
    if (does(state, action)) done.push(action)
  }
  for (let land = landToLay(state); land; land = landToLay(state)) perform({ type: 'lay', card: land })
  // The key makes room for more: what it pays for is looked at once more.
  for (let load = bestLoad(state); load.length > 0; load = bestLoad(state)) {
    for (const card of load) perform({ type: 'cast', card })
  }
  return done
}

/** Sends the best column and closes it, on the position itself; answers what was done. */
function attacking(state: State, style: Style): Action[] {
  if (state.attacked || state.garrison.length === 0) return []
  return sending(state, columnNow(state, style))
}

/** Sends a column and closes it, on the position itself; answers what was done. */
export function sending(state: State, column: readonly CreatureId[]): Action[] {
  const done: Action[] = column.map((card) => ({ type: 'send', card }))
  for (const action of done) does(state, action)
  if (state.column.length === 0) return done
  does(state, { type: 'fight' })
  return [...done, { type: 'fight' }]
}

/** Whom the Page sends: it slays the last defender when the assault is worth it, and not before. */
function columnNow(state: State, style: Style): readonly CreatureId[] {
  const { best, clearing, sparing } = style.columns(state)
  if (clearing && isTime(state, clearing, style)) return clearing.send
  return (hasMoreToCome(state) ? sparing : best)?.send ?? []
}

const hasMoreToCome = ({ hand, deck }: State): boolean => hand.some(isCreature) || deck.some(isCreature)

/** A life at which nothing is waited for any more. */
const LAST_LIVES = 2

/** The worth of an assault that is enough: less with every life that is gone. */
const enough = (life: number): number => Math.min(0.97, 0.8 + 0.03 * life)

/** Whether it is time for the last defender to fall. */
function isTime(state: State, { send }: Column, { patience }: Style): boolean {
  if (state.life <= LAST_LIVES || !hasMoreToCome(state)) return true
  const after = copyOf(state)
  sending(after, send)
  const worth = assaultWorth(totalNextTurn(after), state.place.walls)
  return !after.outcome && worth > patience * enough(state.life)
}
