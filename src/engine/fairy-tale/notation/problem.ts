import type { Direction } from '../../kernel/boards/square.ts'
import { problemTextBy } from '../../kernel/notation/problem.ts'
import { ALL_BOXES } from '../boxes.ts'
import type { BuildingId, SymbolId } from '../ids.ts'

/** What could have stood where something unreadable stands. */
export type Expected =
  | 'box'
  | 'character'
  | 'closure'
  | 'curse'
  | 'ours'
  | 'spell'
  | 'thing'
  | 'first-tile'
  | 'generator-word'
  | 'house-rule'
  | 'monster'
  | 'number'
  | 'outcome'
  | 'phase'
  | 'place'
  | 'question'
  | 'rolls'
  | 'seat'
  | 'spent'
  | 'third'
  | 'tile'
  | 'tile-to-come'

/** Why a text is no position. `most` and `least` are bounds; `place` is written "east,south". */
export type Trouble =
  /** The text as a whole. */
  | { code: 'too-long'; most: number }
  | { code: 'unknown-version'; version: string }
  | { code: 'unknown-line'; key: string }
  | { code: 'line-twice'; key: string }
  /** The drawing. */
  | { code: 'no-forest' }
  | { code: 'forest-twice' }
  | { code: 'ragged-row'; expected: number; found: number }
  | { code: 'strange-cell'; cell: string }
  | { code: 'no-oak' }
  | { code: 'oak-twice' }
  | { code: 'too-far'; most: number }
  | { code: 'too-many-tiles'; most: number }
  | { code: 'too-many-monsters'; most: number }
  /** One tile, drawn or in a line. */
  | { code: 'wrong-sides'; cell: string; symbol: SymbolId; sides: number }
  | { code: 'wrong-number'; cell: string; symbol: SymbolId; numbers: readonly number[] }
  | { code: 'no-road-for-symbol'; cell: string; symbol: SymbolId; side: Direction }
  | { code: 'symbol-twice'; cell: string; symbol: SymbolId }
  | { code: 'never-spent'; cell: string; what: BuildingId | SymbolId }
  /** It loses its number when it is used up. */
  | { code: 'never-numbered'; cell: string; symbol: SymbolId }
  /** One line. */
  | { code: 'unreadable'; word: string; expected: Expected }
  | { code: 'wrong-count'; found: number; least: number; most: number }
  | { code: 'said-twice'; word: string }
  | { code: 'no-tile-there'; place: string }
  | { code: 'stands-on-diamond'; place: string }
  | { code: 'unknown-seat'; character: string }
  | { code: 'side-twice'; side: string }
  | { code: 'no-road-to-the-oak'; side: string }
  | { code: 'dead-generator' }
  | { code: 'delays-nobody'; word: string }
  | { code: 'hands-without-rule' }
  /** Something that only a box brings, and the box is not in the game. */
  | { code: 'without-its-box'; what: string; box: string }
  /** It has expansions, and what is in them has not come yet. */
  | { code: 'boxes-to-come' }
  | { code: 'somebody-stands-there'; place: string }
  | { code: 'never-drawn'; word: string }
  | { code: 'gone-disagrees'; character: string }
  | { code: 'gone-without-rule' }
  | { code: 'hands-and-market' }
  | { code: 'hand-too-large'; most: number }
  /** Lines that do not go together. */
  | { code: 'monsters-disagree'; place: string; drawn: number; listed: number }
  | { code: 'number-is-taken'; monster: number }
  | { code: 'tile-twice'; id: number }
  | { code: 'too-many-diamonds'; found: number; most: number }
  | { code: 'diamond-roads'; id: number }
  | { code: 'pile-disagrees'; hidden: number; pool: number }
  | { code: 'too-many-hearts'; most: number }
  | { code: 'spent-too-much'; what: string; most: number }
  | { code: 'question-disagrees'; phase: string }
  | { code: 'nothing-to-clear' }
  | { code: 'rolls-disagree'; phase: string }
  | { code: 'opening-disagrees'; what: string }
  | { code: 'outcome-disagrees'; what: string }

/** A trouble, and the line where it shows, counted from 1; 0 for the text as a whole. */
export type Problem = Trouble & { line: number }

export type ProblemCode = Problem['code']

const EXPECTED: Record<Expected, string> = {
  box: `a box: ${ALL_BOXES.join(', ')}`,
  character: 'the name of a character',
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
  place: 'a place, written east,south',
  question: 'a question, such as "spawn-side 2" or "movement-side"',
  rolls: 'rolls to be made, such as "movement 2"',
  seat: 'a seat, such as "beast 0,-1"',
  spent: 'what was spent, such as "steps 1"',
  third: 'a third of the pile, such as "11 ╹◆#1" or "10"',
  tile: 'a tile, such as ┗#12 or ╹◆#1',
  'tile-to-come': 'a tile that is no dark diamond, such as ┗#12',
}

type TroubleOf<Code extends ProblemCode> = Extract<Trouble, { code: Code }>

