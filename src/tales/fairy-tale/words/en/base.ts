import type { CharacterId, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { botWords } from '../../../../ui/text/en/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { capital, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'

/** The verb form for a name: plural for the three little pigs, else singular. */
export const verb = (name: string, one: string, many: string) =>
  name.toLowerCase().endsWith('three little pigs') ? many : one

/** The words of this tale on the shelf. */
export const book = {
  title: 'The Last Fairy Tale',
  flourish: 'The Last',
  main: 'Fairy Tale',
  /** The subject of the tale, in one line. */
  about: 'Guard the Oak against everything wicked.',
  hearts: (left: number, all: number) => `The Oak has ${left} of ${all} ${all === 1 ? 'heart' : 'hearts'}.`,
}

/** Bots: controllers, their actions, and the hints of the Guardian. */
export const bots = {
  ...botWords<BotId>({ apprentice: 'the Apprentice', guardian: 'the Guardian' }),
  change: (who: string) => `${who}. Press to change`,
  unreadable: 'We could not read who plays which hero. People play all now.',
  /** At the table. */
  does: (leader: string, text: string) => `${capital(leader)}: ${text}`,
  askOpening: 'Ask the Guardian',
  laying: 'The Guardian lays them…',
}

/** The unique power of each hero, in one sentence. */
export const powers = wordsByKey<CharacterId>({
  huntsman: `His Remove clears ${strong('every monster')} on his tile.`,
  'puss-in-boots': `Walks ${strong('four steps')} a turn in seven-league boots.`,
  beast: `Monsters ${strong('on his tile')} cannot move. He cannot end two turns in a row on one tile.`,
  'three-little-pigs': `Lay up to ${strong('three tiles')} a turn.`,
  'pied-piper': `Monsters on the tiles ${strong('beside him')} take the shortest road to him.`,
  rumpelstiltskin: `Can make a ${strong('bargain')} before he rolls: monsters only come or only move, but ${strong('twice')}.`,
  rapunzel: `Once a turn, pulls ${strong('another hero')} onto her tile, from up to ${strong('three tiles')} away.`,
  'red-riding-hood': `Carries a ${strong('basket')} past all monsters, ${strong('four tiles')} from the Oak. Then she clears any tile.`,
  cinderella: `Removes ${strong('two monsters')} a turn. Every ${strong('fourth')} turn is midnight: she can only walk.`,
  aladdin: `Three ${strong('wishes')}, at most one a turn: fly anywhere, clear a tile, or roll the die again.`,
})

/** Words that several pages share: names of things, and controls of a page. */
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
    'first-game': 'First game',
    'bedtime-story': 'Bedtime story',
    'fairy-tale': 'Fairy tale',
    'grim-tale': 'Grim tale',
    'endless-night': 'Endless night',
  },
  /** Several names as one phrase. */
  list: house.list,
  chapter: (turn: number) => (turn === 0 ? 'Before the tale' : `Chapter the ${capital(ordinal(turn))}`),
  /** The file name of an exported game. */
  fileName: 'last-fairy-tale',
  powers,
}

/** Words of shared settings that this tale phrases in its own way. */
export const settings = {
  foresight: 'Arrows and warnings',
  legend: 'Legend of the marks',
  speed: 'The monsters’ turn',
  rerolls: 'Aladdin’s wish to roll again',
  rerollsOf: { useful: 'Ask when it can help', always: 'Ask every time' },
  about: 'A cooperative game for one to six people at one screen. Nothing leaves this device.',
}

/** The words of every page of this tale: its name, its terms, and common messages. */
export const baseWords = { book, bots, common, settings }
