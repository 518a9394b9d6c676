import type {
  Action,
  ExpansionBuildingId,
  ExpansionSymbolId,
  SymbolId,
} from '../../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import { at, does, END_TURN, type Examples, expand, moves, no, roll, step, walk } from './example.ts'

const uses = (symbol: SymbolId, place: string, side?: Direction): Action => ({
  type: 'use-symbol',
  symbol,
  at: at(place),
  ...(side && { side }),
})

const pour = (place: string): Action => ({ type: 'pour', at: at(place) })
const cast = (spell: (Action & { type: 'cast' })['spell'], place?: string): Action =>
  place === undefined ? { type: 'cast', spell } : { type: 'cast', spell, at: at(place) }

/** Examples of every symbol of the expansions. */
export const EXPANSION_SYMBOL_EXAMPLES: Readonly<Record<ExpansionSymbolId, Examples>> = {
  torch: [
    does(
      'O ━ ━f ━2 ━\nseats huntsman 2,0\nboxes fire',
      [uses('torch', '3,0')],
      { type: 'tile-lit', at: at('3,0'), by: 'torch' },
      [40, 41],
    ),
    moves(
      'O ━ ━ ━ ━\nseats huntsman 0,0\nboxes fire\nburning 3,0 1',
      1,
      { type: 'tile-burnt', at: at('3,0'), destroyed: true },
      [38, 42],
    ),
    moves('O ━ ━ ╸1\nseats huntsman 0,0\nboxes fire\nburning 2,0 2', 2, { type: 'monster-stayed' }, [39]),
    does(
      'O ━ ━ ━ ━\nseats huntsman 0,0\nboxes fire\nburning 1,0 1',
      [END_TURN],
      { type: 'oak-scorched', hearts: 2 },
      [42],
      [3],
    ),
    does('O ━ ━f ━ ━\nseats huntsman 2,0\nboxes fire', [uses('torch', '1,0')], no('the-oak-guards-it'), [40]),
    does(
      'O ━ ━b ━ ━1\nseats huntsman 2,0\nboxes simple fire',
      [uses('bomb', '3,0')],
      { type: 'tile-lit', at: at('4,0'), by: 'sparks' },
      [44],
    ),
  ],
  damp: [
    does('O ━ ━f ━n\nseats huntsman 2,0\nboxes fire', [uses('torch', '3,0')], no('cannot-burn'), [40]),
    moves(
      'O ━ ━n ━ ━\nseats huntsman 0,0\nboxes fire\nburning 3,0 1',
      1,
      { type: 'tile-lit', at: at('4,0'), by: 'fire' },
      [42],
    ),
  ],
  river: [
    does(
      'O ━v ━ ━ ━ ━\nseats huntsman 1,0\nboxes river',
      [uses('river', '2,0')],
      { type: 'flood-ran', places: [at('2,0'), at('3,0'), at('4,0')] },
      [48],
    ),
    does(
      'O ━v ━ ━\nseats huntsman 0,0\nboxes fire river',
      [walk('1,0')],
      { type: 'bucket-filled', at: at('1,0') },
      [43],
    ),
    does('O ━ ━v ━\nseats huntsman 2,0\nboxes river', [uses('river', '1,0')], no('not-downhill'), [46]),
  ],
  boulder: [
    does(
      'O ━k ━1 ━2 ┓1\nseats huntsman 1,0\nboxes river',
      [uses('boulder', '2,0')],
      { type: 'boulder-rolled', monsters: [1, 2, 3, 4] },
      [47],
    ),
    does(
      'O ━k ━1 ━\nseats huntsman 1,0; beast 3,0\nboxes river',
      [uses('boulder', '2,0')],
      no('somebody-stands-there'),
      [47],
    ),
  ],
  signpost: [
    moves(
      '. . ╻\nO ━ ┻aN1\nseats huntsman 0,0\nboxes ways',
      2,
      step('2,0', '2,-1', { drawnBy: { by: 'signpost' } }),
      [50],
    ),
    does(
      '. . ╻\nO ━ ┻aN1\nseats huntsman 2,0\nboxes ways',
      [uses('signpost', '2,0', 'west')],
      { type: 'sign-turned', side: 'west' },
      [50],
    ),
  ],
  drawbridge: [
    moves('O ━ ━BE! ━2\nseats huntsman 0,0\nboxes ways', 2, { type: 'monster-stayed' }, [51]),
    moves('O ━ ━BE! ━3\nseats huntsman 0,0\nboxes ways', 2, { type: 'bridge-fell', at: at('2,0') }, [51]),
    does(
      'O ━ ━BE ━2\nseats huntsman 2,0\nboxes ways',
      [uses('drawbridge', '2,0', 'east')],
      { type: 'bridge-moved', raised: true },
      [51],
    ),
  ],
  'secret-door': [
    does(
      'O ━q ━ ━q\nseats huntsman 1,0\nboxes ways',
      [walk('3,0')],
      { type: 'character-walked', to: at('3,0') },
      [52],
    ),
    does('O ━q ━ ━\nseats huntsman 1,0\nboxes ways', [walk('3,0')], no('not-next-door'), [52]),
  ],
  'war-drum': [
    moves('O ━ ━u3 ━2\nseats huntsman 0,0\nboxes dark', 2, { type: 'drum-sounded', left: 2 }, [57]),
    does(
      '. ╻ .\n╺ O ╸\n. ╹ .\nmarket ╋u3#20 ╹#21 ╹#22\npile 2; 0; 0\npool ╹#30 ╹#31\nboxes dark',
      [{ type: 'sweep', slot: 0 }],
      no('must-be-placed'),
      [56],
    ),
    moves(
      'O ━ ━▽ ━1\nmonsters 10 ogre 3,0\nseats huntsman 0,0\nboxes special dark',
      2,
      { type: 'tile-wrecked', at: at('2,0') },
      [59],
    ),
  ],
  grove: [
    moves('O ━ ━x1\nseats huntsman 0,0\nboxes dark', 1, { type: 'grove-taken', hearts: 2 }, [58]),
    moves('O ━ ━x1\nseats huntsman 2,0\nboxes dark', 1, { type: 'movement-began' }, [58]),
  ],
  scroll: [
    does(
      'O ━y ━\nseats huntsman 0,0\nboxes spells',
      [walk('1,0')],
      { type: 'spell-found', at: at('1,0') },
      [65],
    ),
    does(
      'O ━ ━2\nseats huntsman 0,0\nboxes spells\nspells vanish huntsman',
      [cast('vanish', '2,0')],
      { type: 'spell-cast', spell: 'vanish' },
      [65],
    ),
    does(
      'O ┓\nmarket ╹◆\nseats huntsman 0,0\nboxes spells',
      [expand(0, '1,1', 0)],
      { type: 'curse-fell', at: at('1,1') },
      [64],
    ),
  ],
}

