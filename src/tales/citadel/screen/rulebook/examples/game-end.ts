import { does, type Examples, no } from './example.ts'

const ROOMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((sector) =>
  [1, 2, 3, 4, 5, 6].map((n) => sector + n),
)

/** Returns every third plot for one of three seats, without the plot `left`. */
const allBut = (left: string, seat: number): string =>
  ROOMS.filter((name, index) => name !== left && index % 3 === seat).join(' ')

const GREAT =
  'g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2=hospital c5=manor h5=coach-house'

/** Examples of the end of a game, hidden information, and games of two people. */
export const ENDING_EXAMPLES = {
  goal: [
    does(
      'version strategic | seat 1 bricks 3 plots c3=turnpike e3=inn a4 g2=town-hall d3=town-hall e2=basilica b5=rose-palace hand caravan-yard | seat 2 bricks 0 plots h5 | seat 3 bricks 0 plots h4 | seat 4 bricks 0 plots g5 | powers municipal 1',
      ['build caravan-yard a4', 'end'],
      'over',
      [26],
    ),
    does(`seat 1 bricks 2 plots ${GREAT} | seat 2 bricks 9 plots e1`, ['end'], 'over', [26]),
    does(`seat 1 bricks 2 plots ${GREAT} | seat 2 bricks 9 plots e1`, ['end', 'reveal'], no('game-over')),
  ],
  last: [
    does(
      'seat 1 bricks 2 plots a5=stable | seat 2 bricks 1 plots h5=stable | seat 3 bricks 2 plots c5=stable | on-turn 2 | phase reveal | pile',
      ['reveal', 'end', 'reveal', 'end'],
      'over',
      [13, 27],
    ),
    does(
      `seat 1 bricks 9 plots ${allBut('a4', 1)} | seat 2 bricks 5 plots ${allBut('a4', 0)} | seat 3 bricks 5 plots ${allBut('a4', 2)}`,
      ['claim a4'],
      { type: 'last-round', because: 'land' },
      [27],
    ),
    does(
      `last-round on | seat 1 bricks 2 plots ${GREAT} | seat 2 bricks 9 plots e1 | pile smithy`,
      ['end', 'reveal', 'end'],
      { type: 'last-round', because: 'goal' },
      [28],
    ),
  ],
  resign: [
    does(
      'seat 1 bricks 0 plots c5 d6 e4=stable | seat 2 bricks 0 plots h4=stable f5 | seat 3 bricks 4 plots a5',
      ['resign'],
      'resigned',
      [29],
    ),
    does('seat 1 bricks 0 plots c5 | seat 2 bricks 0 plots h4=stable', ['resign'], 'over', [29]),
  ],
  secrets: [
    does(
      'seat 1 bricks 0 plots g1 influence spy | seat 2 bricks 5 plots c5 hand manor* inn',
      ['play spy 2', 'take manor'],
      { type: 'took', seen: true },
      [30],
    ),
    does(
      'seat 1 bricks 0 plots a5 | seat 2 bricks 5 plots c5 | pile smithy',
      ['end', 'reveal'],
      { type: 'turn', seat: 1 },
      [30, 31, 32],
    ),
  ],
  two: [
    does(
      'two plots | seat 1 bricks 10 plots a5 c5 e4 g5 | seat 2 bricks 10 plots b5 d6 f5 h5 | on-turn 2 | phase choose',
      ['choose c3 or choose a2', 'choose f3 or choose d2'],
      { type: 'turn', seat: 0 },
      [10],
    ),
    does(
      'version strategic | two orders | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots h5 | seat 3 bricks 0 plots c4=inn | seat 4 bricks 0 plots c2',
      ['claim c5'],
      'claimed',
      [10],
    ),
    does(
      'two orders | seat 1 bricks 0 plots g1 influence purse | seat 2 bricks 5 plots c5 | seat 3 bricks 5 plots e4 | seat 4 bricks 5 plots a5',
      ['play purse 3'],
      no('bad-target'),
      [10],
    ),
  ],
} satisfies Record<string, Examples>
