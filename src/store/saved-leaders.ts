import * as v from 'valibot'
import { PEOPLE, type People } from './persons.ts'
import type { SafeStorage } from './storage.ts'

/** Who may lead a role: somebody at the table, or one of the tale's computer players. */
export type Leader<Computer extends string> = 'person' | Computer

/** Who leads which role, by its id; a person leads those that are not named. */
export type Leaders<Role extends string, Computer extends string> = Partial<Record<Role, Leader<Computer>>>

/** What is kept: who leads at the table where the game goes on, and who shall lead in the next one. */
export interface KeptLeaders<Role extends string, Computer extends string> {
  table: Leaders<Role, Computer>
  cover: Leaders<Role, Computer>
  /** How many people play at the table. */
  people: People
}

/** The place in the browser where it lies. It is no part of any game, whose log does not ask who decided. */
export interface SavedLeaders<Role extends string, Computer extends string> {
  /** `unreadable` where a text was there that says nothing; then people lead everybody. */
  load(): KeptLeaders<Role, Computer> & { unreadable: boolean }
  save(leaders: KeptLeaders<Role, Computer>): void
  /** Who led where a kept game was left; null where what was kept with it says nothing. */
  ofGame(kept: unknown): Omit<KeptLeaders<Role, Computer>, 'cover'> | null
}

/** Keeps who leads whom in a storage: all of it, or none where it cannot be read. */
export function savedLeaders<Role extends string, Computer extends string>(
  storage: SafeStorage,
  key: string,
  roles: readonly Role[],
  computers: readonly Computer[],
): SavedLeaders<Role, Computer> {
  const leaders = v.record(
    v.picklist(roles),
    v.picklist<readonly Leader<Computer>[]>(['person', ...computers]),
  )
  const written = v.pipe(
    v.string(),
    v.parseJson(),
    // Tables of earlier versions did not say how many they are: they were asked to hand over.
    v.strictObject({ table: leaders, cover: leaders, people: v.optional(v.picklist(PEOPLE), 'several') }),
  )
  const beside = v.strictObject({ table: leaders, people: v.picklist(PEOPLE) })
  return {
    load() {
      const { text } = storage.read(key)
      const read = v.safeParse(written, text)
      if (read.success) return { ...read.output, unreadable: false }
      return { table: {}, cover: {}, people: 'several', unreadable: text !== null }
    },
    save({ table, cover, people }) {
      storage.write(key, JSON.stringify({ table, cover, people }))
    },
    ofGame(kept) {
      const read = v.safeParse(beside, kept)
      return read.success ? read.output : null
    },
  }
}
