import type { Direction } from '../../kernel/boards/square.ts'
import { problemTextBy } from '../../kernel/notation/problem.ts'
import { ALL_BOXES } from '../boxes.ts'
import type { BuildingId, SymbolId } from '../ids.ts'

/** Descriptions of the expected values for unreadable text. */
const EXPECTED = {
  box: `a box: ${ALL_BOXES.join(', ')}`,
  curse: 'a curse and a place, such as "night 3,0", or "drawn night feet"',
  ours: 'a place and a number, such as "1,0 2"',
  spell: 'a spell and a character, such as "vanish beast", or "drawn sleep"',
  thing: 'a thing and who has it, such as "cake huntsman" or "thread lost"',
  closure: 'a place and how often the forest stirs until it is over, such as "2,0 3"',
  'first-tile': 'a first tile, such as "┗#4 north 2" or "┗#4 hand"',
  'generator-word': 'a whole number of 32 bits',
  'house-rule': 'a house rule and one of its readings, such as "sides half"',
  monster: 'a monster, such as "1 ogre 2,0"',
  number: 'a whole number in reach',
  outcome: 'an outcome: won, lost or given-up',
  phase: 'the name of a phase',
  question: 'a question, such as "spawn-side 2" or "movement-side"',
  rolls: 'rolls to be made, such as "movement 2"',
  seat: 'a seat, such as "beast 0,-1"',
  spent: 'what was spent, such as "steps 1"',
  third: 'a third of the pile, such as "11 ╹◆#1" or "10"',
  tile: 'a tile, such as ┗#12 or ╹◆#1',
  'tile-to-come': 'a tile that is no dark diamond, such as ┗#12',
}

export type Expected = keyof typeof EXPECTED

/** A symbol of a tile, and the text of the tile. */
interface InCell {
  cell: string
  symbol: SymbolId
}

/**
 * The sentence for each problem, from its details. `most` and `least` are bounds; `place` is written "east,south"; `cell`, `word` and
 * `key` are pieces of the text.
 */
