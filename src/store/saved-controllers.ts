import * as v from 'valibot'
import { HUMAN_COUNTS, type HumanCount, type Persons } from './humans.ts'
import { readJson } from './persisted-store.ts'
import { type SeatChange, seatChanges } from './seat-changes.ts'
import type { SafeStorage } from './storage.ts'

/** The controller of a role: a person at the table, or one of the tale's bots. */
export type Controller<Computer extends string> = 'person' | Computer

/** The controllers by role; a person plays each role that is missing. */
export type Controllers<Role extends string, Computer extends string> = Partial<
  Record<Role, Controller<Computer>>
>

/** The controllers of a game, as they are saved with it. */
export interface GameLeaders<Role extends string, Computer extends string> {
  table: Controllers<Role, Computer>
  /** Number of people since the game began; it never falls. */
  people: HumanCount
  /** Which roles one person plays. */
  persons: Persons<Role>
  /** Every change of a controller since the game began. */
  changes: readonly SeatChange<Role, Controller<Computer>>[]
}

/** The stored controllers: those of the current game, and those of the next. */
export interface KeptLeaders<Role extends string, Computer extends string>
  extends GameLeaders<Role, Computer> {
  cover: Controllers<Role, Computer>
  /** Which roles one person plays in the next game. */
  coverPersons: Persons<Role>
}

/** The storage of the controllers, which is separate from the games: no log depends on it. */
export interface SavedLeaders<Role extends string, Computer extends string> {
  readonly roles: readonly Role[]
  readonly storage: SafeStorage
  readonly key: string
  /** Reads a stored text; null if it has no controllers, so that people play all seats. */
  read(text: string): KeptLeaders<Role, Computer> | null
  write(leaders: KeptLeaders<Role, Computer>): string
  /** Reads the controllers that were saved with a game; null if there are none. */
  ofGame(kept: unknown): GameLeaders<Role, Computer> | null
}

/** The controllers of a game if nothing is known: each seat has a person of its own. */
export const UNKNOWN_LEADERS = { table: {}, people: 'several', persons: {}, changes: [] } as const

/** Returns the data that is saved with a game. Empty `persons` and `changes` are left out, as in earlier versions. */
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

/** The stored controllers of a game. In earlier versions `persons` and `changes` are missing. */
interface AtTable<Role extends string, Computer extends string> {
  table: Controllers<Role, Computer>
  persons?: Persons<Role> | undefined
  changes?: readonly SeatChange<Role, Controller<Computer>>[] | undefined
}

/** Makes the storage of the controllers. They are read completely, or not at all if a part is invalid. */
export function savedLeaders<Role extends string, Computer extends string>(
  storage: SafeStorage,
  key: string,
  roles: readonly Role[],
  computers: readonly Computer[],
): SavedLeaders<Role, Computer> {
  const anyLeader: readonly Controller<Computer>[] = ['person', ...computers]
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
      // Earlier versions did not store the number of people and always asked to hand over.
      people: v.optional(v.picklist(HUMAN_COUNTS), 'several'),
    }),
  )
  const beside = v.strictObject({ ...atTable, people: v.picklist(HUMAN_COUNTS) })
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
