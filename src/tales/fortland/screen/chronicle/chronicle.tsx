import { SEATS } from '../../../../engine/fortland/index.ts'
import type { FinishedLine, SealLook, TaleChronicle, Told } from '../../../../ui/told/told.ts'
import { EmblemIcon } from '../../art/index.ts'
import { readFacts } from '../../told/facts.ts'
import { toldWordsNow, useToldWords } from '../../words/useTold.ts'

const CREAM = '#FFF3E2'
const filled = (d: string) =>
  `<path d="${d}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round"/>`
const drawn = (d: string) =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

/** What is pressed into the wax of each seal: a whole castle, one roof, two palisades, and four leaves. */
const SEAL_LOOKS: readonly SealLook[] = [
  { id: 'untouched', colour: '#2F6B2E', sign: filled('M-18 16V-6h5v-6h6v6h4v-10h6v10h4v-6h6v6h5V16z') },
  { id: 'from-last', colour: '#A3182B', sign: filled('M-16 2L0-16 16 2zM-11 4H11V18H-11z') },
  {
    id: 'with-store',
    colour: '#7A5B12',
    sign: drawn('M-22 14V-4l5-7 5 7V14M-12-4l5-7 5 7V14M4 14V-4l5-7 5 7V14M14-4l5-7 5 7V14'),
  },
  {
    id: 'every-country',
    colour: '#35617A',
    sign: filled(
      'M-2-2C-20-4-20-18-10-18S-2-8-2-2zM2-2C20-4 20-18 10-18S2-8 2-2zM-2 2C-20 4-20 18-10 18S-2 8-2 2zM2 2C20 4 20 18 10 18S2 8 2 2z',
    ),
  },
]

/** What Fortland answers to the chronicle. */
export const chronicle = {
  cloth: '#4A5B3A',
  told,
  darkness: [],
  roles: SEATS,
  seals: SEAL_LOOKS,
  earned,
  Role,
  result,
  useWords: useToldWords,
} satisfies TaleChronicle

/** Of the countries only those that people led: of several people at a table nobody can say that it ended well for it. */
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

/** How it went for the one country that a person led; of a table of several there is nothing to send. */
function result(line: FinishedLine): string | null {
  const [own, ...others] = told(line)?.cast ?? []
  const country = SEATS.find((one) => one === own?.role)
  if (!own || !country || others.length > 0) return null
  const words = toldWordsNow()
  const alone = line.outcome.won.length === 1
  return words.result(words.roles[country], own.well ? (alone ? 'won' : 'shared') : 'lost', line.turn)
}

/** One of several games: people won with each of the four countries. */
function earned(games: Parameters<TaleChronicle['earned']>[0]) {
  const wonAs = new Set<string>()
  for (const { id, cast } of games) {
    for (const { role, well } of cast) if (well) wonAs.add(role)
    if (wonAs.size === SEATS.length) return [{ seal: 'every-country', game: id }]
  }
  return []
}

function Role({ role, size }: { role: string; size: number }) {
  const country = SEATS.find((one) => one === role)
  return country ? <EmblemIcon country={country} size={size} /> : null
}
