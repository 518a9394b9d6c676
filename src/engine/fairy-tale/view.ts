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
import { refuseOutsideAction } from './rules/actions/action-rule.ts'
import { clearablePlaces } from './rules/actions/answers.ts'
import { canLay, expand, placements } from './rules/actions/expand.ts'
import { refuseType } from './rules/actions/index.ts'
import { firstSpot } from './rules/actions/lay.ts'
import { refuseStep } from './rules/actions/walk.ts'
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
import { refuseSymbol, type Usable, usablesHere, usesOfSymbol } from './rules/uses.ts'
import type { RollFor, Seat, State } from './state.ts'
import type { SymbolEffect } from './symbols.ts'
import { hasRoad, type Monster, TURNS, type Turn, turnRoads } from './tiles.ts'

/** A walk that the character on turn can make now. `path`: its steps, place by place. */
export interface Walk {
  to: Place
  path: Place[]
}

/**
 * Returns all places that the character on turn can reach with its remaining steps, each by a shortest path. Two kinds of tiles end a walk:
 * those that send characters back (a dark diamond) [R 23], and those that ask a question.
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

/** True if a walk ends at a place, because the character is sent back or must answer a question first. */
function endsWalk(state: State, at: Place): boolean {
  const building = buildingRules(state.tiles[at]?.building ?? null)
  if (building?.sendsBack || (building?.clears && hasMonstersNextTo(state, at))) return true
  if (asksOnVisit(state, at)) return true
  const seat = seatOnTurn(state)
  return (seat && characterRules(seat.character).pausesAt?.(state, seat, at)) === true
}

/** Returns the allowed rotations of a market tile, for each place where it fits. */
export function placementsOf(state: State, slot: number): Map<Place, Turn[]> {
  const turns = new Map<Place, Turn[]>()
  if (refuseType(state, 'expand') || expandsLeft(state) === 0) return turns
  for (const action of placements(state)) {
    if (action.slot !== slot) continue
    turns.set(action.at, [...(turns.get(action.at) ?? []), action.turn])
  }
  return turns
}

/** Returns the refusal of each rotation of a market tile at a place. */
export function placementRefusals(state: State, slot: number, at: Place): (Refusal | null)[] {
  const face = state.market[slot]
  return face ? TURNS.map((turn) => refusePlacement(state, face, at, turn)) : []
}

/** Returns why the tile of a market slot cannot be selected now, or null. A tile that fits nowhere can be selected. */
export function takeRefusal(state: State, slot: number): Refusal | null {
  // The centre is always taken, so this refusal means that everything else is allowed.
  const refusal =
    refuseType(state, 'expand') ?? expand.refuse(state, { type: 'expand', slot, at: CENTRE, turn: 0 })
  return refusal?.code === 'place-is-taken' ? null : refusal
}

/** Why a market tile cannot be placed anywhere now: its roads do not fit, or it would close the forest [R 11]. */
export type Unlayable = 'fits-nowhere' | 'closes-the-last-road'

/**
 * Returns why the tile of a market slot cannot be placed anywhere now, or null if it can or is too expensive. Works for any seat on turn.
 */
export function whyNowhere(state: State, slot: number): Unlayable | null {
  const face = state.market[slot]
  if (!face || payRefusal(state, face) || canLay(state, [face])) return null
  const closes = roadEnds(state.tiles).some((at) =>
    TURNS.some((turn) => refusePlacement(state, face, at, turn)?.code === 'closes-the-last-road'),
  )
  return closes ? 'closes-the-last-road' : 'fits-nowhere'
}

/** Felling in a closed forest. `refusal`: why nothing can be felled now, or null. `places`: the tiles that can be felled. */
export interface FellingView {
  refusal: Refusal | null
  places: Place[]
}

/** Returns the felling options, or null if the forest is not closed [R 73]. */
export function fellingOf(state: State): FellingView | null {
  if (isOver(state) || state.opening || !isClosed(state)) return null
  const places = fellable(state)
  const outside = refuseOutsideAction(state)
  const spent = expandsLeft(state) === 0 ? refuseMore(state, 'expands', 'no-expand-left') : null
  return { refusal: outside ?? spent, places }
}

/** Returns the rotations of a first tile on a side of the oak, the suggested one first. */
export function layingTurns({ opening }: State, tile: number, side: Direction): Turn[] {
  const face = opening?.tiles[tile]
  if (!face) return []
  const { turn: first } = firstSpot(face, side)
  const clockwise = TURNS.map((_, index) => TURNS[(first + index) % TURNS.length] ?? first)
  return clockwise.filter((turn) => hasRoad(turnRoads(face.roads, turn), opposite(side)))
}

/** Returns why the character on turn cannot walk to a place: it is there, no road leads there, or too few steps remain. */
export function walkRefusal(state: State, to: Place): Refusal | null {
  const from = seatOnTurn(state)?.at
  const outside = isOver(state) ? { code: 'game-is-over' as const } : refuseOutsideAction(state)
  if (outside || from === undefined) return outside
  if (to === from) return { code: 'already-there' }
  if (walks(state).some((walk) => walk.to === to)) return null
  if (stepsLeft(state) === 0) return { code: 'no-steps-left' }
  return refuseStep(state, { from, to, stepsLeft: stepsLeft(state) })
}

/** A power of the character on turn, with its targets. `refusal`: why it cannot be used now, or null. */
export interface PowerView {
  power: PowerId
  refusal: Refusal | null
  places: Place[]
  seats: number[]
}

