/** Number of people: one plays all seats that no bot plays, or several share them. */
export const HUMAN_COUNTS = ['one', 'several'] as const

export type HumanCount = (typeof HUMAN_COUNTS)[number]

/**
 * Which person plays which role, as one id a person. Only roles of a person who plays several seats have an id; a role without one has a
 * person of its own. Names are never compared.
 */
export type Persons<Role extends string> = Partial<Record<Role, number>>

/** The people at a table. */
export interface Sitting<Role extends string> {
  people: HumanCount
  persons: Persons<Role>
}

/** A single player. */
export const ALONE = { people: 'one', persons: {} } as const satisfies Sitting<string>

/** True if one person plays both roles. */
export function isSamePerson<Role extends string>(
  { people, persons }: Sitting<Role>,
  one: Role | undefined,
  other: Role | undefined,
): boolean {
  if (people === 'one' || one === other) return true
  const id = one === undefined ? undefined : persons[one]
  return id !== undefined && other !== undefined && id === persons[other]
}

/** Assigns all these roles, and no others, to one person. */
export function joined<Role extends string>(persons: Persons<Role>, roles: readonly Role[]): Persons<Role> {
  const rest = parted(persons, roles)
  const taken = Object.values<number | undefined>(rest)
  let id = 1
  while (taken.includes(id)) id++
  const all = { ...rest }
  for (const role of roles) all[role] = id
  return all
}

/** Assigns each of these roles to a person of its own. */
export function parted<Role extends string>(persons: Persons<Role>, roles: readonly Role[]): Persons<Role> {
  const rest = { ...persons }
  for (const role of roles) delete rest[role]
  return rest
}