/** Examples of every special tile of the expansions. */
export const EXPANSION_BUILDING_EXAMPLES: Readonly<Record<ExpansionBuildingId, Examples>> = {
  kiln: [
    moves(
      'O ━ ━♨ ━1\nseats huntsman 0,0\nboxes special fire',
      2,
      { type: 'tile-lit', at: at('2,0'), by: 'kiln' },
      [45],
    ),
    moves('O ━ ━♨ ━1\nseats huntsman 2,0\nboxes special fire', 2, step('3,0', '2,0'), [45]),
  ],
  well: [
    does(
      'O ━◎ ━\nseats huntsman 0,0\nboxes special fire',
      [walk('1,0')],
      { type: 'bucket-filled', at: at('1,0') },
      [43],
    ),
    does(
      'O ━ ━ ━\nseats huntsman 1,0 water\nboxes fire\nburning 2,0 2',
      [pour('2,0')],
      { type: 'fire-doused', at: at('2,0') },
      [43],
    ),
    does('O ━ ━\nseats huntsman 1,0\nboxes fire\nburning 2,0 2', [pour('2,0')], no('no-water'), [43]),
  ],
  chute: [
    moves(
      '. . ╻1 .\nO ━ ┻⇩ ━\nseats huntsman 0,0\nboxes special river',
      2,
      { type: 'monster-slid', to: at('3,0') },
      [49],
    ),
    does(
      'O ━ ━⇩!\nseats huntsman 1,0\nboxes special river',
      [walk('2,0')],
      { type: 'building-set', building: 'chute' },
      [49],
    ),
  ],
  barracks: [
    does(
      'O ━ ━⚑\nseats huntsman 2,0\nboxes special soldiers',
      [{ type: 'recruit' }],
      { type: 'soldier-recruited', at: at('2,0') },
      [53],
    ),
    moves(
      'O ━ ━ ━2\nseats huntsman 0,0\nboxes soldiers\nsoldiers 2,0 1',
      2,
      { type: 'soldier-fell', at: at('2,0') },
      [54],
    ),
    does(
      'O ━ ━ ━\nseats huntsman 0,0\nboxes soldiers\nsoldiers 1,0 1',
      [{ type: 'march', from: at('1,0'), to: at('3,0') }],
      { type: 'soldier-marched' },
      [53],
    ),
  ],
  village: [
    moves(
      'O ━ ━☗ ━1\nseats huntsman 0,0\nboxes special soldiers\nvillagers 2,0 1; lost 1',
      2,
      { type: 'villager-lost', hearts: 2 },
      [55],
    ),
    does(
      'O ━ ━☗\nseats huntsman 1,0\nboxes special soldiers\nvillagers 1,0 1; saved 1\nhearts 2',
      [{ type: 'walk', to: at('0,0'), with: true }],
      { type: 'villager-saved', saved: 2 },
      [55],
    ),
  ],
  cottage: [
    does(
      'O ━ ━♥\nseats huntsman 1,0\nboxes special quests',
      [walk('2,0')],
      { type: 'thing-fetched', thing: 'cake' },
      [60, 63],
    ),
    does(
      'O ━ ━♥ ━1\nseats huntsman 2,0\nboxes special quests\nthings cake huntsman',
      [walk('3,0')],
      { type: 'thing-lost', thing: 'cake' },
      [61],
    ),
  ],
  'spinning-room': [
    does(
      'O ━ ━✳\nseats huntsman 1,0\nboxes special quests\nthings cake huntsman',
      [walk('2,0')],
      { type: 'thing-delivered', thing: 'cake' },
      [60],
    ),
    does(
      'O ━ ━\nseats huntsman 0,0\nboxes special quests\nphase new-monsters\nhush 1',
      [roll],
      { type: 'hushed', left: 0 },
      [60],
    ),
  ],
  ballroom: [
    does(
      'O ━ ━♫\nseats huntsman 1,0\nboxes special quests\nthings thread huntsman\nhearts 2',
      [walk('2,0')],
      { type: 'heart-back', hearts: 3 },
      [60],
    ),
    does(
      'O ━ ━♫1\nseats huntsman 1,0\nboxes special quests\nthings thread huntsman',
      [walk('2,0')],
      { type: 'thing-lost', thing: 'thread' },
      [61],
    ),
  ],
  'bell-tower': [
    does(
      '━ ━♪ O ━♪ ━\nseats huntsman -1,0; beast 1,0\nboxes special quests\nphase new-monsters',
      [roll],
      { type: 'bells-rang' },
      [62],
      [2],
    ),
    does(
      '━ ━♪ O ━♪ ━\nseats huntsman -1,0; beast 0,0\nboxes special quests\nphase new-monsters',
      [roll],
      { type: 'monsters-coming', count: 3 },
      [62],
      [2],
    ),
  ],
  'wise-woman': [
    does(
      'O ━ ━☉\nseats huntsman 1,0\nboxes special spells',
      [walk('2,0')],
      { type: 'die-foretold' },
      [66],
      [4],
    ),
    does(
      'O ━ ━ ━1\nseats huntsman 0,0\nboxes special spells\nforetold 2',
      [END_TURN],
      step('3,0', '2,0'),
      [66],
    ),
  ],
  wizard: [
    does(
      'O ━ ━★\nseats huntsman 1,0\nboxes special spells',
      [walk('2,0')],
      { type: 'spell-found', at: at('2,0') },
      [65, 66],
    ),
    does(
      'O ━ ━ ━\nseats huntsman 0,0\nboxes special spells\nspells shoes huntsman',
      [cast('shoes')],
      { type: 'spell-cast', spell: 'shoes' },
      [65],
    ),
  ],
}