/** Returns every power of the character on turn, including those that it cannot use now. */
export function powersOf(state: State): PowerView[] {
  return powersOnTurn(state).map((named) => {
    const targets = targetsOf(state, named.power)
    const refusal: Refusal | null = isOver(state)
      ? { code: 'game-is-over' }
      : refuseEveryUse(state, named, targets)
    return { power: named.power, refusal, ...(refusal ? { places: [], seats: [] } : targets) }
  })
}

/** A symbol on the tile of the character on turn, with its target tiles. `refusal`: why it cannot be used now, or null. */
export interface SymbolView {
  symbol: SymbolId
  effect: SymbolEffect
  /** The allowance that its use costs; null if it is free. */
  instead: 'expand' | null
  refusal: Refusal | null
  places: Place[]
}

/** Returns every usable symbol on the tile of the character on turn, including those that it cannot use now. */
export function symbolUses(state: State, expansions: Expansions | null): SymbolView[] {
  const outside = isOver(state) ? { code: 'game-is-over' as const } : refuseOutsideAction(state)
  return usablesHere(state).map((usable) => {
    const { symbol } = usable.printed
    const { effect, instead = null } = usable.rules
    const places = outside ? [] : [...new Set(usesOfSymbol(state, usable, expansions).map(({ at }) => at))]
    const aimless = places.length === 0 ? whyAimless(state, usable) : null
    return { symbol, effect, instead, refusal: outside ?? refuseSymbol(state, symbol) ?? aimless, places }
  })
}

/** Returns why a symbol has no target: already switched in this turn [R 50] [R 51], or no suitable tile. */
const whyAimless = ({ extras }: State, { at, printed }: Usable): Refusal =>
  extras?.switched.some((one) => one.at === at && one.symbol === printed.symbol)
    ? { code: 'switched-already' }
    : { code: 'nothing-in-reach' }

/** Returns the allowed rotations of the tile of a market slot if it replaces the one at a place now. */
export const swapTurns = (state: State, slot: number, at: Place): Turn[] =>
  usableTurns(state, 'swap', at, slot)

/** Returns the allowed quarter turns of the tile at a place now. */
export const turnTurns = (state: State, at: Place): Turn[] => usableTurns(state, 'turn', at)

function usableTurns(state: State, effect: SymbolEffect, at: Place, slot?: number): Turn[] {
  const usable = usablesHere(state).find(({ rules }) => rules.effect === effect)
  if (!usable || isOver(state) || refuseOutsideAction(state)) return []
  const ways = usesOfSymbol(state, usable, null).filter((way) => way.at === at && way.slot === slot)
  return ways.flatMap(({ turn }) => turn ?? [])
}

/** The seat that must decide now: the one on turn, or one that must choose a tile. */
export const deciderSeat = ({ seats, onTurn, pending }: State): Seat | null =>
  seats[pending?.kind === 'clear-place' ? pending.seat : onTurn] ?? null

/** The places that answer the open question; empty for other questions. */
export const placesToChoose = (state: State): Place[] =>
  refuseType(state, 'choose-place') ? [] : clearablePlaces(state)

/** The values that the character of a seat remembers between turns. */
export const memoryOf = ({ seats }: State, seat: number): Memory => seats[seat]?.memory ?? {}

/** The maximum of a counter that a character remembers; 0 if it has no such counter. */
export function mostKept(character: CharacterId, name: string): number {
  const kept = characterRules(character).memory?.[name]
  return kept?.is === 'count' ? kept.most : 0
}

/** True if a character handles all monsters of its tile at once: removes them together, or holds them. */
export function tamesCrowds(character: CharacterId): boolean {
  const { removesAll = false, holdsMonsters = false } = characterRules(character)
  return removesAll || holdsMonsters
}

/** The next place of a monster at a place, ignoring anything that holds it; null for none. */
export const stepFrom = (state: State, at: Place): Place | null =>
  chooseWay(state, presenceOf(state), at, [])?.to ?? null

/** The number of monsters in the forest. */
export const monsterCount = ({ tiles }: State): number =>
  places(tiles).reduce((sum, place) => sum + (tiles[place]?.monsters.length ?? 0), 0)

/** Returns the reason that holds a monster in a step now; null for none [R 27]. */
export const heldNow = (state: State, monster: Monster, at: Place): HeldBy | null =>
  heldBy(state, presenceOf(state), monster, at)

/** The places that a step from a place can reach now, by road or by secret door [R 52]. Ignores abilities of characters. */
export const stepsFrom = (state: State, from: Place): Place[] =>
  nextTo(state, from).filter((to) => refuseWay(state, from, to) === null)

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const WITHOUT_SIX: readonly DieFace[] = [1, 2, 3, 4, 5]
const ALL_MOVE: readonly DieFace[] = [FACE_OF.all]

/**
 * The possible final faces of a die, all equally likely. Faces that are rolled again in the same roll are left out [R 8] [R 64]. A foretold
 * movement die has only its face [R 66]. If all monsters move once a round, there is no die; a 6 alone has the same effect [R 72].
 */
export function facesToFall(state: State, rollFor: RollFor): readonly DieFace[] {
  if (rollFor === 'movement' && movesByRound(state)) return ALL_MOVE
  const faces = rollFor === 'new-monsters' && rollsSixAgain(state) ? WITHOUT_SIX : FACES
  if (!state.extras) return faces
  const open = rollFor === 'movement' ? state.extras.foretold : null
  if (open !== null && !throwsAgain(state, open)) return [open]
  return faces.filter((face) => !throwsAgain(state, face))
}
