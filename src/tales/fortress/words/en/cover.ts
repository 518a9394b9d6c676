import type { MusterRefusal, PresetId } from '../../../../engine/fortress/index.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, common, settings } from './base.ts'
import { cards } from './cards.ts'

/** What the cover says: with whom, against how many, begin; and of the rest, where all has an answer already. */
export const cover = {
  about: 'Fight the garrison down while the nights burn your candle,\nand storm the gate with three dice.',
  question: 'Who goes with you?',
  presets: wordsByKey<PresetId>({
    'town-watch': 'Town Watch',
    'deep-forest': 'Deep Forest',
    'night-court': 'Night Court',
    'bremen-road': 'Bremen Road',
    'odd-company': 'Odd Company',
  }),
  presetLooks: wordsByKey<PresetId>({
    'town-watch': 'sharp and fair',
    'deep-forest': 'sturdy walls',
    'night-court': 'slow giants',
    'bremen-road': 'two kinds',
    'odd-company': 'one of each: hard',
  }),
  own: 'A deck of your own',
  ownLook: 'as you mustered it',
  muster: 'Muster your own…',
  howMany: 'How many defend?',
  howManyWhy: 'They are drawn from your own fifteen.',
  toughness: wordsByKey<'stroll' | 'siege' | 'hard' | 'grim'>({
    stroll: 'a stroll',
    siege: 'a siege',
    hard: 'hard',
    grim: 'grim',
  }),
  defendersName: (count: number, tough: string) => `${count}: ${tough}`,
  road: 'The Road of Seven…',
  lessons: 'First lessons',

  more: 'More…',
  less: 'Close',
  moreHeading: 'More to choose',
  ownRules: { strongest: 'strongest first', hand: 'treasure at hand' },
  order: 'In which order may you send?',
  orderOf: { yours: 'As you like', strongest: 'Strongest first (house rule)' },
  orderHow: 'Strongest first takes the bait away: it is harder.',
  gift: 'Where does the treasure begin?',
  giftOf: { deck: 'In the deck', hand: 'In your first hand (house rule)' },
  giftHow: 'In the first hand, it is one of the seven cards.',
  name: 'Your name (may stay empty)',
  namePlaceholder: 'name',
  barred: 'Your deck is not whole yet: muster it first.',
  unreadable: 'How you left the cover could not be read. It begins anew.',
  refused: wordsByKey<MusterRefusal>({
    'unknown-card': 'One of the cards is not known here.',
    'not-fifteen': 'Exactly fifteen creatures go with you.',
    'four-alike': 'At most three of a creature go with you.',
    'no-treasure': 'One treasure goes with you.',
    'land-count': '8 to 24 lands go with you.',
    'defender-count': 'One to seven defend.',
  }),
}

/** The words of the cover: no more comes with it. */
export const coverWords = { book, bots, cards, common, cover, settings }
