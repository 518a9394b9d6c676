import { SEATS } from '../../../../engine/boogyman/index.ts'
import type { FinishedLine, SealLook, TaleChronicle, Told } from '../../../../ui/told/told.ts'
import { FolkIcon } from '../../art/index.ts'
import { readFacts } from '../../told/facts.ts'
import { useToldWords } from '../../words/useTold.ts'

const CREAM = '#FFF3E2'
const filled = (d: string) =>
  `<path d="${d}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round"/>`
const drawn = (d: string) =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

/** What is pressed into the wax of each seal: eyes that stay shut, one mushroom, two rings, and a mushroom and a fir. */
const SEAL_LOOKS: readonly SealLook[] = [
  {
    id: 'never-called',
    colour: '#3D2A4C',
    sign: drawn('M-20-3Q-11 8-3-3M3-3Q11 8 20-3M-17 4L-19 9M-11 6V11M11 6V11M17 4L19 9'),
  },
  { id: 'from-one', colour: '#A3182B', sign: filled('M-20 0Q-18-20 0-20T20 0zM-6 2H6L8 19H-8z') },
  {
    id: 'shook-hands',
    colour: '#8A3E12',
    sign: drawn('M-19 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-3 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0'),
  },
  {
    id: 'both-folks',
    colour: '#3F6B2E',
    sign: filled('M-22-1Q-21-15-11-15T0-1zM-14 1H-8L-7 14H-15zM12-18L22 10H2zM10 12H14V17H10z'),
  },
]

/** What The BigBadBoogyman answers to the chronicle. */
export const chronicle = {
  cloth: '#3D2A4C',
  told,
  darkness: [],
  roles: SEATS,
  seals: SEAL_LOOKS,
  earned,
  Role,
  useWords: useToldWords,
} satisfies TaleChronicle

/** Of the sides only those that people led: of a duel between two people nobody can say that it ended well for the table. */
function told({ facts, outcome, seats, turn }: FinishedLine): Told | null {
  const read = readFacts(facts)
  if (!read?.people.includes(true)) return null
  const ends = seats.map(({ role }, seat) => ({ role, well: outcome.won.includes(seat) }))
  const cast = ends.filter((_, seat) => read.people[seat])
  const [only] = cast
  return {
    well: cast.length === 1 && only ? only.well : null,
    turns: turn,
    darkness: null,
    cast,
    chances: [],
    decided: null,
    seals: read.seals,
  }
}

/** One of several games: people won with the one folk, and with the other. */
function earned(games: Parameters<TaleChronicle['earned']>[0]) {
  const wonAs = new Set<string>()
  for (const { id, cast } of games) {
    for (const { role, well } of cast) if (well) wonAs.add(role)
    if (wonAs.size === SEATS.length) return [{ seal: 'both-folks', game: id }]
  }
  return []
}

function Role({ role, size }: { role: string; size: number }) {
  const side = SEATS.find((one) => one === role)
  return side ? <FolkIcon side={side} size={size} /> : null
}
