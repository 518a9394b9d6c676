import type { CharacterId, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/common.ts'
import { capital, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'
import { powers } from './powers.ts'

/** Words that several rooms share: names of things, and of what may be done with a page. */
export const common = {
  oak: 'Great Wise Oak',
  characters: wordsOf<CharacterId>({
    huntsman: 'Huntsman',
    'puss-in-boots': 'Puss in Boots',
    beast: 'The Beast',
    'three-little-pigs': 'Three Little Pigs',
    'pied-piper': 'Pied Piper',
    rumpelstiltskin: 'Rumpelstiltskin',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Red Riding Hood',
    cinderella: 'Cinderella',
    aladdin: 'Aladdin',
  }),
  /** The same names within a sentence. */
  inSentence: wordsOf<CharacterId>({
    huntsman: 'the Huntsman',
    'puss-in-boots': 'Puss in Boots',
    beast: 'the Beast',
    'three-little-pigs': 'the Three Little Pigs',
    'pied-piper': 'the Pied Piper',
    rumpelstiltskin: 'Rumpelstiltskin',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Red Riding Hood',
    cinderella: 'Cinderella',
    aladdin: 'Aladdin',
  }),
  monsters: wordsOf<MonsterKind>({
    'frost-giant': 'Frost Giant',
    ogre: 'Ogre',
    'big-bad-wolf': 'Big Bad Wolf',
    'ice-witch': 'Ice Witch',
    troll: 'Troll',
  }),
  directions: { north: 'north', east: 'east', south: 'south', west: 'west' },
  difficulties: {
    'bedtime-story': 'Bedtime story',
    'fairy-tale': 'Fairy tale',
    'grim-tale': 'Grim tale',
    'endless-night': 'Endless night',
  },
  /** Several names as one phrase. */
  list: house.list,
  chapter: (turn: number) => (turn === 0 ? 'Before the tale' : `Chapter the ${capital(ordinal(turn))}`),
  /** A copy of the game that somebody keeps. */
  fileName: 'last-fairy-tale',
  powers,
}
