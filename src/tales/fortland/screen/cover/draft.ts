import {
  FEWEST_PLAYERS,
  type HouseRules,
  MOST_PLAYERS,
  standardRules,
} from '../../../../engine/fortland/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { createDraftStore, type SavedDraft } from '../../../../store/draft-store.ts'
import { asName } from '../../../../store/person-names.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, savedCover } from '../../saved-cover.ts'

/** Actions on the draft of the next game. The controllers have a store of their own. */
interface Choosing {
  /** Sets the number of countries. Remaining players keep their names; untouched house rules follow the suggestion. */
  setCountries(count: number): void
  rename(seat: number, player: string): void
  setRules(rules: Partial<HouseRules>): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', ''], rules: standardRules() },
  boxOpen: false,
}

/**
 * Returns the suggested house rules. With more than two countries the first fall ends the game, to spare players a long wait. With three,
 * winter is earlier.
 */
export const suggestedRules = (countries: number): HouseRules => ({
  ...standardRules(),
  ...(countries > 2 && { fall: 'first' }),
  ...(countries === 3 && { winter: 30 }),
})

/** Creates the draft of the next game from the saved choices. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  createDraftStore(
    saved,
    FIRST_CHOICES,
    (change): Choosing => ({
      setCountries: (count) =>
        change(({ config: { players, rules } }) => {
          const many = Math.min(MOST_PLAYERS, Math.max(FEWEST_PLAYERS, count))
          const names = Array.from({ length: many }, (_, seat) => players[seat] ?? '')
          const untouched = same(rules, suggestedRules(players.length))
          return { config: { players: names, rules: untouched ? suggestedRules(many) : rules } }
        }),
      rename: (seat, player) =>
        change(({ config: { players, rules } }) => {
          const name = asName(player, LONGEST_NAME)
          return { config: { players: players.map((one, index) => (index === seat ? name : one)), rules } }
        }),
      setRules: (rules) =>
        change(({ config }) => ({ config: { ...config, rules: { ...config.rules, ...rules } } })),
    }),
  )

const same = (one: HouseRules, other: HouseRules): boolean => JSON.stringify(one) === JSON.stringify(other)

export const useDraft = createDraft(savedCover(browserStorage))
