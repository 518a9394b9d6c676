import { SEATS } from '../../../../engine/boogyman/index.ts'
import { chronicleOfSeats } from '../../../../ui/stats/chronicle-of-seats.ts'
import type { SealLook } from '../../../../ui/stats/stats.ts'
import { filled, outlined } from '../../../../ui/stats/wax.ts'
import { FolkIcon } from '../../art/index.ts'
import { wasPlayed } from '../../stats/seals.ts'
import { useToldWords } from '../../words/stats.ts'

/** The signs of the seals: shut eyes, one mushroom, two rings, and a mushroom with a fir. */
const SEAL_LOOKS: readonly SealLook[] = [
  {
    id: 'never-called',
    colour: '#3D2A4C',
    sign: outlined('M-20-3Q-11 8-3-3M3-3Q11 8 20-3M-17 4L-19 9M-11 6V11M11 6V11M17 4L19 9'),
  },
  { id: 'from-one', colour: '#A3182B', sign: filled('M-20 0Q-18-20 0-20T20 0zM-6 2H6L8 19H-8z') },
  {
    id: 'shook-hands',
    colour: '#8A3E12',
    sign: outlined('M-19 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-3 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0'),
  },
  {
    id: 'both-folks',
    colour: '#3F6B2E',
    sign: filled('M-22-1Q-21-15-11-15T0-1zM-14 1H-8L-7 14H-15zM12-18L22 10H2zM10 12H14V17H10z'),
  },
]

export const chronicle = chronicleOfSeats({
  cloth: '#3D2A4C',
  seals: SEAL_LOOKS,
  useWords: useToldWords,
  roles: SEATS,
  sealOfAll: 'both-folks',
  wasPlayed,
  pictureOf: (side, size) => <FolkIcon side={side} size={size} />,
})
