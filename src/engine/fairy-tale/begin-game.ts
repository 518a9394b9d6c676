import { CENTRE } from '../kernel/boards/square.ts'
import { type Rng, type RngSource, seededLuck } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { type Boxes, withoutAbsent } from './boxes.ts'
import { buildingRules } from './buildings.ts'
import { characterRules } from './characters/index.ts'
import { boxesIn, type Config, heartsOf, needsExpansions } from './config.ts'
import { deckTiles, diamondTiles } from './decks.ts'
import type { Expansions } from './expansion-content.ts'
import { firstExtras } from './expansion-state.ts'
import { firstMemory } from './memory.ts'
import { emptyHands, emptySlots } from './rules/market.ts'
import { FIRST_TILES, RULES_VERSION } from './setup.ts'
import type { Pile, Spent, State } from './state.ts'
import { type Face, pathFace, roadSides, type Tile, tileWith } from './tiles.ts'

/** The Great Wise Oak: a road on all four sides, and never full (section 1). */
export const oak = (): Tile => tileWith(pathFace(0, 0b1111))

/** Distance of the first tiles from the oak. */
const NEXT_TO_THE_OAK = 1

/** The counters of a character at the start of its turn. */
export const nothingSpent = (): Spent => ({ steps: 0, expands: 0, removes: 0, powers: 0 })

/** Returns a new game with the deck of a rules version, before the first four tiles are placed (section 2). */
export function beginGame(
  { seats, difficulty, rules, boxes: chosen }: Config,
  seed: Seed,
  expansions: Expansions | null = null,
  version = RULES_VERSION,
  { random, rngFor }: RngSource = seededLuck(seed),
): State {
  const holder = { random: { ...random } }
  const boxes = boxesIn(difficulty, chosen)
  const pool = deckTiles(difficulty, boxes, expansions, seats.length, version)
  const first = drawFirstTiles(
    pool.filter((face) => mayLieFirst(face, boxes)),
    rngFor(holder),
  )
  const state: State = {
    rules: { ...rules },
    boxes: withoutAbsent(boxes),
    seats: seats.map(({ character }) => ({
      character,
      at: CENTRE,
      memory: firstMemory(characterRules(character).memory),
    })),
    tiles: { [CENTRE]: oak() },
    market: emptySlots(rules),
    hands: emptyHands(rules, seats.length),
    pile: stack(pool.filter((face) => !first.includes(face))),
    opening: { tiles: first, spots: first.map(() => null) },
    hearts: heartsOf(rules),
    reached: 0,
    diamonds: 0,
    turn: 0,
    onTurn: 0,
    phase: 'opening',
    pending: null,
    spent: nothingSpent(),
    rolls: { monsters: 0, movement: 0 },
    nextMonster: 1,
    outcome: null,
    random: holder.random,
  }
  if (needsExpansions({ boxes, rules })) state.extras = firstExtras(seats.length)
  return state
}

/** True if a tile may be one of the first four. A tile with a cost or a larger minimum distance goes back [R 4] [R 37]. */
function mayLieFirst({ building }: Face, { resources }: Boxes): boolean {
  const { costs, minimumDistance = 0 } = buildingRules(building) ?? {}
  return !(resources && costs) && minimumDistance <= NEXT_TO_THE_OAK
}

/** Draws four tiles. If all are dead ends, no road would stay open, so it draws again [R 4] [R 11]. */
export function drawFirstTiles(pool: readonly Face[], chance: Rng): Face[] {
  const left = [...pool]
  const first = Array.from({ length: FIRST_TILES }, () => left.splice(chance.draw(left.length), 1)).flat()
  return first.some((face) => roadSides(face.roads).length > 1) ? first : drawFirstTiles(pool, chance)
}

/** Stacks three nearly equal piles with one diamond each. The first pile gets an odd tile, then the second. */
function stack(pool: Face[]): Pile {
  const diamonds = diamondTiles()
  const thirds = diamonds.map((diamond, index) => ({
    size: Math.floor((pool.length + diamonds.length - 1 - index) / diamonds.length) + 1,
    diamond,
  }))
  return { thirds, pool, under: [] }
}
