import {
  FEWEST_PEOPLE,
  type HouseRules,
  MOST_PEOPLE,
  standardRules,
} from '../../../../engine/citadel/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { draftOf, type SavedDraft } from '../../../../store/draft.ts'
import { asName } from '../../../../store/names.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'

/** The next game, as far as it has been chosen. Who leads which Order is chosen with the leaders. */
interface Choosing {
  /** So many people sit at the table; the names of those who are left stay. */
  setPeople(count: number): void
  rename(seat: number, player: string): void
  /** Everybody moves on by so many places round the table: who then sits first begins [C 8]. */
  moveRound(places: number): void
  setRules(rules: Partial<HouseRules>): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', '', ''], rules: standardRules() },
  boxOpen: false,
}

/** Makes the draft of the next game, which begins with what was kept. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  draftOf(saved, FIRST_CHOICES, (change): Choosing => {
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

/** The same in the same order round a table, so many places further. */
export const movedRound = <Item>(items: readonly Item[], places: number): Item[] =>
  items.map((item, index) => items[(index + items.length - (places % items.length)) % items.length] ?? item)

export const useDraft = createDraft(savedCover(browserStorage))
