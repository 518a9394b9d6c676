import {
  FEWEST_PEOPLE,
  type HouseRules,
  MOST_PEOPLE,
  standardRules,
} from '../../../../engine/citadel/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { createDraftStore, type SavedDraft } from '../../../../store/draft-store.ts'
import { asName } from '../../../../store/person-names.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'

/** The choices for the next game. Controllers of the Orders are in their own store. */
interface Choosing {
  /** Sets the number of people. The names of those that remain stay. */
  setPeople(count: number): void
  rename(seat: number, player: string): void
  /** Moves all people on by `places` round the table. The first seat then begins [C 8]. */
  moveRound(places: number): void
  setRules(rules: Partial<HouseRules>): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', '', ''], rules: standardRules() },
  boxOpen: false,
}

/** Creates the draft of the next game, initialized from storage. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  createDraftStore(saved, FIRST_CHOICES, (change): Choosing => {
    const seat = (moved: (players: readonly string[]) => readonly string[]) =>
      change(({ config }) => ({ config: { ...config, players: moved(config.players) } }))
    return {
      setPeople(count) {
        const many = Math.min(MOST_PEOPLE, Math.max(FEWEST_PEOPLE, count))
        seat((players) => Array.from({ length: many }, (_, index) => players[index] ?? ''))
      },
      rename: (at, player) =>
        seat((players) => players.map((one, index) => (index === at ? asName(player, LONGEST_NAME) : one))),
      moveRound: (places) => seat((players) => movedRound(players, places)),
      setRules: (rules) =>
        change(({ config }) => ({ config: { ...config, rules: { ...config.rules, ...rules } } })),
    }
  })

/** Rotates items by `places`. */
export const movedRound = <Item>(items: readonly Item[], places: number): Item[] =>
  items.map((item, index) => items[(index + items.length - (places % items.length)) % items.length] ?? item)

export const useDraft = createDraft(savedCover(browserStorage))
