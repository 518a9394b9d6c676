import type { OutcomeKind } from '../../../../engine/fortress/index.ts'
import { botWords } from '../../../../ui/text/en/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'

/** Words of the book on the shelf. */
export const book = {
  title: 'The Fortress',
  /** The title in two lines. */
  flourish: 'The',
  main: 'Fortress',
  /** One line about the game. */
  about: 'A siege for one. Some of your own folk defend the walls.',
}

/** Names of controllers, and messages about bots, which demonstrate the game and give hints. */
export const bots = {
  ...botWords<BotId>({ page: 'the Page', captain: 'the Captain' }),
  unreadable: 'We could not read who played the siege. You play it now.',
}

/** Words that several rooms share. */
export const common = {
  list: house.list,
  /** The only seat, on its own and within a sentence. */
  role: { besieger: 'The besieger' },
  inSentence: { besieger: 'the siege' },
  turn: (turn: number) => (turn === 0 ? 'Before the siege' : `The ${ordinal(turn)} turn`),
  /** The outcomes of a siege. */
  outcomes: wordsByKey<OutcomeKind>({
    'total-victory': 'Total victory',
    'convincing-victory': 'Convincing victory',
    victory: 'Victory',
    draw: 'A draw',
    'total-defeat': 'Total defeat',
  }),
  defenders: (count: number) => countNoun(count, 'defender', 'defenders'),
  /** The file name of an exported game. */
  fileName: 'the-fortress',
}

/** Labels of the settings of this game. */
export const settings = {
  foresight: 'Foresight',
  foresightOf: { all: 'Everything', aimed: 'What you point at', off: 'Off' },
  speed: 'Fights and nights',
  about: 'A siege for one, with a deck of your own. Nothing leaves your device.',
}
