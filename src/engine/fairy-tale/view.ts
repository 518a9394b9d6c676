import { CENTRE, type Direction, opposite, type Place } from '../kernel/boards/square.ts'
import type { DieFace } from '../kernel/chance.ts'
import type { Refusal } from './actions.ts'
import { buildingRules } from './buildings.ts'
import type { CharacterId, PowerId } from './characters/ids.ts'
import { characterRules } from './characters/index.ts'
import type { HeldBy } from './events.ts'
import type { Expansions } from './expansion-content.ts'
import { asksOnVisit, throwsAgain } from './expansion-queries.ts'
import type { SymbolId } from './ids.ts'
import type { Memory } from './memory.ts'
import { expandsLeft, refuseMore, stepsLeft } from './rules/allowance.ts'
import { payRefusal } from './rules/costs.ts'
import { FACE_OF } from './rules/die.ts'
import { fellable, isClosed } from './rules/felling.ts'
import { hasMonstersNextTo, places, roadEnds } from './rules/forest.ts'
import { isOver } from './rules/outcome.ts'
import { refusePlacement } from './rules/placement.ts'
import { chooseWay } from './rules/plan.ts'
import { powersOnTurn, refuseEveryUse, targetsOf } from './rules/powers.ts'
import { heldBy, presenceOf } from './rules/presence.ts'
import { movesByRound } from './rules/rounds.ts'
import { seatOnTurn } from './rules/seats.ts'
import { rollsSixAgain } from './rules/spawn.ts'
import { nextTo, refuseWay } from './rules/steps.ts'
import { refuseSymbol, type Usable, usablesHere, waysOf } from './rules/uses.ts'
import { clearablePlaces } from './rules/verbs/answers.ts'
import { canLay, expand, placements } from './rules/verbs/expand.ts'
import { refuseType } from './rules/verbs/index.ts'
import { firstSpot } from './rules/verbs/lay.ts'
import { refuseOutsideAction } from './rules/verbs/verb.ts'
import { refuseStep } from './rules/verbs/walk.ts'
import type { RollFor, Seat, State } from './state.ts'
import type { SymbolEffect } from './symbols.ts'
import { hasRoad, type Monster, TURNS, type Turn, turnRoads } from './tiles.ts'

/** A walk that the character on turn can make now: the steps to it, one place after another. */
export interface Walk {
  to: Place
  path: Place[]
}

/**
 * Everywhere that the character on turn can walk with the steps it has left, each by a shortest way. A
 * tile from which characters are sent back (a dark diamond) can end a walk, not be passed [R 23]; nor can
 * one where a question must be answered first.
 */
export function walks(state: State): Walk[] {
  const from = seatOnTurn(state)?.at
  if (state.phase !== 'action' || from === undefined) return []
  const found = new Map<Place, Place[]>([[from, []]])
  for (const [at, path] of found) {
    const left = stepsLeft(state) - path.length
    if (left === 0 || (path.length > 0 && endsWalk(state, at))) continue
    for (const to of nextTo(state, at)) {
      if (!found.has(to) && !refuseStep(state, { from: at, to, stepsLeft: left }))
        found.set(to, [...path, to])
    }
  }
  found.delete(from)
  return [...found].map(([to, path]) => ({ to, path }))
}

/** Whether a walk cannot simply go on from a place: the character is sent back, or asked something first. */
function endsWalk(state: State, at: Place): boolean {
  const building = buildingRules(state.tiles[at]?.building ?? null)
  if (building?.sendsBack || (building?.clears && hasMonstersNextTo(state, at))) return true
  if (asksOnVisit(state, at)) return true
  const seat = seatOnTurn(state)
  return (seat && characterRules(seat.character).pausesAt?.(state, seat, at)) === true
}

/** The turns in which a market tile may be placed at each place where it fits at all. */
export function placementsOf(state: State, slot: number): Map<Place, Turn[]> {
  const turns = new Map<Place, Turn[]>()
  if (refuseType(state, 'expand') || expandsLeft(state) === 0) return turns
  for (const action of placements(state)) {
    if (action.slot !== slot) continue
    turns.set(action.at, [...(turns.get(action.at) ?? []), action.turn])
  }
  return turns
}

/** Why a market tile cannot be placed at a place in any of its turns: the refusal of each turn. */
export function placementRefusals(state: State, slot: number, at: Place): (Refusal | null)[] {
  const face = state.market[slot]
  return face ? TURNS.map((turn) => refusePlacement(state, face, at, turn)) : []
}

