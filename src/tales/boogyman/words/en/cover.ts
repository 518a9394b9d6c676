import { capital } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'
import { book, bots, common, settings } from './base.ts'

/** Words of the cover: who plays, the start button, and options, which all have defaults. */
export const cover = {
  about: 'Leave a tree in every footprint.\nLive on those the others leave.',

  whoPlays: 'Who plays?',
  ways: wordsByKey<'two' | 'one' | 'none'>({
    two: 'Two people',
    one: 'Against a computer',
    none: 'Watch two computers',
  }),
  changeSides: 'Change sides',
  sidesChanged: 'You have changed sides.',
  youLead: (side: string) => `Now you play ${side}.`,
  nameOf: (side: string) => `Who plays ${side}? (optional)`,
  strengthOf: (side: string) => `How strong are ${side}?`,
  /** The strength of each bot, in a few words. */
  strengths: wordsByKey<BotId>({
    cub: 'sometimes careless',
    apprentice: 'plans its own turn',
    guardian: 'plans for yours too',
  }),

  more: 'More…',
  moreHeading: 'More choices',
  /** Chosen options, shown while the box is closed. */
  own: { first: (side: string) => `${side} first`, trees: 'three trees', placed: 'pieces placed for you' },
  first: 'Who places first, and begins?',
  trees: 'How many trees fit on a tile?',
  treesOf: { two: 'Two', three: 'Three (house rule)' },
  treesHow: 'With three, the third closes the tile for good.',
  opening: 'The first four pieces',
  openingOf: { own: 'We place them', placed: 'Place them for us' },

  toPlay: (side: string) => `It is ${side}’s turn.`,
  goToTalePage: (side: string) => `${capital(side)} place a piece.`,
  unreadable: 'Your last choices could not be read. Here are the usual ones.',
}

/** The words of the cover and of the book, needed to open them. */
export const coverWords = { book, bots, common, cover, settings }
