import { ORDERS } from '../../../../engine/citadel/index.ts'
import type { FinishedLine, SealLook, TaleChronicle, Told } from '../../../../ui/told/told.ts'
import { Shield } from '../../art/index.ts'
import { readFacts } from '../../told/facts.ts'
import { toldWordsNow, useToldWords } from '../../words/useTold.ts'

const CREAM = '#FFF3E2'
const filled = (d: string) =>
  `<path d="${d}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round"/>`
const drawn = (d: string) =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

/** What is pressed into the wax of each seal: a purse that is shut, the last who became the first, two laurels, and five shields. */
const SEAL_LOOKS: readonly SealLook[] = [
  {
    id: 'untaxed',
    colour: '#2F6B2E',
    sign: filled('M-7-10L-11-19H11L7-10Q18 0 16 12Q10 19 0 19T-16 12Q-18 0-7-10z'),
  },
  { id: 'from-behind', colour: '#A3182B', sign: drawn('M-18 14H-6V4H6V-6H18M8-16L18-6L8 4') },
  {
    id: 'two-powers',
    colour: '#7A5B12',
    sign: drawn(
      'M-19-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0M1-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-14 6L-17 18M-6 6L-3 18M6 6L3 18M14 6L17 18',
    ),
  },
  {
    id: 'every-order',
    colour: '#35617A',
    sign: filled(
      'M-16-14H-4V-4Q-4 2-10 5Q-16 2-16-4zM4-14H16V-4Q16 2 10 5Q4 2 4-4zM-6 3H6V12Q6 17 0 20Q-6 17-6 12z',
    ),
  },
]

/** What the Citadel answers to the chronicle. */
export const chronicle = {
  cloth: '#5A4A73',
  told,
  darkness: [],
  roles: ORDERS,
  seals: SEAL_LOOKS,
  earned,
  Role,
  result,
  useWords: useToldWords,
} satisfies TaleChronicle

/** Of the Orders only those that people led: of several people at a table nobody can say that it ended well for it. */
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

/** How it went for the one Order that a person led; of a table of several there is nothing to send. */
function result(line: FinishedLine): string | null {
  const [own, ...others] = told(line)?.cast ?? []
  const order = ORDERS.find((one) => one === own?.role)
  if (!own || !order || others.length > 0) return null
  const words = toldWordsNow()
  const alone = line.outcome.won.length === 1
  return words.result(words.orders[order], own.well ? (alone ? 'won' : 'shared') : 'lost', line.turn)
}

/** One of several games: people won with each of the five Orders. */
function earned(games: Parameters<TaleChronicle['earned']>[0]) {
  const wonAs = new Set<string>()
  for (const { id, cast } of games) {
    for (const { role, well } of cast) if (well) wonAs.add(role)
    if (wonAs.size === ORDERS.length) return [{ seal: 'every-order', game: id }]
  }
  return []
}

function Role({ role, size }: { role: string; size: number }) {
  const order = ORDERS.find((one) => one === role)
  return order ? <Shield order={order} size={size} /> : null
}
