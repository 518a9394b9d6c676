import {
  type Boxes,
  type BoxId,
  type CharacterId,
  type Config,
  DEFAULT_DIFFICULTY,
  type Difficulty,
  type HouseRules,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { parseSeed, type Seed, type SeedRefusal, seedText } from '../../../../engine/kernel/index.ts'
import { draftOf, type SavedDraft } from '../../../../store/draft.ts'
import { freshSeed } from '../../../../store/fresh-seed.ts'
import type { People } from '../../../../store/persons.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'
import { type Company, FIRST_COMPANY, move, rename, seated, toggle } from './company.ts'
import { openingLink } from './link.ts'
import { linkedSeed } from './seeds.ts'
import { boxesFor, ownChoice } from './suggested-boxes.ts'

/** What the table chooses, and finds again when it comes back. */
interface Choices {
  company: Company
  difficulty: Difficulty
  /** The boxes that the table chose itself; null while it takes those that the book suggests. */
  ownBoxes: Boxes | null
  rules: HouseRules
  people: People
  /** What waits behind "Choose the box…" lies open. */
  boxOpen: boolean
}

/** How the choices are changed, and the seed of the next game, which is not stored. */
interface Choosing {
  /** The seed that a start would use now. */
  seed: Seed
  /** What stands in the field, readable or not. */
  written: string
  /** Why the field cannot be read; the seed before it stays in use. */
  seedRefusal: SeedRefusal | null
  /** The seed of a link that could not be read. */
  unreadableLink: string | null
  /** The seed in use was chosen: by a link, or by hand. */
  seedChosen: boolean
  toggle(character: CharacterId): void
  move(index: number, by: number): void
  rename(index: number, player: string): void
  setPeople(people: People): void
  setDifficulty(difficulty: Difficulty): void
  /** Takes a box into the game, or leaves it out. */
  switchBox(box: BoxId): void
  /** Back to the boxes that the book suggests, whatever the difficulty. */
  takeSuggestedBoxes(): void
  setRules(rules: Partial<HouseRules>): void
  writeSeed(written: string): void
  /** Writes the seed in use as it is properly written, when the field is left. */
  tidySeed(): void
  newSeed(): void
  /** The same choices again, by as many people, with a new seed. */
  again(config: Config, people: People): void
  /** Takes the seed of a link over. Answers whether the link had anything to say. */
  follow(search: string): boolean
}

const FIRST_CHOICES: Choices = {
  company: FIRST_COMPANY,
  difficulty: DEFAULT_DIFFICULTY,
  ownBoxes: null,
  rules: standardRules(),
  people: 'one',
  boxOpen: false,
}

const withSeed = (seed: Seed) => ({ seed, written: seedText(seed), seedRefusal: null })

/** A new seed: what a link said is past. */
const withFreshSeed = () => ({ ...withSeed(freshSeed()), unreadableLink: null, seedChosen: false })

/** The choices that lead to a game like this one. */
const choicesOf = ({ seats, difficulty, boxes, rules }: Config) => ({
  company: seats,
  difficulty,
  ownBoxes: ownChoice(boxes, difficulty),
  rules,
})

/** What a game begins with, as the draft stands. */
export const configOf = ({
  company,
  difficulty,
  ownBoxes,
  rules,
}: Pick<Choices, 'company' | 'difficulty' | 'ownBoxes' | 'rules'>): Config => ({
  seats: seated(company),
  difficulty,
  rules,
  boxes: boxesFor(ownBoxes, difficulty),
})

const keptOf = (choices: Choices): KeptCover => ({
  config: configOf(choices),
  people: choices.people,
  boxOpen: choices.boxOpen,
})

const foundIn = ({ config, people, boxOpen }: KeptCover): Choices => ({
  ...choicesOf(config),
  people,
  boxOpen,
})

/** Makes the draft of the next game, beginning with the stored one. A draft without heroes is not stored. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  draftOf<Choices, Choosing>(
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
        change(() => ({ ...choicesOf(played), people }))
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

/** The next game, as far as it has been chosen. */
export const useDraft = createDraft(savedCover(browserStorage))

void openingLink.then((search) => useDraft.getState().follow(search))
