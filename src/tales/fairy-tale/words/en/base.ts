import type { CharacterId, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { capital, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'

/** The verb for who does it: the three little pigs are many, all others are one. */
export const verb = (name: string, one: string, many: string) =>
  name.toLowerCase().endsWith('three little pigs') ? many : one

/** What the shelf says of this tale. */
export const blurb = {
  title: 'The Last Fairy Tale',
  titleFlourish: 'The Last',
  titleMain: 'Fairy Tale',
  /** What it is about, in one line. */
  about: 'Guard the Oak against everything wicked.',
  hearts: (left: number, all: number) => `The Oak has ${left} of ${all} ${all === 1 ? 'heart' : 'hearts'}.`,
}

type Leader = 'person' | Computer

/** Computer players: who leads whom, what they do, and what the Guardian advises. */
export const bots = {
  names: wordsByKey<Leader>({ person: 'a person', apprentice: 'the Apprentice', guardian: 'the Guardian' }),
  plain: wordsByKey<Leader>({ person: 'a person', apprentice: 'Apprentice', guardian: 'Guardian' }),
  /** On the cover, the switch of a seat: who leads now; pressed, the next one does. */
  leads: (leader: string, hero: string) => `${capital(leader)} leads ${hero}`,
  change: (who: string) => `${who}. Press to change`,
  unreadable: 'Who led whom could not be read: people lead everybody now.',

  /** At the table. */
  does: (leader: string, text: string) => `${capital(leader)}: ${text}`,
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
  askOpening: 'Ask the Guardian',
  laying: 'The Guardian lays them…',
}

/** What each hero can do that no other can, in one sentence. */
export const powers = wordsByKey<CharacterId>({
  huntsman: `His Remove clears ${strong('every monster')} on his tile.`,
  'puss-in-boots': `Strides in seven-league boots: ${strong('four steps')} a turn.`,
  beast: `No monster ${strong('leaves his tile')} before he does, but he may not end two turns running there.`,
  'three-little-pigs': `May lay up to ${strong('three tiles')} a turn.`,
  'pied-piper': `Monsters on the tiles ${strong('beside him')} take the shortest road to him.`,
  rumpelstiltskin: `May strike a ${strong('bargain')} before he rolls: only new monsters or only movement, but ${strong('twice')}.`,
  rapunzel: `Once a turn pulls ${strong('another hero')} from within ${strong('three tiles')} onto her tile.`,
  'red-riding-hood': `Brings a ${strong('basket')} past all monsters to a tile ${strong('four from the Oak')}: it clears any tile.`,
  cinderella: `Removes ${strong('two monsters')} a turn; on every ${strong('fourth')}, at midnight, she can only walk.`,
  aladdin: `Three ${strong('wishes')}, at most one a turn: fly anywhere, clear a tile, or roll the die again.`,
})

/** Words that several rooms share: names of things, and of what may be done with a page. */
export const common = {
  oak: 'Great Wise Oak',
  characters: wordsByKey<CharacterId>({
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
  inSentence: wordsByKey<CharacterId>({
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
  monsters: wordsByKey<MonsterKind>({
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

/** Words of shared settings that this tale phrases in its own way. */
export const settings = {
  foresight: 'Warnings',
  speed: 'The monsters’ turn',
  rerolls: 'Aladdin’s wish to roll again',
  rerollsOf: { useful: 'Ask when it may help', always: 'Ask every time' },
  about: 'A cooperative game for one to six people round one screen. It sends nothing anywhere.',
}

/** What every page of this tale says: its name, what it calls things, and what is told on any page. */
export const baseWords = { blurb, bots, common, settings }
