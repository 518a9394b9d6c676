import { produce } from 'immer'
import type { StoreApi } from 'zustand'
import { type ControllersStore, isHuman } from './controllers-store.ts'
import { joined, parted } from './humans.ts'
import type { Controller, GameLeaders } from './saved-controllers.ts'
import { type AgreedBy, changesUpTo, withChange } from './seat-changes.ts'

type ControllersOf<Role extends string, Computer extends string> = Pick<
  StoreApi<ControllersStore<Role, Computer>>,
  'getState'
>

/** A change of a seat's controller, for the log. */
export interface Passing {
  /** Number of moves before the change. */
  move: number
  by: AgreedBy
  /** True if a new person takes the seat: from now on several people play. */
  isAnotherPerson?: boolean
}

/** Changes the controller of a role during a game, and records the change for the log. */
export function passSeat<Role extends string, Computer extends string>(
  leaders: ControllersOf<Role, Computer>,
  role: Role,
  leader: Controller<Computer>,
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
 * Gives a role to a person, in a draft. If several people play, it is unknown who takes the role, so the role leaves its group of roles of
 * one person. If a second person joins, all other roles of people become the group of the first person.
 */
function seatPerson<Role extends string, Computer extends string>(
  game: GameLeaders<Role, Computer>,
  roles: readonly Role[],
  role: Role,
  isAnotherPerson: boolean,
): void {
  if (game.people === 'several') game.persons = parted(game.persons, [role])
  else if (isAnotherPerson) {
    const own = roles.filter((one) => one !== role && isHuman(game.table, one))
    game.people = 'several'
    game.persons = joined<Role>({}, own)
  }
}

/** After an undo to `moves` moves, moves later changes back to that point. */
export function rewindChanges<Role extends string, Computer extends string>(
  leaders: ControllersOf<Role, Computer>,
  moves: number,
): void {
  const { changes, change } = leaders.getState()
  const left = changesUpTo(changes, moves)
  if (left !== changes) change({ changes: left })
}
