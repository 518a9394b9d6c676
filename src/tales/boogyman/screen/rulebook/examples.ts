import { type Boogyman, boogyman, parseAction, parseNotation } from '../../../../engine/boogyman/index.ts'
import {
  type Example,
  exampleBook,
  type Several,
  writing,
} from '../../../../ui/frames/rulebook/example-book.ts'
import { drawn } from '../../../../ui/frames/written.ts'
import type { AllWords } from '../../words/all-words.ts'

type Ruling = keyof AllWords['rules']['numbered']

/** Positions are drawn as docs/BOOGYMAN.md says. */
const { does, no } = writing<Boogyman, Ruling>({ actionOf: parseAction, line: ' / ' })

/** Every page of the rule book, in the order of the book, with its examples. */
const EXAMPLES = {
  board: [
    does(
      'tiles d4 r; b2 r; g7 g',
      ['step d4 d5 or step d4 e5 or step d4 e4 or step d4 d3 or step d4 c3 or step d4 c4'],
      'stepped',
      [1],
    ),
    does('tiles d4 rgg; d3 r; a1 g', ['step d3 d4'], no('full'), [9]),
    does(
      'tiles a1 yy; a2 yy; b1 yy; b2 yy; c1 yy; c2 yy; d1 r; e5 r; g7 g',
      ['step d1 d2'],
      'tree-grew',
      [19],
    ),
  ],
  opening: [
    does('tiles d4 r / placing 1', ['place d5 or place d4 or place c2'], 'placed', [2]),
    does('tiles d4 rg; e4 g / placing 3', ['place c3'], 'turn-began', [2, 3]),
    does('tiles d4 rgg / placing 3', ['place d4'], no('full'), [9]),
    does('tiles d4 r / placing 1', ['step d4 d5'], no('still-placing'), [2]),
    does('tiles d4 r; g7 g', ['place d5'], no('not-placing'), [2]),
  ],
  turn: [
    does('tiles e4 r; c2 r; g7 g', ['step e4 e5', 'step c2 c3'], 'turn-began', [4]),
    does('tiles e4 r; c2 r; g7 g', ['step e4 e5', 'step e5 e6'], no('has-acted'), [4]),
    does('tiles c2 r; g5 gg', ['step c2 c3'], 'no-second-action', [4, 5]),
    does(
      'tiles g4 r; f3 gyy; f4 gyy; g5 gyy; a1 g / on-turn green / actions 1',
      ['step a1 a2'],
      'stuck',
      [5],
    ),
  ],
  step: [
    does('tiles b2 rr; d4 r; g4 g', ['step b2 b3 or step b2 c2', 'step d4 d5'], 'stepped'),
    does('tiles c3 r; e5 r; g4 g', ['step c3 c5'], no('not-next-door')),
    does('tiles c3 r; e5 r; g4 g', ['step a1 a2'], no('no-pawn-there')),
    does('tiles d4 G; d3 r; b2 r; g7 g', ['step d3 d4'], 'stepped', [13]),
  ],
  tree: [
    does('tiles f5 r; c2 r; a4 g', ['step f5 f6'], 'tree-grew', [7]),
    does('tiles b2 rr; e5 r; g4 g', ['step b2 b3', 'step b2 c2'], 'tree-grew', [7]),
    does('tiles f5 ryy; c2 r; a4 g', ['step f5 g5'], 'no-tree', [7]),
    does('tiles e4 rgg; c2 r; g7 g', ['step e4 e5'], 'tree-grew', [8]),
    does('tiles f5 ryy; f6 r; a4 g / rules trees three', ['step f5 g5'], 'tree-grew', [7]),
  ],
  spawn: [
    does('tiles e4 gyy; e6 g; a1 r / on-turn green', ['spawn e4'], 'spawned'),
    does('tiles e4 ry; c2 r; g6 g', ['spawn e4'], no('needs-two-trees')),
    does('tiles e4 g; e5 yy; g6 g; a1 r / on-turn green', ['step e4 e5', 'spawn e5'], no('has-acted'), [4]),
  ],
  call: [
    does('tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g', ['call b2', 'prowl d4 or prowl c3'], 'boogyman-came'),
    does('tiles c4 gyy; d7 r / on-turn green', ['call c4'], no('last-pawn'), [15]),
    does('tiles d4 ryy; a1 R; c2 r; g7 g', ['call d4'], no('boogyman-is-out')),
  ],
  prowl: [
    does('tiles d4 R; c3 r; g7 g; a1 g', ['prowl e4 or prowl d6 or prowl g7'], 'prowled', [10]),
    does('tiles c4 Rg; e4 r; g7 g', ['prowl c4'], no('must-move'), [11]),
    does('tiles g7 R; g6 y; f6 y; e6 y; e7 yy; d4 g; b2 r', ['prowl e5'], no('out-of-reach'), [10]),
    does('tiles d4 Rr; b2 r; g7 g', ['step d4 d5', 'prowl d2'], 'prowled', [14]),
    does('tiles d4 r; c2 r; g7 g', ['prowl d5'], no('no-boogyman')),
  ],
  capture: [
    does('tiles b2 R; c3 g; d4 gg; f6 r; g7 g', ['prowl d4'], 'captured', [10]),
    does('tiles b2 R; d4 rg; g7 g', ['prowl d4'], 'captured', [12]),
    does('tiles b2 R; c3 g; d4 g; f6 r; g7 g', ['prowl c3 or prowl d4'], 'captured', [10]),
  ],
  safe: [
    does('tiles b2 R; d4 ggy; f6 r', ['prowl d4'], no('trees'), [10]),
    does('tiles b2 R; d4 ggg; f6 r', ['prowl d4'], no('full'), [9, 10]),
    does('tiles b2 R; d4 Gg; f6 r; g7 g', ['prowl d4'], no('boogyman'), [10]),
  ],
  seven: [
    does('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R', ['spawn e4'], 'over', [6]),
    does('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R', ['call e4'], no('boogyman-is-out'), [6]),
  ],
  none: [
    does('tiles g5 G; e4 r; c2 R; a1 g / on-turn green / actions 1', ['prowl e4'], 'over', [16]),
    does('tiles d4 R; d6 g; a1 r; c6 G', ['prowl d6'], 'over', [16]),
  ],
  draw: [
    does('tiles c2 rr; g5 g / quiet 39 / on-turn green', ['step g5 g6'], 'over', [17]),
    does('tiles c2 r; g5 g', ['agree-draw'], 'over', [18]),
    does('tiles c2 r; g5 g', ['give-up'], 'over', [18]),
    does('tiles c2 r; g5 g', ['agree-draw', 'step c2 c3'], no('game-over'), [18]),
  ],
} satisfies Record<string, Several<Example<Boogyman, Ruling>>>

export type PageId = keyof typeof EXAMPLES

export const BOOK = exampleBook(boogyman, EXAMPLES, ({ position }) => {
  const first = drawn(parseNotation(position))
  return { first, config: { players: ['', ''], first: 'red', rules: first.rules } } as const
})
