import { SEATS } from '../../../../engine/boogyman/index.ts'
import type { FinishedLine, TaleChronicle, Told } from '../../../../ui/told/told.ts'
import { FolkIcon } from '../../art/index.ts'
import { readFacts } from '../../told/facts.ts'
import { useToldWords } from '../../words/useTold.ts'
import { SEAL_LOOKS } from './seal-looks.ts'

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