/** Why the tile of a market slot cannot be taken in hand now; null if it can, even with no place for it. */
export function takeRefusal(state: State, slot: number): Refusal | null {
  // The oak's place is never free, so that a refusal of the place itself is all that is left to come.
  const refusal =
    refuseType(state, 'expand') ?? expand.refuse(state, { type: 'expand', slot, at: CENTRE, turn: 0 })
  return refusal?.code === 'place-is-taken' ? null : refusal
}

/** A tile of the market that can be laid nowhere now: for its roads, or since that would close the forest [R 11]. */
export type Unlayable = 'fits-nowhere' | 'closes-the-last-road'

/** Why the tile of a market slot can be laid nowhere now, whoever's turn it is; null if it can, or is only too dear. */
export function whyNowhere(state: State, slot: number): Unlayable | null {
  const face = state.market[slot]
  if (!face || payRefusal(state, face) || canLay(state, [face])) return null
  const closes = roadEnds(state.tiles).some((at) =>
    TURNS.some((turn) => refusePlacement(state, face, at, turn)?.code === 'closes-the-last-road'),
  )
  return closes ? 'closes-the-last-road' : 'fits-nowhere'
}

/** Felling in a closed forest: why nothing can be felled in this moment (null: it can), and which tiles. */
export interface FellingView {
  refusal: Refusal | null
  places: Place[]
}

/** What there is to fell; null where the forest is not closed, so that nothing is to be felled [R 73]. */
export function fellingOf(state: State): FellingView | null {
  if (isOver(state) || state.opening || !isClosed(state)) return null
  const places = fellable(state)
  const outside = refuseOutsideAction(state)
  const spent = expandsLeft(state) === 0 ? refuseMore(state, 'expands', 'no-expand-left') : null
  return { refusal: outside ?? spent, places }
}

/** The turns in which a first tile may be laid on a side of the oak, the one that would be suggested first. */
export function layingTurns({ opening }: State, tile: number, side: Direction): Turn[] {
  const face = opening?.tiles[tile]
  if (!face) return []
  const { turn: first } = firstSpot(face, side)
  const clockwise = TURNS.map((_, index) => TURNS[(first + index) % TURNS.length] ?? first)
  return clockwise.filter((turn) => hasRoad(turnRoads(face.roads, turn), opposite(side)))
}

/** Why the character on turn cannot get to a place: it is there, no road leads there, or too few steps are left. */
export function walkRefusal(state: State, to: Place): Refusal | null {
  const from = seatOnTurn(state)?.at
  const outside = isOver(state) ? { code: 'game-is-over' as const } : refuseOutsideAction(state)
  if (outside || from === undefined) return outside
  if (to === from) return { code: 'already-there' }
  if (walks(state).some((walk) => walk.to === to)) return null
  if (stepsLeft(state) === 0) return { code: 'no-steps-left' }
  return refuseStep(state, { from, to, stepsLeft: stepsLeft(state) })
}

/** A power of the character on turn: why it cannot be used now (null: it can), and what it can be aimed at. */
export interface PowerView {
  power: PowerId
  refusal: Refusal | null
  places: Place[]
  seats: number[]
}

/** Every power of the character on turn, also those that it cannot use now. */
export function powersOf(state: State): PowerView[] {
  return powersOnTurn(state).map((named) => {
    const targets = targetsOf(state, named.power)
    const refusal: Refusal | null = isOver(state)
      ? { code: 'game-is-over' }
      : refuseEveryUse(state, named, targets)
    return { power: named.power, refusal, ...(refusal ? { places: [], seats: [] } : targets) }
  })
}

/** A symbol where the character on turn stands: why it cannot be used now (null: it can), and on which tiles. */
export interface SymbolView {
  symbol: SymbolId
  effect: SymbolEffect
  /** What it takes the place of; null if it is free. */
  instead: 'expand' | null
  refusal: Refusal | null
  places: Place[]
}

/** Every usable symbol of the tile where the character on turn stands, also those that it cannot use now. */
export function symbolUses(state: State, expansions: Expansions | null): SymbolView[] {
  const outside = isOver(state) ? { code: 'game-is-over' as const } : refuseOutsideAction(state)
  return usablesHere(state).map((usable) => {
    const { symbol } = usable.printed
    const { effect, instead = null } = usable.rules
    const places = outside ? [] : [...new Set(waysOf(state, usable, expansions).map(({ at }) => at))]
    const aimless = places.length === 0 ? whyAimless(state, usable) : null
    return { symbol, effect, instead, refusal: outside ?? refuseSymbol(state, symbol) ?? aimless, places }
  })
}

