import type { StoreApi } from 'zustand'
import { isLedByPerson, type LeadersStore } from './leaders.ts'
import { joined, parted } from './persons.ts'
import type { KeptLeaders, Leader } from './saved-leaders.ts'
import { type AgreedBy, changesUpTo, withChange } from './seat-changes.ts'

type LeadersOf<Role extends string, Computer extends string> = Pick<
  StoreApi<LeadersStore<Role, Computer>>,
  'getState'
>

/** How a seat passes into other hands, for the log of the game. */
export interface Passing {
  /** How many moves were made before it. */
  move: number
  by: AgreedBy
  /** Somebody takes the seat who has not played yet: from now on several people play. */
  isAnotherPerson?: boolean
}

/** Puts a role into other hands in the middle of a game, and notes it. */
export function passSeat<Role extends string, Computer extends string>(
  leaders: LeadersOf<Role, Computer>,
  role: Role,
  leader: Leader<Computer>,
  { move, by, isAnotherPerson = false }: Passing,
): void {
  const now = leaders.getState()
  now.change({
    ...(leader === 'person' && withPerson(now, role, isAnotherPerson)),
    table: { ...now.table, [role]: leader },
    changes: withChange(now.changes, { move, seat: role, to: leader, by }),
  })
}

/**
 * A person comes to a role. Among several nobody says who: it is no longer one of the roles that somebody led together. Who
 * was alone before another person comes still leads all that people lead.
 */
function withPerson<Role extends string, Computer extends string>(
  { people, persons, table, roles }: LeadersStore<Role, Computer>,
  role: Role,
  isAnotherPerson: boolean,
): Partial<KeptLeaders<Role, Computer>> {
  if (people === 'several') return { persons: parted(persons, [role]) }
  if (!isAnotherPerson) return {}
  const own = roles.filter((one) => one !== role && isLedByPerson(table, one))
  return { people: 'several', persons: joined<Role>({}, own) }
}

/** The game went back to so many moves: what was noted later stands where it goes on. */
export function rewindChanges<Role extends string, Computer extends string>(
  leaders: LeadersOf<Role, Computer>,
  moves: number,
): void {
  const { changes, change } = leaders.getState()
  const left = changesUpTo(changes, moves)
  if (left !== changes) change({ changes: left })
}
