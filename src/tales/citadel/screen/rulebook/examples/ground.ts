import { does, type Examples, no } from './example.ts'

/** Examples of the citadel, of claiming plots, and of building on them. */
export const GROUND_EXAMPLES = {
  board: [
    does(
      'seat 1 bricks 6 plots a1 | seat 2 bricks 5 plots e5',
      ['claim b1 or claim h1 or claim a2'],
      'claimed',
      [1, 2, 5],
    ),
    does('seat 1 bricks 9 plots a1 | seat 2 bricks 5 plots e5', ['claim b2'], no('not-bordering'), [2]),
    does('seat 1 bricks 9 plots a1 | seat 2 bricks 5 plots e5', ['claim a7'], no('no-such-plot'), [35]),
  ],
  setup: [
    does(
      'seat 1 bricks 5 | seat 2 bricks 5 | seat 3 bricks 5 | on-turn 3 | phase choose',
      ['choose d3 or choose d1', 'choose e4', 'choose c3'],
      'chosen',
      [8, 9],
    ),
    does(
      'seat 1 bricks 5 | seat 2 bricks 5 plots d3 | on-turn 2 | phase choose',
      ['choose d2'],
      no('borders-own'),
      [9],
    ),
    does(
      'seat 1 bricks 5 plots e4 | seat 2 bricks 5 plots d1 | on-turn 2 | phase choose',
      ['choose a4'],
      no('too-many-dots'),
    ),
    does(
      'seat 1 bricks 5 plots e4 | seat 2 bricks 5 plots d3 | on-turn 2 | phase choose',
      ['stop'],
      no('choose-more'),
    ),
    does(
      'seat 1 bricks 5 plots e4 | seat 2 bricks 5 plots d3 | on-turn 2 | phase choose',
      ['choose e4'],
      no('plot-taken'),
    ),
  ],
  claim: [
    does(
      'seat 1 bricks 6 plots a5 | seat 2 bricks 5 plots d6',
      ['claim a6', 'claim b4 or claim a3'],
      'claimed',
      [16],
    ),
    does('seat 1 bricks 5 | seat 2 bricks 5 plots d6', ['claim f5'], 'claimed', [16]),
    does(
      'seat 1 bricks 1 plots a6=stable | seat 2 bricks 5 plots d6 | neutral a5=stable',
      ['claim a5'],
      'claimed',
      [16],
    ),
    does(
      'seat 1 bricks 9 plots g5 | seat 2 bricks 5 plots d6',
      ['claim g4', 'claim g6', 'claim h4'],
      no('claims-spent'),
    ),
    does('seat 1 bricks 9 plots a5 | seat 2 bricks 5 plots a6', ['claim a6'], no('plot-taken')),
    does('seat 1 bricks 2 plots a5 | seat 2 bricks 5 plots d6', ['claim a4'], no('too-few-bricks')),
    does(
      `seat 1 bricks 9 plots ${['a', 'b', 'c', 'd'].flatMap((sector) => [1, 2, 3, 4, 5, 6].map((n) => sector + n)).join(' ')} e1 | seat 2 bricks 5 plots f5`,
      ['claim e2'],
      no('no-knights'),
    ),
  ],
  build: [
    does(
      'seat 1 bricks 5 plots a5 d5 hand manor flour-mill | seat 2 bricks 5 plots h5',
      ['build manor a5', 'build flour-mill d5'],
      'built',
      [7],
    ),
    does(
      'seat 1 bricks 9 plots a5 d5 g5 hand stable flour-mill donjon | seat 2 bricks 5 plots h5',
      ['build stable a5', 'build flour-mill d5', 'build donjon g5'],
      no('builds-spent'),
    ),
    does(
      'seat 1 bricks 5 plots a5 hand stable | seat 2 bricks 5 plots h5',
      ['build stable h5'],
      no('not-your-plot'),
    ),
    does(
      'seat 1 bricks 5 plots a5=inn hand stable | seat 2 bricks 5 plots h5',
      ['build stable a5'],
      no('plot-built'),
    ),
    does(
      'seat 1 bricks 2 plots a5 hand manor | seat 2 bricks 5 plots h5',
      ['build manor a5'],
      no('too-few-bricks'),
    ),
    does(
      'seat 1 bricks 5 plots a5 hand stable | seat 2 bricks 5 plots h5',
      ['build manor a5'],
      no('not-in-hand'),
    ),
  ],
  stand: [
    does(
      'seat 1 bricks 3 plots d1 hand smithy town-house | seat 2 bricks 5 plots h5',
      ['build town-house d1'],
      'built',
    ),
    does(
      'seat 1 bricks 3 plots d1 hand smithy town-house | seat 2 bricks 5 plots h5',
      ['build smithy d1'],
      no('inner-circle'),
    ),
    does(
      'seat 1 bricks 3 plots b4 hand chapel | seat 2 bricks 5 plots h5',
      ['build chapel b4'],
      no('by-the-river'),
      [4],
    ),
  ],
  roads: [
    does('seat 1 bricks 2 plots c3 hand inn | seat 2 bricks 5 plots h5', ['build inn c3'], 'built', [3]),
    does(
      'seat 1 bricks 2 plots a5 hand inn | seat 2 bricks 5 plots h5',
      ['build inn a5'],
      no('off-the-road'),
    ),
    does(
      'seat 1 bricks 5 plots h6 hand turnpike | seat 2 bricks 5 plots c5 | neutral a2=turnpike',
      ['build turnpike h6'],
      no('road-has-turnpike'),
      [3],
    ),
    does(
      'seat 1 bricks 5 plots h6 c3=turnpike hand turnpike | seat 2 bricks 5 plots c5',
      ['build turnpike h6'],
      'built',
      [3],
    ),
  ],
  raze: [
    does(
      'seat 1 bricks 9 plots b5=stable hand manor | seat 2 bricks 5 plots h5',
      ['raze b5', 'build manor b5'],
      'destroyed',
      [17, 18],
    ),
    does('seat 1 bricks 9 plots b5 | seat 2 bricks 5 plots h5', ['raze b5'], no('no-building')),
  ],
  siege: [
    does(
      'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 5 plots c4=inn | seat 3 bricks 5 plots c2',
      ['claim c5'],
      'besieged',
      [23],
    ),
    does(
      'version strategic | seat 1 bricks 2 plots d4 e2 d3 d2 f4 f1 | seat 2 bricks 5 plots d6=school h5 | seat 3 bricks 5 plots e5=stable h2 | seat 4 bricks 5 plots d5 e6 e3',
      ['claim e4'],
      'besieged',
      [23],
    ),
    does(
      'version strategic | seat 1 bricks 1 plots c6 b6 influence charter | seat 2 bricks 5 plots c4=inn | seat 3 bricks 5 plots c2',
      ['play charter c5'],
      { type: 'claimed', because: 'charter' },
      [23],
    ),
  ],
} satisfies Record<string, Examples>
