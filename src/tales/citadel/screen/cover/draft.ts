import { create } from 'zustand'
import {
  FEWEST_PEOPLE,
  type HouseRules,
  LONGEST_NAME,
  MOST_PEOPLE,
  standardRules,
} from '../../../../engine/citadel/index.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { type KeptCover, type SavedCover, savedCover } from '../../saved-cover.ts'

/** The next game, as far as it has been chosen. Who leads which Order is chosen with the leaders. */
interface Draft extends KeptCover {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  /** So many people sit at the table; the names of those who are left stay. */
  setPeople(count: number): void
  rename(seat: number, player: string): void
  /** Everybody moves on by so many places round the table: who then sits first begins [C 8]. */
  moveRound(places: number): void
  setRules(rules: Partial<HouseRules>): void
  /** Opens what waits behind "More…", or closes it. */
  turnBox(): void
}

const FIRST_CHOICES: KeptCover = {
  config: { players: ['', '', ''], rules: standardRules() },
  boxOpen: false,
}

/** Makes the draft of the next game, which begins with what was kept. */
export function createDraft(saved: SavedCover) {
  const { kept, unreadable } = saved.load()
  return create<Draft>((set, get) => {
    const change = (changes: Partial<KeptCover>) => {
      // What could not be read has been chosen anew by now.
      set({ ...changes, unreadable: false })
      const { config, boxOpen } = get()
      saved.save({ config, boxOpen })
    }
    const seat = (moved: (players: readonly string[]) => readonly string[]) => {
      const { config } = get()
      change({ config: { ...config, players: moved(config.players) } })
    }
    return {
      ...(kept ?? FIRST_CHOICES),
      unreadable,
      setPeople(count) {
        const many = Math.min(MOST_PEOPLE, Math.max(FEWEST_PEOPLE, count))
        seat((players) => Array.from({ length: many }, (_, index) => players[index] ?? ''))
      },
      rename(at, player) {
        const name = [...player].slice(0, LONGEST_NAME).join('')
        seat((players) => players.map((one, index) => (index === at ? name : one)))
      },
      moveRound: (places) => seat((players) => movedRound(players, places)),
      setRules(rules) {
        const { config } = get()
        change({ config: { ...config, rules: { ...config.rules, ...rules } } })
      },
      turnBox: () => change({ boxOpen: !get().boxOpen }),
    }
  })
}

/** The same in the same order round a table, so many places further. */
export const movedRound = <Item>(items: readonly Item[], places: number): Item[] =>
  items.map((item, index) => items[(index + items.length - (places % items.length)) % items.length] ?? item)

export const useDraft = createDraft(savedCover(browserStorage))
