import {
  CHARACTER_IDS,
  type CharacterId,
  DIFFICULTIES,
  type Difficulty,
} from '../../../../engine/fairy-tale/index.ts'
import type { ChronicleEntry, FinishedLine, TaleChronicle } from '../../../../ui/stats/stats.ts'
import { HeroIcon, MonsterIcon, type MonsterKind } from '../../art/index.ts'
import { readFacts } from '../../stats/facts.ts'
import { readReview } from '../../stats/kept-review.ts'
import { toldWordsNow, useToldWords } from '../../words/stats.ts'
import { SEAL_LOOKS } from './seal-looks.ts'

/** The Last Fairy Tale's part of the chronicle. */
export const chronicle = {
  cloth: '#6E1F28',
  told,
  darkness: DIFFICULTIES,
  roles: CHARACTER_IDS,
  seals: SEAL_LOOKS,
  earned: () => [],
  Role,
  Darkness,
  result(line) {
    const facts = readFacts(line.facts)
    if (!facts) return null
    const words = toldWordsNow()
    return facts.ending === 'won' ? words.stood(line.turn, facts.hearts) : words.fell(line.turn)
  },
  useWords: useToldWords,
} satisfies TaleChronicle

function told({ facts, review, outcome, seats, turn }: FinishedLine): ChronicleEntry | null {
  const read = readFacts(facts)
  if (!read?.people.includes(true)) return null
  const well = outcome.won.length > 0
  const reviewed = readReview(review)
  return {
    well,
    turns: turn,
    darkness: read.difficulty,
    cast: seats.map(({ role }) => ({ role, well })),
    chances: reviewed?.chances ?? [],
    decided: reviewed?.decided ?? null,
    seals: read.seals,
  }
}

const isHero = (role: string): role is CharacterId => CHARACTER_IDS.some((id) => id === role)

function Role({ role, size }: { role: string; size: number }) {
  return isHero(role) ? <HeroIcon character={role} height={size} /> : null
}

/** More monsters for darker tales. */
const CROWDS: Record<Difficulty, readonly MonsterKind[]> = {
  'first-game': ['big-bad-wolf'],
  'bedtime-story': ['big-bad-wolf'],
  'fairy-tale': ['big-bad-wolf', 'ice-witch'],
  'grim-tale': ['big-bad-wolf', 'frost-giant', 'ice-witch'],
  'endless-night': ['ogre', 'frost-giant', 'troll', 'big-bad-wolf'],
}

function Darkness({ darkness, size }: { darkness: string; size: number }) {
  const found = DIFFICULTIES.find((id) => id === darkness)
  return found ? CROWDS[found].map((kind) => <MonsterIcon key={kind} kind={kind} size={size} />) : null
}
