import type { StoreApi } from 'zustand'
import type { ControllersStore } from './controllers-store.ts'
import { isSamePerson, joined, type Persons, parted } from './humans.ts'

/** A name, and the roles of all seats that have it. */
export interface SameName<Role extends string> {
  player: string
  roles: Role[]
}

/** Returns the names that look equal in several seats. The player is asked about them, because a name never identifies a person. */
export function sameNames<Role extends string>(
  seats: readonly { roles: readonly Role[]; player: string }[],
): SameName<Role>[] {
  const groups = new Map<string, SameName<Role>[]>()
  for (const { roles, player } of seats) {
    const read = asRead(player)
    if (read === '') continue
    groups.set(read, [...(groups.get(read) ?? []), { player: player.trim(), roles: [...roles] }])
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first && more.length > 0
      ? [{ player: first.player, roles: [first, ...more].flatMap(({ roles }) => roles) }]
      : [],
  )
}

/** Returns a name reduced to its visible characters, in lower case; '' if there are none. */
const asRead = (player: string): string =>
  player
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .toLowerCase()

/** True if one person was chosen for all these roles. */
export const isOnePerson = <Role extends string>(persons: Persons<Role>, roles: readonly Role[]): boolean =>
  roles.every((role) => isSamePerson({ people: 'several', persons }, roles[0], role))

/** Returns the choices that the cover still shows. */
export const shownPersons = <Role extends string>(
  names: readonly SameName<Role>[],
  persons: Persons<Role>,
): Persons<Role> =>
  names
    .filter(({ roles }) => isOnePerson(persons, roles))
    .reduce<Persons<Role>>((all, { roles }) => joined(all, roles), {})

/** Chooses on the cover whether one person plays all these roles in the next game. */
export function chooseOnePerson<Role extends string, Computer extends string>(
  leaders: Pick<StoreApi<ControllersStore<Role, Computer>>, 'getState'>,
  roles: readonly Role[],
  isOne: boolean,
): void {
  const { coverPersons, change } = leaders.getState()
  const persons: Persons<Role> = isOne ? joined(coverPersons, roles) : parted(coverPersons, roles)
  change({ coverPersons: persons })
}
