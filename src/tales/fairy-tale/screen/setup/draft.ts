import {
  type Boxes,
  type BoxId,
  type CharacterId,
  type Config,
  DEFAULT_DIFFICULTY,
  type Difficulty,
  defaultBoxes,
  FIRST_GAME,
  type HouseRules,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { parseSeed, type Seed, type SeedRefusal, seedText } from '../../../../engine/kernel/index.ts'
import { createDraftStore, type SavedDraft } from '../../../../store/draft-store.ts'
import type { HumanCount } from '../../../../store/humans.ts'
import { randomSeed } from '../../../../store/random-seed.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'
import { type Company, FIRST_COMPANY, move, rename, seated, toggle } from './company.ts'
import { openingLink } from './link.ts'
import { linkedSeed } from './seeds.ts'
import { boxesFor, ownChoice, rulesFor } from './suggested-boxes.ts'

/** The choices of the table that are stored for its return. */
interface Choices {
  company: Company
  difficulty: Difficulty
  /** The boxes chosen by the table; null while it uses the suggested ones. */
  ownBoxes: Boxes | null
  rules: HouseRules
  people: HumanCount
  /** True if the box of the cover is open. */
  boxOpen: boolean
}

/** Changes to the choices, and the seed of the next game, which is not stored. */
interface Choosing {
  /** The seed that a start would use now. */
  seed: Seed
  /** The text of the seed field, readable or not. */
  written: string
  /** Why the text cannot be read. The last readable seed stays in use. */
  seedRefusal: SeedRefusal | null
  /** The seed of a link that could not be read. */
  unreadableLink: string | null
  /** True if the seed in use was linked or typed. */
  seedChosen: boolean
  toggle(character: CharacterId): void
  move(index: number, by: number): void
  rename(index: number, player: string): void
  setPeople(people: HumanCount): void
  setDifficulty(difficulty: Difficulty): void
  /** Adds a box to the game, or removes it. */
  switchBox(box: BoxId): void
  /** Resets the boxes to the ones suggested for the difficulty. */
  takeSuggestedBoxes(): void
  setRules(rules: Partial<HouseRules>): void
  writeSeed(written: string): void
  /** Formats the text of the seed field, on blur. */
  tidySeed(): void
  newSeed(): void
  /**
   * Repeats the choices of a game for the same number of people, with a new seed. A first game is followed by a bedtime story.
   */
  again(config: Config, people: HumanCount): void
  /** Takes the seed from a link. Returns true if the link says anything. */
  follow(search: string): boolean
}

const FIRST_CHOICES: Choices = {
  company: FIRST_COMPANY,
  difficulty: FIRST_GAME,
  ownBoxes: null,
  rules: standardRules(),
  people: 'one',
  boxOpen: false,
}

const withSeed = (seed: Seed) => ({ seed, written: seedText(seed), seedRefusal: null })

/** Returns a random seed, and forgets the one of a link. */
const withFreshSeed = () => ({ ...withSeed(randomSeed()), unreadableLink: null, seedChosen: false })

/** Returns the choices that lead to a game like this one. */
const choicesOf = ({ seats, difficulty, boxes, rules }: Config) => ({
  company: seats,
  difficulty,
  ownBoxes: ownChoice(boxes, difficulty),
  rules,
})

/** Returns the configuration of a game with the choices of the draft. */
export const draftConfig = ({
  company,
  difficulty,
  ownBoxes,
  rules,
}: Pick<Choices, 'company' | 'difficulty' | 'ownBoxes' | 'rules'>): Config => ({
  seats: seated(company),
  difficulty,
  rules: rulesFor(rules, difficulty),
  boxes: boxesFor(ownBoxes, difficulty),
})

/** Returns the stored form. It includes the house rules and boxes that a first game ignores, for later games. */
const keptOf = (choices: Choices): KeptCover => ({
  config: {
    ...draftConfig(choices),
    rules: choices.rules,
    boxes: choices.ownBoxes ?? defaultBoxes(choices.difficulty),
  },
  people: choices.people,
  boxOpen: choices.boxOpen,
})

const foundIn = ({ config, people, boxOpen }: KeptCover): Choices => ({
  ...choicesOf(config),
  people,
  boxOpen,
})

/** Creates the draft of the next game from the stored one. A draft without heroes is not stored. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  createDraftStore<Choices, Choosing>(
    {
      ...saved,
      read(text) {
        const kept = saved.read(text)
        return kept && foundIn(kept)
      },
      write: (choices) => saved.write(keptOf(choices)),
      canStore: ({ company }) => company.length > 0,
    },
    FIRST_CHOICES,
    (change, show) => ({
      ...withFreshSeed(),
      toggle: (character) => change(({ company }) => ({ company: toggle(company, character) })),
      move: (index, by) => change(({ company }) => ({ company: move(company, index, by) })),
      rename: (index, player) => change(({ company }) => ({ company: rename(company, index, player) })),
      setPeople: (people) => change(() => ({ people })),
      setDifficulty: (difficulty) => change(() => ({ difficulty })),
      switchBox: (box) =>
        change(({ ownBoxes, difficulty }) => {
          const boxes = boxesFor(ownBoxes, difficulty)
          return { ownBoxes: ownChoice({ ...boxes, [box]: !boxes[box] }, difficulty) }
        }),
      takeSuggestedBoxes: () => change(() => ({ ownBoxes: null })),
      setRules: (changes) => change(({ rules }) => ({ rules: { ...rules, ...changes } })),
      writeSeed(written) {
        const parsed = parseSeed(written)
        show(
          parsed.ok
            ? { written, seed: parsed.value, seedRefusal: null, unreadableLink: null, seedChosen: true }
            : { written, seedRefusal: parsed.error },
        )
      },
      tidySeed: () => show(({ seed, seedRefusal }) => (seedRefusal ? {} : withSeed(seed))),
      newSeed: () => show(withFreshSeed()),
      again(played, people) {
        const isFirst = played.difficulty === FIRST_GAME
        const next = isFirst ? { company: played.seats, difficulty: DEFAULT_DIFFICULTY } : choicesOf(played)
        change(() => ({ ...next, people }))
        show(withFreshSeed())
      },
      follow(search) {
        const link = linkedSeed(search)
        if (link.kind === 'seed') show({ ...withSeed(link.seed), unreadableLink: null, seedChosen: true })
        if (link.kind === 'unreadable') show(({ seed }) => ({ ...withSeed(seed), unreadableLink: link.text }))
        return link.kind !== 'none'
      },
    }),
  )

/** The draft of the next game. */
export const useDraft = createDraft(savedCover(browserStorage))

void openingLink.then((search) => useDraft.getState().follow(search))
