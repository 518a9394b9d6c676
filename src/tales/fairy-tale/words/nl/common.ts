import { sharedCommon as house } from '../../../../ui/text/nl/common.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { powers } from './powers.ts'

/** Woorden die meer kamers delen: namen van dingen, en wat er met een bladzijde kan. */
export const common: CoverWords['common'] = {
  oak: 'Grote Wijze Eik',
  characters: {
    huntsman: 'De jager',
    'puss-in-boots': 'De gelaarsde kat',
    beast: 'Het beest',
    'three-little-pigs': 'De drie biggetjes',
    'pied-piper': 'De rattenvanger',
    rumpelstiltskin: 'Repelsteeltje',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Roodkapje',
    cinderella: 'Assepoester',
    aladdin: 'Aladdin',
  },
  inSentence: {
    huntsman: 'de jager',
    'puss-in-boots': 'de gelaarsde kat',
    beast: 'het beest',
    'three-little-pigs': 'de drie biggetjes',
    'pied-piper': 'de rattenvanger',
    rumpelstiltskin: 'Repelsteeltje',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Roodkapje',
    cinderella: 'Assepoester',
    aladdin: 'Aladdin',
  },
  monsters: {
    'frost-giant': 'IJsreus',
    ogre: 'Oger',
    'big-bad-wolf': 'Grote boze wolf',
    'ice-witch': 'IJsheks',
    troll: 'Trol',
  },
  directions: { north: 'noord', east: 'oost', south: 'zuid', west: 'west' },
  difficulties: {
    'bedtime-story': 'Bedverhaaltje',
    'fairy-tale': 'Sprookje',
    'grim-tale': 'Grimmig verhaal',
    'endless-night': 'Eindeloze nacht',
  },
  list: house.list,
  fileName: 'laatste-sprookje',
  chapter: (turn) => (turn === 0 ? 'Vóór het verhaal' : `Het ${ordinal(turn)} hoofdstuk`),
  powers,
}
