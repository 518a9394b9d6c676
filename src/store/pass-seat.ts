import { produce } from 'immer'
import type { StoreApi } from 'zustand'
import { isLedByPerson, type LeadersStore } from './leaders.ts'
import { joined, parted } from './persons.ts'
import type { GameLeaders, Leader } from './saved-leaders.ts'
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
  const { change, roles, table, people, persons, changes } = leaders.getState()
  const led = { table, people, persons, changes }
  change(
    produce(led, (game: GameLeaders<Role, Computer>) => {
      if (leader === 'person') seatPerson(game, roles, role, isAnotherPerson)
      game.table[role] = leader
      game.changes = withChange(game.changes, { move, seat: role, to: leader, by })
    }),
  )
}

/**
 * Gives a role to a person, in a draft. If several people play, it is unknown which of them, so the role leaves its group of roles
 * of one person. If a second person joins, all other roles that people play become the group of the first.
 */
function seatPerson<Role extends string, Computer extends string>(
  game: GameLeaders<Role, Computer>,
  roles: readonly Role[],
  role: Role,
  isAnotherPerson: boolean,
): void {
  if (game.people === 'several') game.persons = parted(game.persons, [role])
  else if (isAnotherPerson) {
    const own = roles.filter((one) => one !== role && isLedByPerson(game.table, one))
    game.people = 'several'
    game.persons = joined<Role>({}, own)
  }
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
