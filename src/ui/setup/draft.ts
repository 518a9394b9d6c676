import { create } from 'zustand'
import {
  type CharacterId,
  type Config,
  DEFAULT_DIFFICULTY,
  type Difficulty,
  standardRules,
} from '../../engine/fairy-tale/index.ts'
import { parseSeed, type Seed, type SeedRefusal, seedText } from '../../engine/kernel/index.ts'
import { type Company, FIRST_COMPANY, move, rename, seated, toggle } from './company.ts'
import { freshSeed, linkedSeed } from './seeds.ts'

interface Draft {
  company: Company
  difficulty: Difficulty
  /** The seed that a start would use now. */
  seed: Seed
  /** What stands in the field, readable or not. */
  written: string
  /** Why the field cannot be read; the seed before it stays in use. */
  seedRefusal: SeedRefusal | null
  /** The seed of a link that could not be read. */
  unreadableLink: string | null
  toggle(character: CharacterId): void
  move(index: number, by: number): void
  rename(index: number, player: string): void
  setDifficulty(difficulty: Difficulty): void
  writeSeed(written: string): void
  /** Writes the seed in use as it is properly written, when the field is left. */
  tidySeed(): void
  newSeed(): void
  /** The same company and difficulty again, with a new seed. */
  again(config: Config): void
  /** Takes the seed of a link over. Answers whether the link had anything to say. */
  follow(search: string): boolean
}

const withSeed = (seed: Seed) => ({ seed, written: seedText(seed), seedRefusal: null })

/** The next game, as far as it has been chosen. It outlives the page, not the window. */
export const useDraft = create<Draft>((set, get) => ({
  company: FIRST_COMPANY,
  difficulty: DEFAULT_DIFFICULTY,
  ...withSeed(freshSeed()),
  unreadableLink: null,
  toggle: (character) => set(({ company }) => ({ company: toggle(company, character) })),
  move: (index, by) => set(({ company }) => ({ company: move(company, index, by) })),
  rename: (index, player) => set(({ company }) => ({ company: rename(company, index, player) })),
  setDifficulty: (difficulty) => set({ difficulty }),
  writeSeed(written) {
    const parsed = parseSeed(written)
    set(parsed.ok ? { written, seed: parsed.seed, seedRefusal: null } : { written, seedRefusal: parsed.code })
  },
  tidySeed: () => set(({ seed, seedRefusal }) => (seedRefusal ? {} : withSeed(seed))),
  newSeed: () => set(withSeed(freshSeed())),
  again: ({ seats, difficulty }) => set({ company: seats, difficulty, ...withSeed(freshSeed()) }),
  follow(search) {
    const link = linkedSeed(search)
    if (link.kind === 'seed') set({ ...withSeed(link.seed), unreadableLink: null })
    if (link.kind === 'unreadable') set({ ...withSeed(get().seed), unreadableLink: link.text })
    return link.kind !== 'none'
  },
}))

/** What a game begins with, as the draft stands. */
export const configOf = ({ company, difficulty }: Pick<Draft, 'company' | 'difficulty'>): Config => ({
  seats: seated(company),
  difficulty,
  rules: standardRules(),
})
