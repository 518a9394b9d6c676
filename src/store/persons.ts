/** How many people play: one leads every seat that no computer player leads, or several share them out. */
export const PEOPLE = ['one', 'several'] as const

export type People = (typeof PEOPLE)[number]

/**
 * Which person plays which role: one id a person. It is there only for those who lead several seats, because they said
 * so; a role without an id has a person of its own. Names are never compared.
 */
export type Persons<Role extends string> = Partial<Record<Role, number>>

/** Who sits at a table. */
export interface Sitting<Role extends string> {
  people: People
  persons: Persons<Role>
}

/** Nobody else plays. */
export const ALONE = { people: 'one', persons: {} } as const satisfies Sitting<string>

/** True if one person leads both roles. */
export function isSamePerson<Role extends string>(
  { people, persons }: Sitting<Role>,
  one: Role | undefined,
  other: Role | undefined,
): boolean {
  if (people === 'one' || one === other) return true
  const id = one === undefined ? undefined : persons[one]
  return id !== undefined && other !== undefined && id === persons[other]
}

/** Says that one person leads all these roles, and nobody else with them. */
export function joined<Role extends string>(persons: Persons<Role>, roles: readonly Role[]): Persons<Role> {
  const rest = parted(persons, roles)
  const taken = Object.values<number | undefined>(rest)
  let id = 1
  while (taken.includes(id)) id++
  const all = { ...rest }
  for (const role of roles) all[role] = id
  return all
}

/** Says that each of these roles has a person of its own. */
export function parted<Role extends string>(persons: Persons<Role>, roles: readonly Role[]): Persons<Role> {
  const rest = { ...persons }
  for (const role of roles) delete rest[role]
  return rest
}