const TEXTS = {
  'too-long': ({ most }: { most: number }) => `the text is longer than ${most} characters`,
  'unknown-version': ({ version }: { version: string }) =>
    `version ${version} of the notation is unknown here`,
  'unknown-line': ({ key }: { key: string }) => `no line is called "${key}"`,
  'line-twice': ({ key }: { key: string }) => `the line "${key}" is there twice`,
  'no-forest': () => 'no forest is drawn',
  'forest-twice': () => 'the forest is drawn twice',
  'ragged-row': ({ expected, found }: { expected: number; found: number }) =>
    `this row has ${found} cells, those above ${expected}`,
  'strange-cell': ({ cell }: { cell: string }) => `"${cell}" is no cell of a forest`,
  'no-oak': () => 'no oak (O) stands in the forest',
  'oak-twice': () => 'the oak (O) stands in the forest twice',
  'too-far': ({ most }: { most: number }) =>
    `a tile lies, or could come to lie, further than ${most} squares from the oak`,
  'too-many-tiles': ({ most }: { most: number }) => `there are more than ${most} tiles`,
  'too-many-monsters': ({ most }: { most: number }) => `there are more than ${most} monsters`,
  'wrong-sides': ({ cell, symbol, sides }: InCell & { sides: number }) =>
    sides === 1
      ? `in "${cell}" the ${symbol} names no side: N, E, S or W`
      : `in "${cell}" the ${symbol} does not name ${sides} different sides: N, E, S or W`,
  'wrong-number': ({ cell, symbol, numbers }: InCell & { numbers: readonly number[] }) =>
    `in "${cell}" the ${symbol} bears none of its numbers: ${numbers.join(', ')}`,
  'no-road-for-symbol': ({ cell, symbol, side }: InCell & { side: Direction }) =>
    `in "${cell}" the ${symbol} has no road ${side} to stand on`,
  'symbol-twice': ({ cell, symbol }: InCell) => `in "${cell}" the ${symbol} is there twice`,
  'never-numbered': ({ cell, symbol }: InCell) =>
    `in "${cell}" the ${symbol} is used up and still bears a number`,
  'never-spent': ({ cell, what }: { cell: string; what: BuildingId | SymbolId }) =>
    `in "${cell}" the ${what} is spent, which it never can be`,
  unreadable: ({ word, expected }: { word: string; expected: Expected }) =>
    `"${word}" stands where ${EXPECTED[expected]} should be`,
  'wrong-count': ({ found, least, most }: { found: number; least: number; most: number }) =>
    `there are ${found} entries, but there should be ${least === most ? most : `${least} to ${most}`}`,
  'said-twice': ({ word }: { word: string }) => `"${word}" is there twice`,
  'no-tile-there': ({ place }: { place: string }) => `no tile for this lies at ${place}`,
  'stands-on-diamond': ({ place }: { place: string }) => `nobody can stand on the dark diamond at ${place}`,
  'unknown-seat': ({ character }: { character: string }) => `"${character}" has no seat`,
  'side-twice': ({ side }: { side: string }) => `two first tiles lie on the side ${side}`,
  'no-road-to-the-oak': ({ side }: { side: string }) =>
    `the first tile on the side ${side} has no road to the oak`,
  'dead-generator': () => 'a generator of noughts never gives anything else',
  'boxes-to-come': () => 'the newer boxes of this position have not come yet',
  'without-its-box': ({ what, box }: { what: string; box: string }) =>
    `"${what}" is of the box ${box}, which the line "boxes" does not name`,
  'never-drawn': ({ word }: { word: string }) => `"${word}" is there, but not among those that were drawn`,
  'gone-disagrees': ({ character }: { character: string }) =>
    `whether ${character} was carried off is said otherwise in the lines "seats" and "gone"`,
  'gone-without-rule': () => 'somebody was carried off, but the line "rules" does not say "heroes mortal"',
  'somebody-stands-there': ({ place }: { place: string }) => `somebody stands at ${place}, where nobody can`,
  'hands-without-rule': () => 'there are hands, but the line "rules" does not say "supply hand"',
  'hands-and-market': () => 'there are hands and a market, but only one of them can be',
  'hand-too-large': ({ most }: { most: number }) => `a hand has no more than ${most} tiles`,
  'delays-nobody': ({ word }: { word: string }) => `"${word}" is nothing that delays monsters`,
  'monsters-disagree': ({ place, drawn, listed }: { place: string; drawn: number; listed: number }) =>
    `at ${place} the drawing has ${drawn} monsters and the list ${listed}`,
  'number-is-taken': ({ monster }: { monster: number }) =>
    `monster ${monster} is there already, so it cannot come next`,
  'tile-twice': ({ id }: { id: number }) => `tile ${id} is there twice`,
  'too-many-diamonds': ({ found, most }: { found: number; most: number }) =>
    `there are ${found} dark diamonds, but no more than ${most} exist`,
  'diamond-roads': ({ id }: { id: number }) => `the dark diamond ${id} does not have one road`,
  'pile-disagrees': ({ hidden, pool }: { hidden: number; pool: number }) =>
    `the thirds hide ${hidden} path tiles, but ${pool} are still to come`,
  'too-many-hearts': ({ most }: { most: number }) =>
    `this oak has no more than ${most} ${most === 1 ? 'heart' : 'hearts'}`,
  'spent-too-much': ({ what, most }: { what: string; most: number }) =>
    `no more than ${most} ${what} can be spent`,
  'question-disagrees': ({ phase }: { phase: string }) => `the question does not go with the phase ${phase}`,
  'nothing-to-clear': () => 'it is asked which tile to clear, but no monster stands there',
  'rolls-disagree': ({ phase }: { phase: string }) =>
    `the rolls to be made do not go with the phase ${phase}`,
  'opening-disagrees': ({ what }: { what: string }) => `the first tiles do not go with the line "${what}"`,
  'outcome-disagrees': ({ what }: { what: string }) => `the outcome does not go with the line "${what}"`,
}

type Texts = typeof TEXTS

/** A fault in a text: a code, and the details for its sentence. */
export type Fault = {
  [Code in keyof Texts]: { code: Code } & (Texts[Code] extends (detail: infer Detail) => string
    ? Detail
    : never)
}[keyof Texts]

/** A fault with its line number, from 1; 0 for the whole text. */
export type Problem = Fault & { line: number }

export type ProblemCode = Problem['code']

/** Describes a problem in one English sentence, for programs and their authors. The page never loads these texts. */
export const problemText = problemTextBy<Problem>(TEXTS)
