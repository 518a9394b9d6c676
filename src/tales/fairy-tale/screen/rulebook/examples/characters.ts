import type { CharacterId } from '../../../../../engine/fairy-tale/index.ts'
import {
  at,
  clear,
  does,
  END_TURN,
  type Examples,
  expand,
  no,
  pull,
  remove,
  roll,
  step,
  use,
  walk,
} from './example.ts'

/** Examples of every hero's power. */
export const CHARACTER_EXAMPLES: Readonly<Record<CharacterId, Examples>> = {
  huntsman: [
    does('O ━3 ━1\nseats huntsman 1,0', [remove(1)], {
      type: 'monsters-cleared',
      at: at('1,0'),
      by: 'remove',
    }),
    does('O ━3 ━1\nseats huntsman 1,0', [walk('2,0'), remove(4)], {
      type: 'monsters-cleared',
      at: at('2,0'),
    }),
  ],
  'puss-in-boots': [
    does('O ━ ━3 ━ ━\nseats puss-in-boots 0,0', [walk('1,0'), walk('2,0'), walk('3,0'), walk('4,0')], {
      type: 'character-walked',
      to: at('4,0'),
    }),
    does(
      'O ━ ━ ━ ━ ━\nseats puss-in-boots 0,0',
      [walk('1,0'), walk('2,0'), walk('3,0'), walk('4,0'), walk('5,0')],
      no('no-steps-left'),
    ),
  ],
  beast: [
    does('O ━ ━2 ━1\nseats beast 2,0', [END_TURN], { type: 'monster-stayed', held: { seat: 0 } }, [29], [2]),
    does('━ O ━ ━\nseats beast 1,0 rest=1,0', [END_TURN], no('may-not-stay'), [29]),
    does('━ O ━1\nseats beast 0,0', [END_TURN], { type: 'oak-hurt' }, [29], [2]),
  ],
  'three-little-pigs': [
    does(
      'O ━\nmarket ┃ ┃ ┃\nseats three-little-pigs 0,0',
      [expand(0, '2,0', 1), expand(1, '3,0', 1), expand(2, '-1,0', 1)],
      { type: 'tile-placed', at: at('-1,0') },
    ),
    does(
      'O ━\nmarket ┃ ┃ ┃\nseats huntsman 0,0',
      [expand(0, '2,0', 1), expand(1, '3,0', 1)],
      no('no-expand-left'),
    ),
  ],
  'pied-piper': [
    does(
      'O ━ ━1 ━\nseats pied-piper 3,0',
      [END_TURN],
      step('2,0', '3,0', { drawnBy: { seat: 0 } }),
      [26],
      [2],
    ),
    does('O ━ ━1 ━3\nseats pied-piper 3,0', [END_TURN], step('2,0', '1,0', { drawnBy: null }), [26], [2]),
  ],
  rumpelstiltskin: [
    does(
      '━ O ━ ━1\nseats rumpelstiltskin 0,0\nphase new-monsters',
      [[use('bargain-movement'), use('bargain-monsters')]],
      { type: 'power-used' },
      [28],
    ),
    does(
      '━ O ━ ━1\nseats rumpelstiltskin 0,0 bargain=bargain-movement\nphase new-monsters',
      [use('bargain-movement')],
      no('same-bargain-again'),
      [28],
    ),
    does(
      '━ O ━ ━1\nseats rumpelstiltskin 0,0\nphase new-monsters',
      [use('bargain-monsters'), roll, roll],
      { type: 'monsters-coming', at: at('2,0') },
      [34],
      [4, 2],
    ),
  ],
  rapunzel: [
    does('. . . .\n━ O ━ ━\n. . . ╺\nseats rapunzel 1,0; beast 2,1; huntsman -1,0', [[pull(1), pull(2)]], {
      type: 'character-carried',
      by: 'pull',
    }),
    does('━ O ━ ━\n. . . ┃\nseats rapunzel -1,0; beast 2,1', [pull(1)], no('too-far-to-pull')),
  ],
  'red-riding-hood': [
    does('O ━2 ━3 ━ ━\nseats red-riding-hood 3,0 basket', [walk('4,0'), [clear('1,0'), clear('2,0')]], {
      type: 'monsters-cleared',
      by: 'delivery',
    }),
    does('O ━1\nseats red-riding-hood 0,0 basket', [walk('1,0'), walk('0,0')], {
      type: 'item-changed',
      how: 'dropped',
    }),
  ],
  cinderella: [
    does('O ━1 ━2\nseats cinderella 1,0', [remove(1), walk('2,0'), remove(3)], {
      type: 'monster-removed',
      monster: 3,
    }),
    does('O ━1\nseats cinderella 1,0 turns=4', [remove(1)], no('not-this-turn')),
  ],
  aladdin: [
    does('O ━2 ━ . ┃\nseats aladdin 0,0', [[use('fly', '4,0'), use('clear', '1,0')]], {
      type: 'power-used',
      power: 'fly',
    }),
    does(
      '━ O ━1 ━\nseats aladdin 0,0',
      [END_TURN, [use('reroll'), { type: 'keep-die' }]],
      { type: 'power-used', power: 'reroll' },
      [34],
      [2, 4],
    ),
    does('O ━ . ━▽!\nseats aladdin 1,0', [use('fly', '3,0')], { type: 'building-set', at: at('3,0') }, [31]),
  ],
}
