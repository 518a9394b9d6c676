import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import { carriedBy } from '../expansion-queries.ts'
import { type ExpansionState, inListOrder, SPELLS } from '../expansion-state.ts'
import { endGame, isOver } from '../rules/outcome.ts'
import { isGone, NOWHERE } from '../rules/seats.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { sendHome } from './errands.ts'

/** The number of monsters on a tile that carry a character off [R 70]. */
const TOO_MANY = 3

/**
 * House rule: after a movement, three monsters on the tile of a character carry it off, out of the game. Several characters go in the order
 * of their seats. If the one on turn goes, no further movement follows. Without characters the game is lost [R 70].
 */
export function carryOff(context: RuleContext): void {
  const { state } = context
  const { extras } = state
  if (state.rules.heroes !== 'mortal' || !extras) return
  for (const seat of state.seats.keys())
    if (!isOver(state) && isTaken(state, seat)) lose(context, extras, seat)
  if (extras.gone.length === state.seats.length && !isOver(state)) endGame(context, 'lost')
}

/** True if the character of a seat is carried off now; the oak is safe. */
function isTaken(state: State, seat: number): boolean {
  const at = state.seats[seat]?.at
  if (at === undefined || at === CENTRE || isGone(state, seat)) return false
  return (state.tiles[at]?.monsters.length ?? 0) >= TOO_MANY
}

function lose(context: RuleContext, extras: ExpansionState, index: number): void {
  const { state, emit } = context
  const seat = state.seats[index]
  if (!seat) return
  const at: Place = seat.at
  const monsters = (state.tiles[at]?.monsters ?? []).map(({ n }) => n)
  seat.at = NOWHERE
  extras.gone.push(index)
  extras.buckets = extras.buckets.filter((other) => other !== index)
  giveBack(state, extras, index)
  if (index === state.onTurn) state.rolls.movement = 0
  emit?.({ type: 'character-lost', seat: index, at, monsters })
  const thing = carriedBy(state, index)
  if (thing) sendHome(context, thing, index)
}

/** Returns the belongings of a lost character: its spell counts as drawn, its hand goes under the pile [R 70]. */
function giveBack(state: State, extras: ExpansionState, index: number): void {
  const spell = extras.spells[index]
  if (spell) extras.spellsDrawn = inListOrder(SPELLS, [...extras.spellsDrawn, spell])
  extras.spells[index] = null
  const hand: (Face | null)[] | undefined =
    index === state.onTurn && state.hands ? state.market : state.hands?.[index]
  for (const [slot, face] of hand?.entries() ?? []) {
    if (face) state.pile.under.push(face)
    if (hand) hand[slot] = null
  }
}
