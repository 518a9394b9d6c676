import type { ExpansionId } from '../boxes.ts'
import type { Printings } from '../printings.ts'
import { OLDEST_VERSION } from '../setup.ts'

/** The special tiles and prints of an expansion, in notation [R 37]. */
interface Brought {
  special: string
  prints: string
}

/** An expansion with a single printing. */
const asFirst = (special: string, prints: string): Printings<Brought> => [
  { since: OLDEST_VERSION, printed: { special, prints } },
]

export const BROUGHT: Record<ExpansionId, Printings<Brought>> = {
  fire: asFirst('┗♨www ┃◎', '┃f ┗f ┗n ┻n'),
  river: asFirst('┃⇩', '┗v ┃v ┻k'),
  ways: [
    ...asFirst('', '┃aN ┻aW ┃BN ┗BE ┃q ┻q'),
    // Version 8 has the door on a corner instead of a straight.
    { since: 8, printed: { special: '', prints: '┃aN ┻aW ┃BN ┗BE ┗q ┻q' } },
  ],
  soldiers: asFirst('┻⚑ ╹☗ ┃⚑', ''),
  dark: asFirst('', '╋u3wg ┻xmg'),
  quests: asFirst('┗♥ ┃✳ ┻♫ ┗♪ ┃♪', ''),
  spells: asFirst('┗☉ ┻★', '┗y ┃y ┻y'),
}
