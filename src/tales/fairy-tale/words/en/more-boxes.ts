import type { ExpansionId } from '../../../../engine/fairy-tale/index.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

interface BoxWords {
  readonly name: string
  readonly inSentence: string
  readonly brings: string
}

/** What the cover says of the boxes that came later: each by its name and in one line. */
export const moreBoxes = {
  heading: 'More boxes',
  advice: 'None is in the book’s own box. Take three new ones at most, until you know them.',
  many: (count: number) =>
    count > 3 ? `That is ${count} new boxes at once: three are plenty at first.` : '',
  taken: (name: string) => `${name}: in the box.`,
  left: (name: string) => `${name}: left out.`,
  boxes: wordsByKey<ExpansionId, BoxWords>({
    fire: {
      name: 'Fire and water',
      inSentence: 'fire and water',
      brings: 'Torches, a kiln, wells: fire spreads.',
    },
    river: {
      name: 'River and heights',
      inSentence: 'river and heights',
      brings: 'Floods and boulders run downhill.',
    },
    ways: {
      name: 'Bridges and doors',
      inSentence: 'bridges and doors',
      brings: 'Signposts, bridges, secret doors.',
    },
    soldiers: {
      name: 'The king’s soldiers',
      inSentence: 'soldiers and villagers',
      brings: 'Orders to give, people to save.',
    },
    dark: { name: 'Dark tiles', inSentence: 'dark tiles', brings: 'War drums, groves, and wreckers.' },
    quests: { name: 'Quests', inSentence: 'quests', brings: 'Three errands, two bell towers.' },
    spells: {
      name: 'Curses and spells',
      inSentence: 'curses and spells',
      brings: 'Curses on diamonds, and spells.',
    },
  }),
}
