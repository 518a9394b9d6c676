import { splitWords } from '../../kernel/text.ts'
import { type Boxes, EXPANSION_BOXES } from '../boxes.ts'
import type { SymbolId } from '../ids.ts'
import { tileToCome } from '../notation/faces.ts'
import { printedBy } from '../printings.ts'
import { RULES_VERSION } from '../setup.ts'
import { isResource, symbolRules } from '../symbols.ts'
import { type Face, faceOf, type Printed } from '../tiles.ts'
import { BROUGHT } from './prints.ts'

/** The least number of seats for bell towers. */
const RINGERS = 2

/**
 * Returns a deck with the tiles and prints of its expansions. First all special tiles replace plain ones, then each print goes to the tile
 * with the fewest symbols. Thus the deck grows only if it has too few plain tiles [R 37].
 */
export function furnished(
  faces: readonly Face[],
  boxes: Boxes,
  seats: number,
  version = RULES_VERSION,
): Face[] {
  const deck = faces.map((face) => faceOf(face))
  const there = EXPANSION_BOXES.filter((box) => boxes[box])
  const read = (text: string) => facesOf(text).map((face) => withoutIcons(face, boxes))
  for (const box of there) {
    for (const special of read(printedBy(BROUGHT[box], version).special))
      if (isFor(special, seats)) deal(deck, special)
  }
  for (const box of there)
    for (const print of read(printedBy(BROUGHT[box], version).prints)) stamp(deck, print)
  return deck
}

/** Bell towers need two characters. */
const isFor = ({ building }: Face, seats: number): boolean => building !== 'bell-tower' || seats >= RINGERS

const FACES = new Map<string, readonly Face[]>()

/** Parses faces; each text is parsed only once. */
function facesOf(text: string): readonly Face[] {
  const faces = FACES.get(text) ?? splitWords(text).map(printed)
  FACES.set(text, faces)
  return faces
}

function printed(text: string): Face {
  const read = tileToCome(text)
  if (!read.ok) throw new Error(`Invalid tile in the deck of an expansion: "${text}".`)
  return read.value
}

/** Removes icons in a game without the box of resources. */
const withoutIcons = (face: Face, { resources }: Boxes): Face =>
  resources ? face : { ...face, symbols: face.symbols.filter(({ symbol }) => !isResource(symbol)) }

const bearsNothing = ({ building, symbols }: Face): boolean => building === null && symbols.length === 0

/** Adds a special tile: it replaces the first plain tile of its shape, else the first of any shape, else it is appended. */
function deal(deck: Face[], special: Face): void {
  const alike = deck.findIndex((face) => face.roads === special.roads && bearsNothing(face))
  const at = alike < 0 ? deck.findIndex(bearsNothing) : alike
  const id = deck[at]?.id ?? Math.max(0, ...deck.map((face) => face.id)) + 1
  const face = faceOf({ ...special, id })
  if (at < 0) deck.push(face)
  else deck[at] = face
}

/** Adds a print to the tile with the fewest symbols, among those of its shape without a building that can have it. */
function stamp(deck: readonly Face[], { roads, symbols }: Face): void {
  const [best] = deck
    .filter((face) => face.roads === roads && face.building === null && canBear(face, symbols))
    .sort((a, b) => a.symbols.length - b.symbols.length)
  if (best) best.symbols = [...best.symbols, ...symbols]
}

/** True if a tile can have these symbols: none is a second one of a kind that must be alone, or a second bar on one road. */
const canBear = (face: Face, symbols: readonly Printed[]): boolean =>
  symbols.every((print) => !face.symbols.some((other) => isInTheWay(print, other)))

function isInTheWay(print: Printed, other: Printed): boolean {
  if (symbolRules(print.symbol).oneATile && print.symbol === other.symbol) return true
  return bars(print.symbol) && bars(other.symbol) && print.sides[0] === other.sides[0]
}

const bars = (symbol: SymbolId): boolean => symbolRules(symbol).breaksBefore !== undefined
