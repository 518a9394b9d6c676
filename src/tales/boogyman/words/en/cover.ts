import { capital } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'
import { book, bots, common, settings } from './base.ts'

/** What the cover says: who plays, begin; and of the rest, where all has an answer already. */
export const cover = {
  lessons: 'First lessons',
  about: 'Leave a tree in every footprint.\nLive on those that the other leaves.',

  whoPlays: 'Who plays?',
  ways: wordsByKey<'two' | 'one' | 'none'>({
    two: 'Two people',
    one: 'Against a computer',
    none: 'Watch two computers',
  }),
  changeSides: 'Change sides',
  sidesChanged: 'The sides are changed.',
  youLead: (side: string) => `You lead ${side} now.`,
  nameOf: (side: string) => `Who leads ${side}? (may stay empty)`,
  namePlaceholder: 'name',
  strengthOf: (side: string) => `How strong are ${side}?`,
  /** What each computer player does, in a few words. */
  strengths: wordsByKey<Computer>({
    cub: 'careless now and then',
    apprentice: 'thinks its turn through',
    guardian: 'thinks of yours as well',
  }),

  more: 'More…',
  less: 'Close',
  moreHeading: 'More to choose',
  /** What was chosen there, while it is closed. */
  own: { first: (side: string) => `${side} first`, trees: 'three trees', placed: 'pieces placed for you' },
  first: 'Who places first, and begins?',
  trees: 'How many trees fit on a tile?',
  treesOf: { two: 'Two', three: 'Three (house rule)' },
  treesHow: 'With three, the third shuts the tile for ever.',
  opening: 'The first four pieces',
  openingOf: { own: 'We place them', placed: 'Place them for us' },

  toPlay: (side: string) => `${capital(side)} are to play.`,
  toPlace: (side: string) => `${capital(side)} are to place.`,
  unreadable: 'How you left the cover could not be read. It begins anew.',
}

/** What the cover and the book of this tale say: what whoever opens them waits for. */
export const coverWords = { book, bots, common, cover, settings }
