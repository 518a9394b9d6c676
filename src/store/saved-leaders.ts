import * as v from 'valibot'
import { readJson } from './persisted-store.ts'
import { PEOPLE, type People, type Persons } from './persons.ts'
import { type SeatChange, seatChanges } from './seat-changes.ts'
import type { SafeStorage } from './storage.ts'

/** Who may lead a role: somebody at the table, or one of the tale's computer players. */
export type Leader<Computer extends string> = 'person' | Computer

/** Who leads which role, by its id; a person leads those that are not named. */
export type Leaders<Role extends string, Computer extends string> = Partial<Record<Role, Leader<Computer>>>

/** Who leads at the table, as it is kept beside each game. */
export interface GameLeaders<Role extends string, Computer extends string> {
  table: Leaders<Role, Computer>
  /** How many people have played since the game began; it never falls. */
  people: People
  /** Which roles one person leads. */
  persons: Persons<Role>
  /** Every seat that passed into other hands since the game began. */
  changes: readonly SeatChange<Role, Leader<Computer>>[]
}

/** What is kept: who leads at the table where the game goes on, and who shall lead in the next one. */
export interface KeptLeaders<Role extends string, Computer extends string>
  extends GameLeaders<Role, Computer> {
  cover: Leaders<Role, Computer>
  /** Which roles one person shall lead in the next game. */
  coverPersons: Persons<Role>
}

/** The place in the browser where it lies. It is no part of any game, whose log does not ask who decided. */
export interface SavedLeaders<Role extends string, Computer extends string> {
  readonly roles: readonly Role[]
  readonly storage: SafeStorage
  readonly key: string
  /** Who leads whom by a stored text; null where it says nothing, and people lead everybody. */
  read(text: string): KeptLeaders<Role, Computer> | null
  write(leaders: KeptLeaders<Role, Computer>): string
  /** Who led where a kept game was left; null where what was kept with it says nothing. */
  ofGame(kept: unknown): GameLeaders<Role, Computer> | null
}

/** Nobody knows who led a game: people did, and each seat is another person's. */
export const UNKNOWN_LEADERS = { table: {}, people: 'several', persons: {}, changes: [] } as const

/** What is written beside a game. Earlier versions know neither persons nor changes: both are left out where there are none. */
export const besideForm = <Role extends string, Computer extends string>({
  table,
  people,
  persons,
  changes,
}: GameLeaders<Role, Computer>) => ({
  table,
  people,
  ...(Object.keys(persons).length > 0 && { persons }),
  ...(changes.length > 0 && { changes }),
})

/** What is written of a table: earlier versions wrote neither persons nor changes. */
interface AtTable<Role extends string, Computer extends string> {
  table: Leaders<Role, Computer>
  persons?: Persons<Role> | undefined
  changes?: readonly SeatChange<Role, Leader<Computer>>[] | undefined
}

/** Keeps who leads whom in a storage: all of it, or none where it cannot be read. */
export function savedLeaders<Role extends string, Computer extends string>(
  storage: SafeStorage,
  key: string,
  roles: readonly Role[],
  computers: readonly Computer[],
): SavedLeaders<Role, Computer> {
  const anyLeader: readonly Leader<Computer>[] = ['person', ...computers]
  const leaders = v.record(v.picklist(roles), v.picklist(anyLeader))
  const ids = v.record(v.picklist(roles), v.pipe(v.number(), v.safeInteger(), v.minValue(1)))
  const atTable = {
    table: leaders,
    persons: v.optional(ids),
    changes: v.optional(seatChanges(roles, anyLeader)),
  }
  const whole = <Read extends AtTable<Role, Computer>>(read: Read) => ({
    ...read,
    persons: read.persons ?? {},
    changes: read.changes ?? [],
  })
  const written = readJson(
    v.strictObject({
      ...atTable,
      cover: leaders,
      coverPersons: v.optional(ids),
      // Tables of earlier versions did not say how many they are: they were asked to hand over.
      people: v.optional(v.picklist(PEOPLE), 'several'),
    }),
  )
  const beside = v.strictObject({ ...atTable, people: v.picklist(PEOPLE) })
  return {
    roles,
    storage,
    key,
    read(text) {
      const read = written(text)
      return read && { ...whole(read), coverPersons: read.coverPersons ?? {} }
    },
    write({ cover, coverPersons, ...game }) {
      const { table, people, ...rest } = besideForm(game)
      const next = Object.keys(coverPersons).length > 0 ? { coverPersons } : {}
      return JSON.stringify({ table, cover, people, ...rest, ...next })
    },
    ofGame(kept) {
      const read = v.safeParse(beside, kept)
      return read.success ? whole(read.output) : null
    },
  }
}
