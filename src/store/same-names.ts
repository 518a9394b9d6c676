import type { StoreApi } from 'zustand'
import type { LeadersStore } from './leaders.ts'
import { isSamePerson, joined, type Persons, parted } from './persons.ts'

/** A name, and the roles of all seats that have it. */
export interface SameName<Role extends string> {
  player: string
  roles: Role[]
}

/** The names that several seats have, as a person reads them. They are only asked about: a name never says who plays. */
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

/** A name without what nobody sees of it; '' where nothing is left. */
const asRead = (player: string): string =>
  player
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .toLowerCase()

/** True if one person was chosen for all these roles. */
export const isOnePerson = <Role extends string>(persons: Persons<Role>, roles: readonly Role[]): boolean =>
  roles.every((role) => isSamePerson({ people: 'several', persons }, roles[0], role))

/** Of the choices that were made, those that the cover still shows. */
export const shownPersons = <Role extends string>(
  names: readonly SameName<Role>[],
  persons: Persons<Role>,
): Persons<Role> =>
  names
    .filter(({ roles }) => isOnePerson(persons, roles))
    .reduce<Persons<Role>>((all, { roles }) => joined(all, roles), {})

/** Says on the cover whether one person shall lead all these roles in the next game. */
export function chooseOnePerson<Role extends string, Computer extends string>(
  leaders: Pick<StoreApi<LeadersStore<Role, Computer>>, 'getState'>,
  roles: readonly Role[],
  isOne: boolean,
): void {
  const { coverPersons, change } = leaders.getState()
  const persons: Persons<Role> = isOne ? joined(coverPersons, roles) : parted(coverPersons, roles)
  change({ coverPersons: persons })
}
