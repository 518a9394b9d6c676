import type { ExpansionId } from '../boxes.ts'
import type { Printings } from '../printings.ts'
import { OLDEST_VERSION } from '../setup.ts'

/** What a box brings: special tiles, and prints, as the notation writes them [R 37]. */
interface Brought {
  special: string
  prints: string
}

/** A box of which nothing was ever printed otherwise. */
const asFirst = (special: string, prints: string): Printings<Brought> => [
  { since: OLDEST_VERSION, printed: { special, prints } },
]

export const BROUGHT: Record<ExpansionId, Printings<Brought>> = {
  fire: asFirst('┗♨www ┃◎', '┃f ┗f ┗n ┻n'),
  river: asFirst('┃⇩', '┗v ┃v ┻k'),
  ways: [
    ...asFirst('', '┃aN ┻aW ┃BN ┗BE ┃q ┻q'),
    // A door on a corner, not on a straight.
    { since: 8, printed: { special: '', prints: '┃aN ┻aW ┃BN ┗BE ┗q ┻q' } },
  ],
  soldiers: asFirst('┻⚑ ╹☗ ┃⚑', ''),
  dark: asFirst('', '╋u3wg ┻xmg'),
  quests: asFirst('┗♥ ┃✳ ┻♫ ┗♪ ┃♪', ''),
  spells: asFirst('┗☉ ┻★', '┗y ┃y ┻y'),
}
