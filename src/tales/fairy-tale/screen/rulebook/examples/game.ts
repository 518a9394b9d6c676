import {
  at,
  choose,
  comes,
  does,
  drawnStep,
  END_TURN,
  type Examples,
  expand,
  moves,
  no,
  remove,
  roll,
  step,
  walk,
} from './example.ts'

/** The pages on the rules of sections 1 to 6 and 10, in order. */
export const GAME_PAGES = [
  'oak',
  'sides',
  'opening',
  'new-monsters',
  'entrance',
  'six',
  'walk',
  'expand',
  'remove',
  'sweep',
  'fell',
  'monsters-move',
  'way',
  'crowd',
  'meeting',
  'cut-off',
  'end',
] as const

export type GamePageId = (typeof GAME_PAGES)[number]

/** A closed forest: no tile fits anywhere. */
const SHUT = '. ╻ . .\n╺ O ━ ┓\n. ╹ . ╹'

/** Examples of every rule of the game. */
export const GAME_EXAMPLES: Readonly<Record<GamePageId, Examples>> = {
  oak: [
    moves('━ O ━1', 2, { type: 'oak-hurt', hearts: 2 }, [18]),
    moves('━1 O ━2\nhearts 2', 6, { type: 'game-ended', outcome: 'lost' }, [18]),
    moves('━ O ━1\nrules oak frail', 2, { type: 'game-ended', outcome: 'lost' }, [69]),
    moves('╻1 . .\nO ━ ━1\nrules oak frail', 1, { type: 'oak-hurt', hearts: 0 }, [69]),
  ],
  sides: [
    moves('┣ ┓1\nO ┻', 1, { type: 'movement-began', side: 'north', monsters: [1] }, [2]),
    moves('┣ ┓1\nO ┻', 2, { type: 'movement-began', side: 'east', monsters: [1] }, [2]),
    moves('┣ ┓1\nO ┻\nrules sides half', 2, { type: 'movement-began', side: 'east', monsters: [1] }, [2]),
  ],
  opening: [
    does(
      'O\nseats cinderella 0,0; aladdin 0,0\nopening ┗#5 hand; ┃#9 north 0; ╹#4 south 0; ╋#6 west 0\npile 2 ╹◆#1; 2 ╹◆#2; 2 ╹◆#3\npool ┗#11 ━#12 ┳#13\nphase opening',
      [
        [
          { type: 'lay', tile: 0, side: 'east', turn: 2 },
          { type: 'lay', tile: 0, side: 'east', turn: 3 },
        ],
      ],
      { type: 'first-tile-laid', side: 'east' },
      [4],
    ),
    does('━ O ━\nseats cinderella 0,0; aladdin 1,0', [END_TURN], { type: 'turn-began', seat: 1 }, [5], [1]),
  ],
  'new-monsters': [
    comes('━ ━ O ━ ━', [4], { type: 'monsters-coming', count: 3, reason: { side: 'west' } }, [1, 6]),
    comes('. ┃ .\n━ O ━\n. ┃ .', [1], { type: 'monster-appeared', kind: 'frost-giant' }, [1, 6, 10]),
    does(
      '. ┃ .\n━ O ━\n. ┃ .\nphase new-monsters',
      [roll, [choose('north'), choose('east'), choose('south'), choose('west')]],
      { type: 'monster-appeared' },
      [10],
      [5],
    ),
  ],
  entrance: [
    comes('. ┃\n┣ ┛\nO .', [1], { type: 'monsters-coming', at: at('1,-2') }, [9]),
    comes('━ O ━', [1], { type: 'monsters-coming', reason: { side: 'north', entranceSide: 'east' } }, [9]),
    comes(
      '━ ━ O ━ ━\nrules arrivals dealt',
      [2],
      { type: 'monsters-coming', count: 1, reason: { side: 'south' } },
      [71],
    ),
    comes('━ O ━∩\nrules arrivals dealt', [6], { type: 'monsters-coming', reason: { side: 'north' } }, [71]),
    comes(
      '━ ━ O ━ ━\nrules arrivals each',
      [2, 4, 2],
      { type: 'monster-appeared', monster: 2, kind: 'ice-witch' },
      [71],
    ),
    comes('O ━ ━ ━♜', [2], { type: 'monsters-coming', at: at('2,0') }, [9]),
  ],
  six: [
    comes('━ O ━', [6, 2], { type: 'die-rolled', face: 2, again: true }, [8]),
    comes('━∩ O ━ ━∩', [6], { type: 'monsters-coming', at: at('2,0') }, [7]),
    comes('━ O ━\nrules noDen none', [6], { type: 'no-den' }, [8]),
  ],
  walk: [
    does('┏ ┃ . .\n┗ O ━3 ╸\n. ━ . .\nseats rapunzel 0,0', [[walk('1,0'), walk('-1,0')]], {
      type: 'character-walked',
    }),
    does('O ━ ━ ━\nseats rapunzel 0,0', [walk('1,0'), walk('2,0'), walk('3,0')], no('no-steps-left')),
  ],
  expand: [
    does('━ O ━\nmarket ┗ ┃ ╹', [[expand(0, '2,0', 2), expand(1, '2,0', 1), expand(2, '2,0', 3)]], {
      type: 'tile-placed',
      at: at('2,0'),
    }),
    does('━ O ━\nmarket ┃', [expand(0, '2,0', 0)], no('hedge-meets-road')),
    does('. ╻ .\n╺ O ━\n. ╹ .\nmarket ╹#20 ╹◆#1', [expand(0, '2,0', 3)], no('closes-the-last-road'), [11]),
    does(
      '━ O ━\nhands ┃#20 ┗#21; ╹#22 ╋#23\nseats rapunzel 0,0; beast 0,0\npile 1; 0; 0\npool ┻#30\nrules supply hand',
      [expand(0, '2,0', 1)],
      { type: 'tile-revealed', slot: 0 },
      [67],
    ),
  ],
  remove: [
    does('O ━2\nseats rapunzel 1,0', [[remove(1), remove(2)]], { type: 'monster-removed' }),
    does('O ━2 ━\nseats rapunzel 2,0', [remove(1)], no('no-such-monster-here')),
  ],
  sweep: [
    does(
      `. ╻ .\n╺ O ╸\n. ╹ .\nmarket ╹#20 ╹#21 ╹#22\npile 2; 0; 0\npool ╹#30 ╹#31`,
      [{ type: 'sweep', slot: 0 }],
      { type: 'tile-swept', slot: 0 },
      [12],
    ),
    does(
      '━ O ━\nmarket ┃#20\npile 1; 0; 0\npool ╹#30',
      [{ type: 'sweep', slot: 0 }],
      no('a-tile-can-be-placed'),
      [12],
    ),
    does('━ O ━\nmarket ┃', [expand(0, '2,0', 1)], { type: 'tile-placed' }, [13]),
  ],
  fell: [
    does(
      `${SHUT}\nmarket ╹#20 ┃#21 ┏#22\npile 2 ╹◆#1; 0; 0\npool ┗#30`,
      [
        [
          { type: 'fell', at: at('2,0') },
          { type: 'fell', at: at('2,1') },
        ],
      ],
      { type: 'tile-felled' },
      [73],
    ),
    does(
      `${SHUT}\nmarket ╹#20 ┃#21 ┏#22\npile 2 ╹◆#1; 0; 0\npool ┗#30`,
      [{ type: 'fell', at: at('1,0') }],
      no('the-oak-guards-it'),
      [73],
    ),
  ],
  'monsters-move': [
    moves('━1 ━ O ━1 ━1', 6, { type: 'movement-began', side: null, monsters: [2, 3, 1] }, [14]),
    moves('━1 ━ O ━1 ━1', 4, { type: 'movement-began', side: 'west', monsters: [1] }, [14]),
    does(
      '━1 ━ O ━ ━1',
      [END_TURN, [choose('west'), choose('east')]],
      { type: 'side-asked', for: 'movement' },
      [],
      [5],
    ),
    does(
      '━1 ━ O ━ ━1\nseats huntsman 0,0; beast 0,0\nrules moves round',
      [END_TURN, roll, END_TURN],
      { type: 'movement-began', side: null },
      [72],
      [1],
    ),
  ],
  way: [
    moves('. ╋ ╋ ╋1\nO ╋ ╋ ╋', 2, step('3,-1', '2,-1', { desired: 'west' }), [15]),
    moves('┣ ┓1\nO ┻', 1, step('1,-1', '1,0', { desired: 'south' }), [15]),
    moves('O ╺1 ╸', 2, step('1,0', '2,0', { desired: 'west' }), [16]),
    moves('┣ ┓1\nO ┻3', 1, step('1,-1', '0,-1', { tried: [{ refused: 'full' }] })),
  ],
  crowd: [
    moves('. ╻1\nO ┛3', 1, { type: 'oak-hurt' }, [17]),
    moves('. ╻1\nO ╹3', 1, step('1,-1', '1,0', { forced: true }), [17]),
    moves('. ╻4\nO ╹3', 1, { type: 'monster-stayed', squeezed: true }, [17]),
  ],
  meeting: [
    moves(
      '. . ╻d .\nO ━ ╋1 ━\n. . ╹▣ .\nseats pied-piper 3,0',
      2,
      drawnStep('2,0', '2,1', 'treasure-chest'),
      [27],
    ),
    moves('O ━ ━▣ ━☾1', 2, { type: 'monster-stayed', held: { by: 'sleeping-glade' } }, [27]),
    comes('O ━ ━ ━▽', [2], { type: 'monster-lost', by: 'trapdoor' }, [31]),
  ],
  'cut-off': [
    moves('O ━ . ━ ━1', 2, step('4,0', '3,0'), [35]),
    does(
      'O ━ . ━1 ━\nseats huntsman 4,0\nmarket ┃#20',
      [expand(0, '2,0', 1), walk('3,0')],
      { type: 'tile-placed', at: at('2,0') },
      [35],
    ),
  ],
  end: [
    does(
      'O ━ ╸◆1\nseats huntsman 1,0\ndiamonds 2',
      [walk('2,0')],
      { type: 'game-ended', outcome: 'won' },
      [23],
    ),
    moves('━ O ━ ━1\nturn 20\nrules goal rounds', 2, { type: 'game-ended', outcome: 'won' }, [68]),
    moves(
      '━ O ━1\nmonsters 24 ogre 1,0\nhearts 2\nreached 1\nrules goal monsters-22',
      1,
      { type: 'game-ended', outcome: 'won' },
      [68],
    ),
    does(
      'O ━ ━3 ━\nseats huntsman 0,0; beast 2,0\nrules heroes mortal',
      [END_TURN],
      { type: 'character-lost', seat: 1 },
      [70],
      [1],
    ),
    does('━ O ━1', [{ type: 'give-up' }], { type: 'game-ended', outcome: 'given-up' }, [36]),
  ],
}
