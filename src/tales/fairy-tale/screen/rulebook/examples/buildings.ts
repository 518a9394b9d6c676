import type { BasicBuildingId } from '../../../../../engine/fairy-tale/index.ts'
import {
  at,
  clear,
  comes,
  does,
  drawnStep,
  END_TURN,
  type Examples,
  expand,
  moves,
  no,
  roll,
  step,
  walk,
} from './example.ts'

/** Examples of every special tile. */
export const BUILDING_EXAMPLES: Readonly<Record<BasicBuildingId, Examples>> = {
  diamond: [
    does(
      'O ━ ╸◆2\nseats huntsman 0,0',
      [walk('1,0'), walk('2,0')],
      { type: 'diamond-destroyed', at: at('2,0') },
      [23],
    ),
    comes('O ━ ╸◆', [6], { type: 'monster-appeared', at: at('2,0'), kind: 'troll' }, [24]),
    does(
      'O ┓\nmarket ╹◆',
      [[expand(0, '0,-1', 2), expand(0, '1,1', 0)]],
      { type: 'tile-placed', at: at('1,1') },
      [3],
    ),
    does('O ┓\nmarket ╹◆', [expand(0, '0,-1', 2)], no('too-close-to-the-oak'), [3]),
  ],
  den: [
    comes('O ━ ━∩', [6], { type: 'monster-appeared', at: at('2,0'), kind: 'troll' }, [7]),
    comes('━∩ O ━ ━∩', [6], { type: 'monsters-coming', at: at('2,0') }, [7]),
  ],
  'sleeping-glade': [
    moves('O ━ ━☾1', 2, { type: 'monster-stayed', held: { by: 'sleeping-glade' } }, [33]),
    moves('O ━ ━☾2', 2, step('2,0', '1,0'), [33]),
  ],
  'candy-house': [
    moves('O ━ ━⌂ ━1', 2, { type: 'monster-delayed', at: at('2,0') }, [32]),
    does(
      'O ━ ━⌂1\nmonsters 1 ogre 2,0 candy-house\nrules noDen none',
      [END_TURN, roll, END_TURN],
      { type: 'monster-stayed', held: { by: 'candy-house' } },
      [32],
      [2, 6, 2],
    ),
  ],
  'treasure-chest': [
    moves('O ━1 ━▣ ━ ━', 2, { type: 'monster-put-out', to: at('4,0'), side: 'east' }, [25]),
    moves('. . .\n. ┏1 ╸▣\nO ┛ ━', 1, drawnStep('1,-1', '2,-1', 'treasure-chest'), [25]),
  ],
  palace: [
    moves('. . ╻\nO ━♜ ┛1', 2, step('2,0', '2,-1', { tried: [{ refused: 'barred', by: 'palace' }] }), [27]),
    does('O ━♜ ━1\nseats huntsman 0,0', [walk('1,0'), END_TURN], { type: 'monster-stayed' }, [27], [2]),
  ],
  catapult: [
    does(
      '. . ┃2 .\nO ━ ┻¤ ━3\nseats huntsman 1,0',
      [walk('2,0'), [clear('2,-1'), clear('3,0')]],
      { type: 'monsters-cleared', by: 'catapult' },
      [31],
    ),
    does(
      'O ━1 ━¤ ━\nseats huntsman 3,0',
      [walk('2,0'), clear('1,0')],
      { type: 'monsters-cleared', at: at('1,0') },
      [31],
    ),
  ],
  trapdoor: [
    moves('O ━ ━▽ ━2', 2, { type: 'monster-lost', at: at('2,0'), by: 'trapdoor' }, [31]),
    does(
      'O ━ ━▽! ━1\nseats huntsman 1,0',
      [walk('2,0'), walk('1,0'), END_TURN],
      { type: 'building-set', at: at('2,0') },
      [31],
      [2],
    ),
  ],
}
