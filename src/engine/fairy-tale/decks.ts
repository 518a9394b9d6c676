import { memoizeByObject } from '../kernel/memoize.ts'
import { splitWords } from '../kernel/text.ts'
import { type Boxes, hasExpansion } from './boxes.ts'
import { DECKS } from './deck-prints.ts'
import type { Difficulty } from './difficulties.ts'
import { type Expansions, required } from './expansion-content.ts'
import { tileToCome } from './notation/faces.ts'
import { printedBy } from './printings.ts'
import { DIAMONDS, MOST_SEATS, RULES_VERSION } from './setup.ts'
import { symbolRules } from './symbols.ts'
import { type Face, faceOf, type Printed, pathFace, SHAPES } from './tiles.ts'

/**
 * Returns new tiles of a deck without its diamonds, in the order of their ids; games change their tiles. Symbols of excluded boxes are
 * removed from their tiles, and special tiles are left out if their box is excluded.
 */
export function deckTiles(
  difficulty: Difficulty,
  boxes: Boxes,
  expansions: Expansions | null = null,
  seats = MOST_SEATS,
  version = RULES_VERSION,
): Face[] {
  const basic = () => basicTiles(difficulty, boxes, version)
  if (!hasExpansion(boxes)) return basic()
  const rules = required(expansions)
  const decks = furnishedDecks(rules)
  const choice = JSON.stringify([difficulty, boxes, seats, version])
  const deck = decks.get(choice) ?? rules.deck(basic(), boxes, seats, version)
  decks.set(choice, deck)
  return deck.map(faceOf)
}

/** Cache of decks with expansions, by choice of the table. */
const furnishedDecks = memoizeByObject((_: Expansions) => new Map<string, readonly Face[]>())

const basicTiles = (difficulty: Difficulty, boxes: Boxes, version: number): Face[] =>
  printedTiles(printedBy(DECKS[difficulty], version))
    .filter(({ building }) => boxes.special || !building)
    .map((face) => faceOf({ ...face, symbols: symbolsWith(boxes, face) }))

const symbolsWith = (boxes: Boxes, { symbols }: Face): Printed[] =>
  symbols.filter(({ symbol }) => boxes[symbolRules(symbol).box])

const tilesRead = new Map<readonly string[], readonly Face[]>()

/** All tiles of a deck. Each deck is parsed only once. */
function printedTiles(lines: readonly string[]): readonly Face[] {
  const tiles = tilesRead.get(lines) ?? splitWords(lines.join(' ')).map(printedTile)
  tilesRead.set(lines, tiles)
  return tiles
}

function printedTile(text: string, index: number): Face {
  const read = tileToCome(text)
  if (!read.ok) throw new Error(`Invalid tile in the deck: "${text}".`)
  return { ...read.value, id: DIAMONDS + index + 1 }
}

/** The three dark diamonds, each with one road. */
export const diamondTiles = (): Face[] =>
  Array.from({ length: DIAMONDS }, (_, index) =>
    faceOf({ ...pathFace(index + 1, SHAPES['dead-end']), building: 'diamond' }),
  )

/**
 * The number of tiles of a deck, including the diamonds. Expansions add no tiles while their symbols find room on those of the deck [R 37].
 * Without their rules, they are assumed to find it.
 */
export function deckSize(
  difficulty: Difficulty,
  boxes: Boxes,
  expansions: Expansions | null,
  seats?: number,
): number {
  const tiles = expansions
    ? deckTiles(difficulty, boxes, expansions, seats)
    : basicTiles(difficulty, boxes, RULES_VERSION)
  return tiles.length + DIAMONDS
}
