import type { BasicSymbolId } from '../../../../../engine/fairy-tale/index.ts'
import {
  at,
  bomb,
  comes,
  does,
  drawnStep,
  type Examples,
  expand,
  moves,
  no,
  rotate,
  step,
  swap,
  walk,
} from './example.ts'

const PAYING = 'boxes resources special'

/** Examples of every symbol. */
export const SYMBOL_EXAMPLES: Readonly<Record<BasicSymbolId, Examples>> = {
  wood: [
    does(`━ O ━w\nmarket ━▽\n${PAYING}`, [expand(0, '2,0', 0)], { type: 'tile-placed', at: at('2,0') }),
    does(`━ O ━\nmarket ━▽\n${PAYING}`, [expand(0, '2,0', 0)], no('cannot-pay')),
    does(`━w O ━w\nmarket ━¤\n${PAYING}`, [expand(0, '2,0', 0)], { type: 'tile-placed', at: at('2,0') }),
  ],
  gold: [
    does(`━g O ━g\nmarket ━▣\n${PAYING}`, [expand(0, '2,0', 0)], { type: 'tile-placed', at: at('2,0') }),
    does(`━ O ━g\nmarket ━▣\n${PAYING}`, [expand(0, '2,0', 0)], no('cannot-pay')),
  ],
  magic: [
    does(`━ O ━m\nmarket ━☾\n${PAYING}`, [expand(0, '2,0', 0)], { type: 'tile-placed', at: at('2,0') }),
    does(`━w O ━g\nmarket ━☾\n${PAYING}`, [expand(0, '2,0', 0)], no('cannot-pay')),
  ],
  distraction: [
    moves('. . ╻d\nO ━ ┛1', 2, drawnStep('2,0', '2,-1', 'distraction'), [27]),
    moves('. . ┃d\nO ━ ━1', 2, step('2,0', '1,0', { drawnBy: null }), [36]),
  ],
  bomb: [
    does(
      '. . ┃1 .\nO ━ ╋b ━2\n. . ┃ .\nseats huntsman 2,0',
      [[bomb('2,-1'), bomb('3,0'), bomb('2,1')]],
      { type: 'tile-destroyed' },
      [19],
    ),
    does('O ━ ━b ━2\nseats huntsman 2,0; beast 3,0', [bomb('3,0')], no('somebody-stands-there'), [19]),
    does('O ━2 ━b ━\nseats huntsman 2,0', [bomb('1,0')], no('the-oak-guards-it'), [30]),
  ],
  swap: [
    does(
      'O ━ ━s ━3\nmarket ┏ ┃ ╹\nseats huntsman 2,0',
      [[swap('3,0', 0, 1), swap('3,0', 0, 2)]],
      { type: 'tile-swapped', at: at('3,0') },
      [20],
    ),
    does('O ━ ━s ━\nmarket ┏\nseats huntsman 2,0', [swap('1,0', 0, 2)], no('the-oak-guards-it'), [30]),
  ],
  rotate: [
    does('O ━ ━r ┛1\nseats huntsman 2,0', [rotate('3,0', 3)], { type: 'tile-turned', at: at('3,0') }, [20]),
    does('O ┳ ━r\n. ┗ ━\nseats huntsman 2,0', [rotate('1,0', 1)], no('the-oak-guards-it'), [30]),
  ],
  haste: [
    moves('O ━ ━h ━1', 2, step('2,0', '1,0', { haste: 'haste' }), [31]),
    moves('O ━h ━1', 2, { type: 'oak-hurt' }),
  ],
  'fixed-order': [
    moves('. . ╻\nO . ╋oSNEW1\n. . ╹', 2, step('2,0', '2,1', { desired: 'west' }), [36]),
    moves('. . ╻\nO . ╋1\n. . ╹', 2, step('2,0', '2,-1', { desired: 'west' })),
    moves('. . ╻\nO ━ ╋oSNEW1\n. . ╹', 2, step('2,0', '1,0', { desired: 'west' }), [27]),
  ],
  capacity: [
    comes('O ━ ━c22', [2], { type: 'monster-appeared', at: at('2,0'), hurries: 'full' }, [36, 17]),
    comes('O ━ ━c43', [2], { type: 'monster-appeared', at: at('2,0'), hurries: null }, [36]),
  ],
  gate: [
    moves(
      'O ━GE ━1',
      2,
      {
        type: 'monster-stayed',
        reason: {
          tried: [
            { refused: 'barred', by: 'gate' },
            { refused: 'no-road' },
            { refused: 'joins-nothing' },
            { refused: 'no-road' },
          ],
        },
      },
      [21],
    ),
    moves('O ━GE ━3', 2, { type: 'bar-broken', symbol: 'gate' }, [21]),
    does(
      'O ━GE ━1\nseats huntsman 0,0',
      [walk('1,0'), walk('2,0')],
      { type: 'character-walked', to: at('2,0') },
      [21],
    ),
  ],
  wall: [
    moves(
      'O ━WE ━1\n. ╺WE ╸',
      2,
      {
        type: 'monster-stayed',
        reason: {
          tried: [
            { refused: 'barred', by: 'wall' },
            { refused: 'no-road' },
            { refused: 'joins-nothing' },
            { refused: 'no-road' },
          ],
        },
      },
      [22],
    ),
    moves('O ━WE ━2\n. ╺WE ╸', 2, { type: 'bar-broken', symbol: 'wall' }, [22]),
    moves('O ━WE ━1', 2, { type: 'bar-broken', symbol: 'wall' }, [22]),
  ],
}