const TEXTS: { [Code in ProblemCode]: (trouble: TroubleOf<Code>) => string } = {
  'too-long': ({ most }) => `the text is longer than ${most} characters`,
  'unknown-version': ({ version }) => `version ${version} of the notation is unknown here`,
  'unknown-line': ({ key }) => `no line is called "${key}"`,
  'line-twice': ({ key }) => `the line "${key}" is there twice`,
  'no-forest': () => 'no forest is drawn',
  'forest-twice': () => 'the forest is drawn twice',
  'ragged-row': ({ expected, found }) => `this row has ${found} cells, those above ${expected}`,
  'strange-cell': ({ cell }) => `"${cell}" is no cell of a forest`,
  'no-oak': () => 'no oak (O) stands in the forest',
  'oak-twice': () => 'the oak (O) stands in the forest twice',
  'too-far': ({ most }) => `a tile lies, or could come to lie, further than ${most} squares from the oak`,
  'too-many-tiles': ({ most }) => `there are more than ${most} tiles`,
  'too-many-monsters': ({ most }) => `there are more than ${most} monsters`,
  'wrong-sides': ({ cell, symbol, sides }) =>
    sides === 1
      ? `in "${cell}" the ${symbol} names no side: N, E, S or W`
      : `in "${cell}" the ${symbol} does not name ${sides} different sides: N, E, S or W`,
  'wrong-number': ({ cell, symbol, numbers }) =>
    `in "${cell}" the ${symbol} bears none of its numbers: ${numbers.join(', ')}`,
  'no-road-for-symbol': ({ cell, symbol, side }) =>
    `in "${cell}" the ${symbol} has no road ${side} to stand on`,
  'symbol-twice': ({ cell, symbol }) => `in "${cell}" the ${symbol} is there twice`,
  'never-numbered': ({ cell, symbol }) => `in "${cell}" the ${symbol} is used up and still bears a number`,
  'never-spent': ({ cell, what }) => `in "${cell}" the ${what} is spent, which it never can be`,
  unreadable: ({ word, expected }) => `"${word}" stands where ${EXPECTED[expected]} should be`,
  'wrong-count': ({ found, least, most }) =>
    `there are ${found} entries, but there should be ${least === most ? most : `${least} to ${most}`}`,
  'said-twice': ({ word }) => `"${word}" is there twice`,
  'no-tile-there': ({ place }) => `no tile for this lies at ${place}`,
  'stands-on-diamond': ({ place }) => `nobody can stand on the dark diamond at ${place}`,
  'unknown-seat': ({ character }) => `"${character}" has no seat`,
  'side-twice': ({ side }) => `two first tiles lie on the side ${side}`,
  'no-road-to-the-oak': ({ side }) => `the first tile on the side ${side} has no road to the oak`,
  'dead-generator': () => 'a generator of noughts never gives anything else',
  'boxes-to-come': () => 'the newer boxes of this position have not come yet',
  'without-its-box': ({ what, box }) =>
    `"${what}" is of the box ${box}, which the line "boxes" does not name`,
  'never-drawn': ({ word }) => `"${word}" is there, but not among those that were drawn`,
  'gone-disagrees': ({ character }) =>
    `whether ${character} was carried off is said otherwise in the lines "seats" and "gone"`,
  'gone-without-rule': () => 'somebody was carried off, but the line "rules" does not say "heroes mortal"',
  'somebody-stands-there': ({ place }) => `somebody stands at ${place}, where nobody can`,
  'hands-without-rule': () => 'there are hands, but the line "rules" does not say "supply hand"',
  'hands-and-market': () => 'there are hands and a market, but only one of them can be',
  'hand-too-large': ({ most }) => `a hand has no more than ${most} tiles`,
  'delays-nobody': ({ word }) => `"${word}" is nothing that delays monsters`,
  'monsters-disagree': ({ place, drawn, listed }) =>
    `at ${place} the drawing has ${drawn} monsters and the list ${listed}`,
  'number-is-taken': ({ monster }) => `monster ${monster} is there already, so it cannot come next`,
  'tile-twice': ({ id }) => `tile ${id} is there twice`,
  'too-many-diamonds': ({ found, most }) =>
    `there are ${found} dark diamonds, but no more than ${most} exist`,
  'diamond-roads': ({ id }) => `the dark diamond ${id} does not have one road`,
  'pile-disagrees': ({ hidden, pool }) =>
    `the thirds hide ${hidden} path tiles, but ${pool} are still to come`,
  'too-many-hearts': ({ most }) => `this oak has no more than ${most} ${most === 1 ? 'heart' : 'hearts'}`,
  'spent-too-much': ({ what, most }) => `no more than ${most} ${what} can be spent`,
  'question-disagrees': ({ phase }) => `the question does not go with the phase ${phase}`,
  'nothing-to-clear': () => 'it is asked which tile to clear, but no monster stands there',
  'rolls-disagree': ({ phase }) => `the rolls to be made do not go with the phase ${phase}`,
  'opening-disagrees': ({ what }) => `the first tiles do not go with the line "${what}"`,
  'outcome-disagrees': ({ what }) => `the outcome does not go with the line "${what}"`,
}

/** A problem in one English sentence, for programs and those who write them. */
export const problemText = problemTextBy<Problem>(TEXTS)
