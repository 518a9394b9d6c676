import type { StoreApi } from 'zustand'
import type { Kind, SeatRole, Session } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { type LeadersStore, leaderOf } from '../../../store/leaders.ts'
import { shownName } from '../../../store/names.ts'
import type { Persons } from '../../../store/persons.ts'
import { continueTale, toCover } from '../../page/page.ts'

type LeadersOf<Role extends string, Computer extends string> = Pick<
  StoreApi<LeadersStore<Role, Computer>>,
  'getState'
>

/** The same are told once more, from where they sit and with the same luck. */
export function playAgain<K extends Kind, Role extends string, Computer extends string>(
  game: GameHook<K>,
  leaders: LeadersOf<Role, Computer>,
  { config, seed }: Pick<Session<K>, 'config' | 'seed'>,
): void {
  const { begin, people, persons, table } = leaders.getState()
  begin({ people, persons }, table)
  game.getState().start(config, seed)
  continueTale()
}

/** What lies at each seat when everybody moves up by one: of two they change sides. */
export const movedUp = <Thing>([first, ...others]: readonly Thing[]): Thing[] =>
  first === undefined ? [] : [...others, first]

/** Whoever led a seat leads the one before it from now on, in the order of the roles; the first goes to the last. */
export function moveUp<Role extends string, Computer extends string>(
  leaders: LeadersOf<Role, Computer>,
  roles: readonly Role[],
): void {
  const { begin, people, persons, table } = leaders.getState()
  const moved = movedUp(roles)
  const all = { ...table }
  const sitting: Persons<Role> = {}
  for (const [seat, role] of roles.entries()) {
    const from = moved[seat] ?? role
    all[role] = leaderOf(table, from)
    const person = persons[from]
    if (person !== undefined) sitting[role] = person
  }
  begin({ people, persons: sitting }, all)
}

/** To the cover, where the next game shall be led as this one was. */
export function chooseAnew<Role extends string, Computer extends string>(
  leaders: LeadersOf<Role, Computer>,
): void {
  leaders.getState().again()
  toCover()
}

/** Who led each seat: by the name of the person, or which computer player; '' where neither is known. */
export const leaderNames = (
  table: LeadersStore<string, string>['table'],
  seats: readonly SeatRole[],
  computers: Readonly<Record<string, string>>,
): string[] =>
  seats.map(({ role, player }) => {
    const leader = leaderOf(table, role)
    return leader === 'person' ? shownName(player) : (computers[leader] ?? '')
  })
