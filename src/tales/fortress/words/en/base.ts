import type { OutcomeKind } from '../../../../engine/fortress/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'

/** What the shelf says of this tale. */
export const book = {
  title: 'The Fortress',
  /** The title in two lines. */
  flourish: 'The',
  main: 'Fortress',
  /** What it is about, in one line. */
  about: 'A siege for one: some of your own folk hold the walls against you.',
}

/** Computer players: they show how it is done, and give hints. */
export const bots = {
  names: wordsByKey<'person' | Computer>({ person: 'a person', page: 'the Page', captain: 'the Captain' }),
  leads: (leader: string) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} leads the siege`,
  unreadable: 'Who led the siege could not be read: you lead it now.',
  /** It thinks long; what to do then. */
  long: 'The Captain needs longer: this machine is busy.',
  waitNoLonger: 'Let the Page decide',
}

/** Words that several rooms share. */
export const common = {
  list: house.list,
  /** The one seat, by itself and within a sentence. */
  role: { besieger: 'The besieger' },
  inSentence: { besieger: 'the siege' },
  turn: (turn: number) => (turn === 0 ? 'Before the siege' : `The ${ordinal(turn)} turn`),
  /** How a siege ends. */
  outcomes: wordsByKey<OutcomeKind>({
    'total-victory': 'Total victory',
    'convincing-victory': 'Convincing victory',
    victory: 'Victory',
    draw: 'A draw',
    'total-defeat': 'Total defeat',
  }),
  defenders: (count: number) => countNoun(count, 'defender', 'defenders'),
  /** A copy of the game that somebody keeps. */
  fileName: 'the-fortress',
}

/** Words of those settings that this tale reads in its own way. */
export const settings = {
  foresight: 'Foresight',
  foresightOf: { all: 'Everything', aimed: 'What is aimed', off: 'Off' },
  speed: 'Fights and nights',
  about: 'A siege for one, with a deck of your own. It sends nothing anywhere.',
}
