import { create } from 'zustand'
import type { CharacterId } from '../engine/fairy-tale/index.ts'
import type { People } from './persons.ts'
import {
  type KeptLeaders,
  type Leader,
  type Leaders,
  type SavedLeaders,
  savedLeaders,
} from './saved-leaders.ts'
import { browserStorage } from './storage.ts'

export { type Computer, LEADERS, type Leader, type Leaders } from './saved-leaders.ts'

export interface LeadersStore extends KeptLeaders {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  /** Puts a character at the table into other hands, in the middle of the game too. */
  lead(character: CharacterId, leader: Leader): void
  /** Chooses on the cover who shall lead a character in the next game. */
  choose(character: CharacterId, leader: Leader): void
  /** A new game begins as the cover says, played by one person or by several. */
  begin(people: People): void
  /** The next game shall be led as this one is. */
  again(): void
}

/** Makes the store of who leads whom, which begins with what was kept. */
export const createLeaders = (saved: SavedLeaders) =>
  create<LeadersStore>()((set, get) => {
    const keep = (changes: Partial<KeptLeaders>) => {
      set({ ...changes, unreadable: false })
      saved.save(get())
    }
    return {
      ...saved.load(),
      lead: (character, leader) => keep({ table: { ...get().table, [character]: leader } }),
      choose: (character, leader) => keep({ cover: { ...get().cover, [character]: leader } }),
      begin: (people) => keep({ table: get().cover, people }),
      again: () => keep({ cover: get().table }),
    }
  })

export const useLeaders = createLeaders(savedLeaders(browserStorage))

/** Who leads a character. */
export const leaderOf = (leaders: Leaders, character: CharacterId): Leader => leaders[character] ?? 'person'

/** Whether a person leads a seat. */
export const isPerson = (leaders: Leaders, { character }: { character: CharacterId }): boolean =>
  leaderOf(leaders, character) === 'person'