/** Why a symbol can be aimed at nothing: what is switched once a turn was switched already [R 50] [R 51], or no tile will do. */
const whyAimless = ({ extras }: State, { at, printed }: Usable): Refusal =>
  extras?.switched.some((one) => one.at === at && one.symbol === printed.symbol)
    ? { code: 'switched-already' }
    : { code: 'nothing-in-reach' }

/** The turns in which the tile of a market slot may be swapped in now for the one at a place. */
export const swapTurns = (state: State, slot: number, at: Place): Turn[] =>
  usableTurns(state, 'swap', at, slot)

/** The turns by which the tile at a place may be turned now. */
export const turnTurns = (state: State, at: Place): Turn[] => usableTurns(state, 'turn', at)

function usableTurns(state: State, effect: SymbolEffect, at: Place, slot?: number): Turn[] {
  const usable = usablesHere(state).find(({ rules }) => rules.effect === effect)
  if (!usable || isOver(state) || refuseOutsideAction(state)) return []
  const ways = waysOf(state, usable, null).filter((way) => way.at === at && way.slot === slot)
  return ways.flatMap(({ turn }) => turn ?? [])
}

/** The seat that must decide now: the one on turn, or another whose character may choose a tile. */
export const deciderSeat = ({ seats, onTurn, pending }: State): Seat | null =>
  seats[pending?.kind === 'clear-place' ? pending.seat : onTurn] ?? null

/** The places that answer the open question; none when it asks for no place. */
export const placesToChoose = (state: State): Place[] =>
  refuseType(state, 'choose-place') ? [] : clearablePlaces(state)

/** What the character of a seat keeps from turn to turn. */
export const memoryOf = ({ seats }: State, seat: number): Memory => seats[seat]?.memory ?? {}

/** The most that a character can have of a thing that it counts; 0 of one that it does not. */
export function mostKept(character: CharacterId, name: string): number {
  const kept = characterRules(character).memory?.[name]
  return kept?.is === 'count' ? kept.most : 0
}

/** Whether a character deals with all monsters of its tile at once: it removes them together, or holds them. */
export function tamesCrowds(character: CharacterId): boolean {
  const { removesAll = false, holdsMonsters = false } = characterRules(character)
  return removesAll || holdsMonsters
}

/** Where a monster would step from a place if it were its turn to, whatever holds it there; null: nowhere. */
export const stepFrom = (state: State, at: Place): Place | null =>
  chooseWay(state, presenceOf(state), at, [])?.to ?? null

/** How many monsters stand in the forest. */
export const monsterCount = ({ tiles }: State): number =>
  places(tiles).reduce((sum, place) => sum + (tiles[place]?.monsters.length ?? 0), 0)

/** What would hold a monster if it were to step now; null if nothing would [R 27]. */
export const heldNow = (state: State, monster: Monster, at: Place): HeldBy | null =>
  heldBy(state, presenceOf(state), monster, at)

/** The places to which a character can step from a place now, whoever it is: by road, or by a way that it knows [R 52]. */
export const stepsFrom = (state: State, from: Place): Place[] =>
  nextTo(state, from).filter((to) => refuseWay(state, from, to) === null)

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const WITHOUT_SIX: readonly DieFace[] = [1, 2, 3, 4, 5]
const ALL_MOVE: readonly DieFace[] = [FACE_OF.all]

/**
 * The faces with which a die can come to lie now, each as likely as the others: without those that are rolled again as part
 * of the same roll [R 8] [R 64]. Where a die lies open for the movement, its face alone [R 66]; where all monsters move
 * once a round without a die, a 6 alone, which is as much [R 72].
 */
export function facesToFall(state: State, rollFor: RollFor): readonly DieFace[] {
  if (rollFor === 'movement' && movesByRound(state)) return ALL_MOVE
  const faces = rollFor === 'new-monsters' && rollsSixAgain(state) ? WITHOUT_SIX : FACES
  if (!state.extras) return faces
  const open = rollFor === 'movement' ? state.extras.foretold : null
  if (open !== null && !throwsAgain(state, open)) return [open]
  return faces.filter((face) => !throwsAgain(state, face))
}
