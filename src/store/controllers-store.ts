import type { StoreApi } from 'zustand'
import type { SeatToAct } from '../engine/kernel/index.ts'
import type { Sitting } from './humans.ts'
import { persistedStore } from './persisted-store.ts'
import { plainName } from './person-names.ts'
import {
  besideForm,
  type Controller,
  type Controllers,
  type KeptLeaders,
  type SavedLeaders,
  UNKNOWN_LEADERS,
} from './saved-controllers.ts'
import type { SavedWithGame } from './saved-games/saved-games.ts'

export type { Controller, Controllers } from './saved-controllers.ts'

export interface ControllersStore<Role extends string, Computer extends string>
  extends KeptLeaders<Role, Computer> {
  /** True if the stored controllers could not be read. */
  unreadable: boolean
  readonly roles: readonly Role[]
  /** Changes some fields and stores them. */
  change(changes: Partial<KeptLeaders<Role, Computer>>): void
  /** Changes the controller of a role in the current game; `passSeat` also adds a log entry. */
  lead(role: Role, leader: Controller<Computer>): void
  /** Chooses on the cover the controller of a role in the next game. */
  choose(role: Role, leader: Controller<Computer>): void
  /** Starts a new game with the controllers of the cover, or with `table`. */
  begin(sitting: Sitting<Role>, table?: Controllers<Role, Computer>): void
  /** Copies the controllers of this game to the next. */
  again(): void
  /** Loads the controllers of a saved game. If they are unknown, several people play all seats. */
  take(kept: unknown): void
}

/**
 * Makes the store of the controllers, which starts with the stored ones. All tabs share those of the next game; each tab has those of its
 * own game.
 */
export function createControllers<Role extends string, Computer extends string>(
  saved: SavedLeaders<Role, Computer>,
) {
  type Kept = KeptLeaders<Role, Computer>
  const fresh: Kept = { ...UNKNOWN_LEADERS, cover: {}, coverPersons: {} }
  const { text } = saved.storage.read(saved.key)
  return persistedStore<ControllersStore<Role, Computer>, Kept>(
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
      /** Changes the controllers of this tab's game, and those of the next game in all tabs. */
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

/** The part that is saved with each game. */
export const savedWithGame = <Role extends string, Computer extends string>(
  store: Pick<StoreApi<ControllersStore<Role, Computer>>, 'getState' | 'subscribe'>,
): SavedWithGame => ({
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

/** Returns the controller of a role; a person by default. */
export const controllerOf = <Role extends string, Computer extends string>(
  leaders: Controllers<Role, Computer>,
  role: Role,
): Controller<Computer> => leaders[role] ?? 'person'

/** True if a person plays a role. */
export const isHuman = <Role extends string, Computer extends string>(
  leaders: Controllers<Role, Computer>,
  role: Role,
): boolean => controllerOf(leaders, role) === 'person'

/** Returns the bot that must act; null if people act. People make shared decisions, if there are any people. */
export function computerFor<Role extends string, Computer extends string>(
  decider: SeatToAct,
  roles: readonly Role[],
  leaders: Controllers<Role, Computer>,
): Computer | null {
  if (decider === null) return null
  if (decider === 'together' && roles.some((role) => isHuman(leaders, role))) return null
  const role = roles[decider === 'together' ? 0 : decider]
  const leader = role === undefined ? 'person' : controllerOf(leaders, role)
  return leader === 'person' ? null : leader
}

/** Returns the player names of a new game, by seat. A bot's seat has the empty name. */
export const namesOfPeople = <Role extends string>(
  players: readonly string[],
  roles: readonly Role[],
  cover: Controllers<Role, string>,
): string[] =>
  players.map((player, seat) => {
    const role = roles[seat]
    return role !== undefined && isHuman(cover, role) ? plainName(player) : ''
  })
