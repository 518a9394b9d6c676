import type { Place } from '../../kernel/boards/square.ts'
import { houseOn } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { carriedBy } from '../expansion-queries.ts'
import { type ExpansionState, THINGS, type ThingId } from '../expansion-state.ts'
import type { BuildingId } from '../ids.ts'
import { places } from '../rules/forest.ts'
import { askForPlace } from '../rules/questions.ts'
import type { State } from '../state.ts'
import type { Face } from '../tiles.ts'
import { giveHeart } from './hearts.ts'

/** Rewards of a house for the character that brings its wanted thing, besides those in its row of `buildings.ts` [R 60]. */
const GIVES: { readonly [Id in BuildingId]?: (context: RuleContext, seat: number) => void } = {
  cottage: (context, seat) => askForPlace(context, seat, { by: 'delivery', nextTo: null }),
  ballroom: giveHeart,
}

/** Makes a character that enters a tile with monsters lose its thing, which returns home if it still has a home [R 61]. */
export function loseAmongMonsters(context: RuleContext, seat: number, at: Place): void {
  const { state } = context
  const thing = carriedBy(state, seat)
  if (thing && (state.tiles[at]?.monsters.length ?? 0) > 0) sendHome(context, thing, seat)
}

/** Returns a thing from its carrier to its home. A thing without a home leaves the game [R 61]. */
export function sendHome({ state, emit }: RuleContext, thing: ThingId, seat: number): void {
  if (!state.extras) return
  const forGood = state.extras.homeless.includes(thing)
  state.extras.things[thing] = forGood ? 'lost' : 'home'
  emit?.({ type: 'thing-lost', seat, thing, forGood })
}

/**
 * Applies a visit to a house without monsters: the character delivers the wanted thing. Then it takes the thing of the house if it carries
 * nothing [R 60].
 */
export function visit(context: RuleContext, seat: number, at: Place): void {
  const { state, emit } = context
  const { extras } = state
  const tile = state.tiles[at]
  const house = tile && houseOn(tile)
  if (!extras || !tile || !house || tile.monsters.length > 0) return
  const wanted = extras.things[house.wants] === seat && !tile.sprung
  if (wanted) {
    extras.things[house.wants] = 'delivered'
    tile.sprung = true
    extras.hush += house.hushes ?? 0
    emit?.({ type: 'thing-delivered', seat, thing: house.wants, at })
  }
  if (carriedBy(state, seat) === null && extras.things[house.keeps] === 'home') {
    extras.things[house.keeps] = seat
    emit?.({ type: 'thing-fetched', seat, thing: house.keeps, at })
  }
  if (wanted && tile.building) GIVES[tile.building]?.(context, seat)
}

/** Marks the thing of a house that is gone as homeless, unless another such house exists. Emits no event yet. */
export function loseHome(state: State, face: Pick<Face, 'building'>): void {
  const house = houseOn(face)
  const { extras } = state
  if (!house || !extras || hasHome(state, house.keeps)) return
  extras.homeless = THINGS.filter((thing) => thing === house.keeps || extras.homeless.includes(thing))
}

/**
 * Applies the loss of a destroyed or wrecked house. Its own thing and the one delivered to it leave the game. A carried thing becomes
 * homeless, unless another such house exists [R 60] [R 61].
 */
export function houseGone({ state, emit }: RuleContext, face: Pick<Face, 'building' | 'sprung'>): void {
  const house = houseOn(face)
  const { extras } = state
  if (!house || !extras) return
  const lose = (thing: ThingId) => {
    extras.things[thing] = 'lost'
    emit?.({ type: 'thing-lost', seat: null, thing, forGood: true })
  }
  if (face.sprung && extras.things[house.wants] === 'delivered' && !isServed(state, house.wants))
    lose(house.wants)
  if (hasHome(state, house.keeps)) return
  if (extras.things[house.keeps] === 'home') lose(house.keeps)
}

/** All tiles with a known location: in the forest, in the market, in hands, and in the pile. */
function knownFaces({ tiles, market, hands, pile }: State): Pick<Face, 'building' | 'sprung'>[] {
  const forest = places(tiles).flatMap((at) => tiles[at] ?? [])
  return [
    ...forest,
    ...[...market, ...(hands ?? []).flat()].flatMap((face) => face ?? []),
    ...pile.pool,
    ...pile.under,
  ]
}

/** True if a house for a thing exists in the forest, in the market or in the pile [R 61]. */
export const hasHome = (state: State, thing: ThingId): boolean =>
  knownFaces(state).some((face) => houseOn(face)?.keeps === thing)

/** True if a house has already received the thing that it wants. */
export const isServed = (state: State, thing: ThingId): boolean =>
  knownFaces(state).some((face) => face.sprung && houseOn(face)?.wants === thing)

/** The things without a home, by all known tiles. */
export const homelessIn = (state: State): ThingId[] => THINGS.filter((thing) => !hasHome(state, thing))

/** Skips a roll for new monsters while the spinning room sleeps. Returns true if skipped [R 60]. */
export function hushRoll({ state, emit }: RuleContext): boolean {
  const extras: ExpansionState | undefined = state.extras
  if (!extras || extras.hush === 0) return false
  extras.hush -= 1
  emit?.({ type: 'hushed', left: extras.hush })
  return true
}
