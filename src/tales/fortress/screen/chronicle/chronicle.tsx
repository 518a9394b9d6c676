import { isVictory } from '../../../../engine/fortress/index.ts'
import type { ChronicleEntry, FinishedLine, SealLook, TaleChronicle } from '../../../../ui/stats/stats.ts'
import { filled, outlined } from '../../../../ui/stats/wax.ts'
import { CreatureIcon } from '../../art/index.ts'
import { ROLES } from '../../controllers.ts'
import { readFacts } from '../../stats/facts.ts'
import { toldWordsNow, useToldWords } from '../../words/stats.ts'

/** The emblem in the wax of each seal: a whole shield, a candle stump, seven merlons, and a star. */
const SEAL_LOOKS: readonly SealLook[] = [
  { id: 'nobody-lost', colour: '#2F5B3C', sign: filled('M-17-19H17V2Q17 14 0 22Q-17 14-17 2Z') },
  {
    id: 'last-candle',
    colour: '#8A3E12',
    sign: filled('M-14 18V8Q-8 3 0 7T14 8V18z') + outlined('M0 4Q-7-4 0-16Q7-6 0 4M-20 20H20'),
  },
  {
    id: 'seven-shields',
    colour: '#3A4668',
    sign: filled('M-22 18V-6h5v5h5v-5h5v5h5v-5h5v5h5v-5h5v5h4v-5h4V18z'),
  },
  {
    id: 'much-renown',
    colour: '#A3182B',
    sign: filled('M0-22L6-7 22-6 10 5 14 20 0 12-14 20-10 5-22-6-6-7z'),
  },
]

/** The difficulties in the chronicle, from easy to hard, and the road. */
const TOUGHNESS = ['stroll', 'siege', 'hard', 'grim', 'road'] as const

const toughnessOf = (defenders: number, fortress: string | null): (typeof TOUGHNESS)[number] => {
  if (fortress) return 'road'
  if (defenders <= 4) return 'stroll'
  if (defenders === 5) return 'siege'
  return defenders === 6 ? 'hard' : 'grim'
}

/** The chronicle of The Fortress. */
export const chronicle = {
  cloth: '#4f5a6e',
  told,
  darkness: TOUGHNESS,
  roles: ROLES,
  seals: SEAL_LOOKS,
  earned: () => [],
  Role: ({ size }: { role: string; size: number }) => <CreatureIcon id="donkey-drummer" size={size} />,
  result(line) {
    const facts = readFacts(line.facts)
    return facts?.outcome ? toldWordsNow().result(facts.outcome, line.turn, facts.renown ?? 0) : null
  },
  useWords: useToldWords,
} satisfies TaleChronicle

/** Returns the entry of a siege that a person led, or null for a bot's. */
function told({ facts, outcome, turn }: FinishedLine): ChronicleEntry | null {
  const read = readFacts(facts)
  if (!read?.person) return null
  const well = read.outcome ? isVictory(read.outcome) : outcome.won.length > 0
  return {
    well,
    turns: turn,
    darkness: toughnessOf(read.defenders, read.fortress),
    cast: [{ role: ROLES[0], well }],
    chances: [],
    decided: null,
    seals: read.seals,
  }
}
