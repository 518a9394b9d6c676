import type { StoreApi } from 'zustand'
import type { Decider } from '../engine/kernel/index.ts'
import type { BesideGame } from './kept/kept-games.ts'
import { plainName } from './names.ts'
import { persistedStore } from './persisted-store.ts'
import type { Sitting } from './persons.ts'
import {
  besideForm,
  type KeptLeaders,
  type Leader,
  type Leaders,
  type SavedLeaders,
  UNKNOWN_LEADERS,
} from './saved-leaders.ts'

export type { Leader, Leaders } from './saved-leaders.ts'

export interface LeadersStore<Role extends string, Computer extends string>
  extends KeptLeaders<Role, Computer> {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  readonly roles: readonly Role[]
  /** Changes anything of it, and keeps it. */
  change(changes: Partial<KeptLeaders<Role, Computer>>): void
  /** Puts a role at the table into other hands; `passSeat` notes it in the log as well. */
  lead(role: Role, leader: Leader<Computer>): void
  /** Chooses on the cover who shall lead a role in the next game. */
  choose(role: Role, leader: Leader<Computer>): void
  /** A new game begins, led as the cover says unless `table` says otherwise. */
  begin(sitting: Sitting<Role>, table?: Leaders<Role, Computer>): void
  /** The next game shall be led as this one is. */
  again(): void
  /** A kept game goes on, led as it was when it was left. Where that is unknown, several people lead all seats. */
  take(kept: unknown): void
}

/**
 * Makes the store of who leads whom, which begins with what was kept. What the cover says is the same in all tabs; each tab
 * has a table of its own.
 */
export function createLeaders<Role extends string, Computer extends string>(
  saved: SavedLeaders<Role, Computer>,
) {
  type Kept = KeptLeaders<Role, Computer>
  const fresh: Kept = { ...UNKNOWN_LEADERS, cover: {}, coverPersons: {} }
  const { text } = saved.storage.read(saved.key)
  return persistedStore<LeadersStore<Role, Computer>, Kept>(
    {
      ...saved,
      fresh,
      valueIn: (store) => store,
      fieldsOf: ({ cover, coverPersons }, problem) => ({
        ...{ cover, coverPersons },
        unreadable: problem !== null,
      }),
    },
    (update, set, get) => {
      const keep = (changes: Partial<Kept>) => change(() => changes)
      /** Changes what this tab shows of the table, and what all tabs say of the cover. */
      const change = (how: (latest: Kept) => Partial<Kept>) => {
        let changes: Partial<Kept> = {}
        update((latest) => {
          changes = how(latest)
          return { ...latest, ...changes }
        })
        set({ ...changes, unreadable: false })
      }
      return {
        ...((text !== null && saved.read(text)) || fresh),
        unreadable: false,
        roles: saved.roles,
        change: keep,
        lead: (role, leader) => change(({ table }) => ({ table: { ...table, [role]: leader } })),
        choose: (role, leader) => change(({ cover }) => ({ cover: { ...cover, [role]: leader } })),
        begin: ({ people, persons }, table) =>
          change(({ cover }) => ({ table: table ?? cover, people, persons, changes: [] })),
        again: () => change(({ table, persons }) => ({ cover: table, coverPersons: persons })),
        take(beside) {
          const led = saved.ofGame(beside) ?? UNKNOWN_LEADERS
          if (JSON.stringify(besideForm(led)) !== JSON.stringify(besideForm(get()))) keep(led)
        },
      }
    },
  )
}

/** What of it is kept beside each game. */
export const besideGame = <Role extends string, Computer extends string>(
  store: Pick<StoreApi<LeadersStore<Role, Computer>>, 'getState' | 'subscribe'>,
): BesideGame => ({
  now: () => besideForm(store.getState()),
  take: (kept) => store.getState().take(kept),
  follow: (changed) =>
    void store.subscribe((now, before) => {
      const isSame =
        now.table === before.table &&
        now.people === before.people &&
        now.persons === before.persons &&
        now.changes === before.changes
      if (!isSame) changed()
    }),
})

/** Who leads a role. */
export const leaderOf = <Role extends string, Computer extends string>(
  leaders: Leaders<Role, Computer>,
  role: Role,
): Leader<Computer> => leaders[role] ?? 'person'

/** Whether a person leads a role. */
export const isLedByPerson = <Role extends string, Computer extends string>(
  leaders: Leaders<Role, Computer>,
  role: Role,
): boolean => leaderOf(leaders, role) === 'person'

/**
 * The computer player who must act, by who decides now and the role of each seat; null where that is up to people. What
 * all decide together is decided by people, if there are any.
 */
export function computerFor<Role extends string, Computer extends string>(
  decider: Decider,
  roles: readonly Role[],
  leaders: Leaders<Role, Computer>,
): Computer | null {
  if (decider === null) return null
  if (decider === 'together' && roles.some((role) => isLedByPerson(leaders, role))) return null
  const role = roles[decider === 'together' ? 0 : decider]
  const leader = role === undefined ? 'person' : leaderOf(leaders, role)
  return leader === 'person' ? null : leader
}

/** Returns the names of a new game's seats, as the game keeps them. A seat that a computer player leads has none: ''. */
export const namesOfPeople = <Role extends string>(
  players: readonly string[],
  roles: readonly Role[],
  cover: Leaders<Role, string>,
): string[] =>
  players.map((player, seat) => {
    const role = roles[seat]
    return role !== undefined && isLedByPerson(cover, role) ? plainName(player) : ''
  })
