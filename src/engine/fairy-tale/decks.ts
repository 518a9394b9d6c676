import { type Boxes, hasNewerBox } from './boxes.ts'
import type { Difficulty } from './difficulties.ts'
import { newerContent, newerIfTaken } from './newer-content.ts'
import { tileToCome } from './notation/faces.ts'
import { words } from './notation/reading.ts'
import { type DeckVersion, DIAMONDS, MOST_SEATS, NEWEST_DECK } from './setup.ts'
import { symbolRules } from './symbols/index.ts'
import { type Face, faceOf, type Printed, pathFace, SHAPES } from './tiles.ts'

/**
 * The tiles of each difficulty as the notation writes them: path tiles,
 * and in the last line the special ones. A longer deck keeps the diamonds away for longer, while the
 * forest, and with it the number of new monsters, grows: the number of tiles is the difficulty,
 * and was found by measuring (docs/BALANCE.md). Crosses and what draws monsters astray make a
 * tale light without making it short: the first one is full of them, the others keep nearer to the measured
 * 4 : 8 : 9 : 5 : 2. About half of the path tiles bear nothing; the darkest deck has more narrow and hasty
 * ones. Wood is common, gold moderate, magic rare; dens are rich in all of them.
 */
const DECKS = {
  'bedtime-story': [
    '╹d ╹dw ╹dw ╹dg',
    '┃ ┃ ┃',
    '┗ ┗ ┗ ┗ ┗wwb ┗dwr',
    '┻ ┻ ┻ ┻c5gs ┻dw ┻dm',
    '╋ ╋ ╋ ╋gd',
    '╹∩wwg ┃▽',
  ],
  'fairy-tale': [
    '╹ ╹d',
    '┃ ┃ ┃hc2 ┃wWN ┃gGN',
    '┗ ┗ ┗ ┗ ┗wb ┗gs ┗dc5',
    '┻ ┻ ┻wrWE ┻WW',
    '╋ ╋ ╋moNWSE',
    '╹∩wwgm ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾',
  ],
  'grim-tale': [
    '╹ ╹ ╹w ╹c4',
    '┃ ┃ ┃ ┃ ┃ ┃hc2 ┃wWN ┃gGN',
    '┗ ┗ ┗ ┗ ┗ ┗wb ┗gs ┗WE ┗dc5',
    '┻ ┻ ┻wr ┻wGE ┻WW',
    '╋ ╋moNWSE',
    '╹∩wwgm ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾ ┻♜',
  ],
  'endless-night': [
    '╹ ╹ ╹ ╹ ╹d ╹w ╹c4',
    '┃ ┃ ┃ ┃ ┃c2 ┃c1 ┃h ┃h ┃hc2 ┃wWN ┃wWS ┃gGN',
    '┗ ┗ ┗ ┗ ┗ ┗ ┗ ┗ ┗h ┗c1 ┗c1 ┗wb ┗gs ┗WE ┗dc5',
    '┻ ┻ ┻ ┻c2 ┻wr ┻GE ┻WW',
    '╋ ╋ ╋c1 ╋moNWSE',
    '╹∩wwgm ┗∩wwg ┃▽ ┗⌂ ┻¤ ┗▣ ┃☾ ┻♜',
  ],
} as const satisfies Record<Difficulty, readonly string[]>

/**
 * The tiles of a deck without its diamonds, as they come from the box, in the order of their ids: new ones
 * for every game, since games use them up. Symbols of a box that is left out are left off their tiles, and
 * special tiles are not dealt without theirs.
 */
export function deckTiles(
  difficulty: Difficulty,
  boxes: Boxes,
  seats = MOST_SEATS,
  version = NEWEST_DECK,
): Face[] {
  const faces = basicTiles(difficulty, boxes)
  return hasNewerBox(boxes) ? furnishedTiles(faces, difficulty, { boxes, seats, version }) : faces
}

const furnished = new Map<string, readonly Face[]>()

interface Furnishing {
  boxes: Boxes
  seats: number
  version: DeckVersion
}

/** The same with what newer boxes bring, computed once for each choice of them. */
function furnishedTiles(faces: Face[], difficulty: Difficulty, furnishing: Furnishing): Face[] {
  const { boxes, seats, version } = furnishing
  const choice = JSON.stringify([difficulty, furnishing])
  const deck = furnished.get(choice) ?? newerContent().world.deck(faces, boxes, seats, version)
  furnished.set(choice, deck)
  return deck.map(faceOf)
}

const basicTiles = (difficulty: Difficulty, boxes: Boxes): Face[] =>
  printedTiles(difficulty)
    .filter(({ building }) => boxes.special || !building)
    .map((face) => faceOf({ ...face, symbols: symbolsWith(boxes, face) }))

const symbolsWith = (boxes: Boxes, { symbols }: Face): Printed[] =>
  symbols.filter(({ symbol }) => boxes[symbolRules(symbol).box])

const printed = new Map<Difficulty, readonly Face[]>()

/** All tiles of a deck, read once. */
function printedTiles(difficulty: Difficulty): readonly Face[] {
  const tiles = printed.get(difficulty) ?? words(DECKS[difficulty].join(' ')).map(printedTile)
  printed.set(difficulty, tiles)
  return tiles
}

function printedTile(text: string, index: number): Face {
  const read = tileToCome(text)
  if (!read.ok) throw new Error(`The deck has no tile ${text}.`)
  return { ...read.value, id: DIAMONDS + index + 1 }
}

/** The three dark diamonds, each with one road. */
export const diamondTiles = (): Face[] =>
  Array.from({ length: DIAMONDS }, (_, index) =>
    faceOf({ ...pathFace(index + 1, SHAPES['dead-end']), building: 'diamond' }),
  )

/**
 * How many tiles a deck holds in all, the diamonds among them. Newer boxes bring none as long as they find room [R 37]; as long
 * as what is in them has not come, they are taken to find it.
 */
export function deckSize(difficulty: Difficulty, boxes: Boxes, seats?: number): number {
  const tiles = newerIfTaken() ? deckTiles(difficulty, boxes, seats) : basicTiles(difficulty, boxes)
  return tiles.length + DIAMONDS
}
