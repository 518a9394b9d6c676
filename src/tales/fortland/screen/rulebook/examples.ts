import {
  type Fortland,
  fortland,
  parseAction,
  parseNotation,
  seatsOf,
  standardRules,
} from '../../../../engine/fortland/index.ts'
import {
  type Example,
  exampleBook,
  type Several,
  writing,
} from '../../../../ui/frames/rulebook/example-book.ts'
import { drawn } from '../../../../ui/frames/written.ts'
import type { AllWords } from '../../words/all-words.ts'

type Ruling = keyof AllWords['rules']['numbered']

/** Positions use the notation of docs/FORTLAND.md. */
const { does, no } = writing<Fortland, Ruling>({ actionOf: parseAction, line: ' / ' })

const FOUR = 'B b a A / b . . a / c . . d / C c d D'
const THREE = 'B b a A / b . . a / b . . a / C c c c'
const TWO = 'a a A / B b b'

/** The pages of the rule book in order, with their examples. */
const EXAMPLES = {
  land: [
    does(`${FOUR} / armies a n1; b n4; c w4; d e1 / actions 2`, ['march', 'march'], 'marched', [1, 15]),
    does(`${THREE} / armies a n1; b w1; c s1 / actions 2`, ['march', 'march'], 'marched', [1]),
  ],
  muster: [
    does(
      `${TWO} / phase muster / armies a waits; b waits`,
      ['muster n1 or muster e2', 'muster w2 or muster s1'],
      'turn-began',
      [2, 3],
    ),
    does(
      `${THREE} / phase muster / armies a e4; b waits; c waits / on-turn b`,
      ['muster s1'],
      no('not-your-city'),
      [2],
    ),
    does(`${TWO} / phase muster / armies a waits; b waits`, ['roll'], no('muster-first'), [2]),
    does(`${TWO} / armies a n2; b s2 / actions 3`, ['muster n1'], no('mustered-already'), [2]),
  ],
  roll: [
    does(`${TWO} / armies a n2; b s2 / phase roll`, ['roll'], 'rolled', [4]),
    does(`${TWO} / armies a n2; b s2 / phase roll`, ['march'], no('roll-first'), [4]),
    does(`${TWO} / armies a n2; b s2 / actions 3`, ['roll'], no('rolled-already'), [4]),
  ],
  march: [
    does(`${FOUR} / armies a e4; b n4; c w4; d e1 / actions 1`, ['march'], 'marched'),
    does(`${TWO} / armies a n2; b s2 / actions 4`, ['march', 'march', 'march', 'march'], 'marched'),
  ],
  turn: [
    does(`${TWO} / armies a n2; b s2 / actions 4`, ['turn', 'march', 'march'], 'turned', [7]),
    does(`${TWO} / armies a n2; b s2 / actions 6`, ['turn', 'turn'], no('turned-already'), [7]),
  ],
  pass: [
    does(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 3`, ['march', 'march', 'march'], 'marched', [5]),
    does(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 2`, ['march'], no('no-room'), [5]),
    does(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 5`, ['march', 'turn'], no('must-march-on'), [5]),
  ],
  build: [
    does(`${TWO} / armies a s2; b n2 / actions 3`, ['build', 'march'], 'built'),
    does(`${TWO} / armies a n2; b s1 / actions 2`, ['build'], 'built'),
    does(`${TWO} / armies a s1; b n2 / actions 3`, ['build'], 'built'),
    does('a a A / B b+a b / armies a s2; b n2 / actions 3', ['march', 'build'], 'built'),
    does(`${TWO} / armies a s1; b n2 / actions 2`, ['build'], no('no-actions-left')),
    does('a a+b A / B b b / armies a n2; b s1 / actions 4', ['build'], no('fort-stands-here')),
    does(
      'B b+a a+a A+a / b+a . . a+a / c . . d / C c d D / armies a s2; b n4; c w4; d e1 / actions 3',
      ['build'],
      no('no-fort-left'),
      [1],
    ),
  ],
  tear: [
    does('a a+b A / B b b / armies a n2; b s1 / actions 4', ['tear', 'build'], 'tore'),
    does(`${TWO} / armies a n2; b s1 / actions 2`, ['tear'], no('no-fort-here')),
  ],
  home: [
    does('a+a a A / B b b / armies a w1; b w2 / actions 1', ['tear', 'march', 'march', 'march'], 'tore', [8]),
    does(
      'a a+a A / B b b / armies a n1; b s1 / actions 1',
      ['march', 'tear', 'build or turn or march'],
      'tore',
      [8],
    ),
    does(`${TWO} / armies a n2; b s1 / actions 4`, ['build', 'tear'], no('built-this-turn'), [9]),
  ],
  waste: [
    does(`${TWO} / armies a n2; b n3 / actions 3`, ['build'], no('would-waste'), [6]),
    does(`${TWO} / armies a w1; b w2 / actions 1`, ['end'], 'actions-lost', [6]),
    does(`${TWO} / armies a n2; b s2 / actions 3`, ['march', 'end'], no('actions-left'), [6]),
  ],
  fall: [
    does(
      'B+c b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c n3 / on-turn c / actions 5',
      ['build', 'march or turn'],
      'fell',
      [10, 11],
    ),
    does(
      'B b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c w1 / on-turn c / actions 5',
      ['build'],
      'built',
      [10],
    ),
    does(
      'B b a A / b . . a / b . . a / C c c c / armies a n3; b fallen; c s1 / actions 4',
      ['build'],
      no('fallen-country'),
      [11],
    ),
  ],
  last: [
    does('a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3', ['march', 'build'], 'over'),
    does('a a+b A / B+a b+a b / armies a s3; b n2 / actions 2', ['build'], 'over'),
    does('a a+b A / B+a b+a b / armies a s3; b n2 / actions 2', ['build', 'march'], no('game-over')),
  ],
  winter: [
    does('a a A+b / B+a b b / armies a n1; b s1 / on-turn b / actions 0 / round 60', ['end'], 'over', [13]),
    does('a a A / B+a b b / armies a n1; b s1 / on-turn b / actions 0 / round 60', ['end'], 'over', [13]),
  ],
  giving: [
    does(`${TWO} / armies a n2; b s1`, ['give-up'], 'over', [12]),
    does(`${THREE} / armies a n2; b w1; c s2 / on-turn b`, ['give-up'], 'fell', [12]),
  ],
  house: [
    does('a a A+a / B b b / armies a n1; b s1 / actions 4 / rules own-forts cost', ['tear'], 'tore', [14]),
    does(
      'B+c b a A / b+c . . a / b+a . . a / C+b c c c / armies a w2; b s1; c n3 / on-turn c / actions 5 / rules fall first',
      ['build'],
      'over',
      [16],
    ),
    does(`${TWO} / armies a n2; b s2 / actions 4 / rules turn-cost 3`, ['turn', 'march'], 'turned', [14]),
  ],
} satisfies Record<string, Several<Example<Fortland, Ruling>>>

export type PageId = keyof typeof EXAMPLES

export const BOOK = exampleBook(fortland, EXAMPLES, ({ position }) => {
  const first = drawn(parseNotation(position))
  return {
    first,
    config: { players: seatsOf(first).map(() => ''), rules: { ...standardRules(), ...first.rules } },
  }
})
