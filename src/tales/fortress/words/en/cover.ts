import type { MusterRefusal, PresetId } from '../../../../engine/fortress/index.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, common, settings } from './base.ts'
import { cards } from './cards.ts'

/** The cover: deck, defenders, start, and optional choices with defaults. */
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
  ownLook: 'as you chose it',
  muster: 'Choose your own…',
  howMany: 'How many defenders?',
  howManyWhy: 'They are drawn from your own fifteen.',
  toughness: wordsByKey<'stroll' | 'siege' | 'hard' | 'grim'>({
    stroll: 'a stroll',
    siege: 'a siege',
    hard: 'hard',
    grim: 'grim',
  }),
  defendersName: (count: number, tough: string) => `${count}: ${tough}`,
  road: 'The Road of Seven…',

  more: 'More…',
  moreHeading: 'More choices',
  ownRules: { strongest: 'strongest first', hand: 'treasure at hand' },
  order: 'In which order can you send?',
  orderOf: { yours: 'As you like', strongest: 'Strongest first (house rule)' },
  orderHow: 'With strongest first there is no bait. It is harder.',
  gift: 'Where is the treasure at first?',
  giftOf: { deck: 'In the deck', hand: 'In your first hand (house rule)' },
  giftHow: 'It is one of the seven cards of that hand.',
  name: 'Your name (optional)',
  barred: 'Your deck is not complete. Choose your cards first.',
  unreadable: 'Your last choices could not be read. Here are the usual ones.',
  refused: wordsByKey<MusterRefusal>({
    'unknown-card': 'We do not know one of the cards.',
    'not-fifteen': 'Choose exactly fifteen creatures.',
    'four-alike': 'Choose at most three of a creature.',
    'no-treasure': 'Choose one treasure.',
    'land-count': 'Choose 8 to 24 lands.',
    'defender-count': 'Choose one to seven defenders.',
  }),
}

/** The first words to load: for the cover and the book of this game. */
export const coverWords = { book, bots, cards, common, cover, settings }
