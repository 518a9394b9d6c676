import type { StoreApi } from 'zustand'
import type { GameTypes, SeatRole, Session } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { type ControllersStore, controllerOf } from '../../../store/controllers-store.ts'
import type { Persons } from '../../../store/humans.ts'
import { shownName } from '../../../store/person-names.ts'
import { leftGame } from '../../../store/tab-journal.ts'
import { continueTale, goToCover } from '../../page/page.ts'

type ControllersOf<Role extends string, Computer extends string> = Pick<
  StoreApi<ControllersStore<Role, Computer>>,
  'getState'
>

/** Starts a rematch with the same players, seats, configuration and seed. */
export function playAgain<K extends GameTypes, Role extends string, Computer extends string>(
  game: GameHook<K>,
  leaders: ControllersOf<Role, Computer>,
  { config, seed }: Pick<Session<K>, 'config' | 'seed'>,
): void {
  const { begin, people, persons, table } = leaders.getState()
  begin({ people, persons }, table)
  game.getState().start(config, seed)
  continueTale()
}

/** Rotates the contents of the seats by one: the first goes to the last seat. Two seats change places. */
export const movedUp = <Thing>([first, ...others]: readonly Thing[]): Thing[] =>
  first === undefined ? [] : [...others, first]

/** Moves all controllers and people one seat back in the order of `roles`; those of the first go to the last. */
export function moveUp<Role extends string, Computer extends string>(
  leaders: ControllersOf<Role, Computer>,
  roles: readonly Role[],
): void {
  const { begin, people, persons, table } = leaders.getState()
  const moved = movedUp(roles)
  const all = { ...table }
  const sitting: Persons<Role> = {}
  for (const [seat, role] of roles.entries()) {
    const from = moved[seat] ?? role
    all[role] = controllerOf(table, from)
    const person = persons[from]
    if (person !== undefined) sitting[role] = person
  }
  begin({ people, persons: sitting }, all)
}

/** True for a game of the day. Its choices come from the date: the cover keeps its own for the next game. */
export const isOfDay = <K extends GameTypes>(game: GameHook<K>): boolean =>
  game.getState().kept?.origin.kind === 'day'

/** Goes to the cover with the controllers of this game as the choice for the next, unless this is a game of the day. */
export function chooseAnew<K extends GameTypes, Role extends string, Computer extends string>(
  game: GameHook<K>,
  leaders: ControllersOf<Role, Computer>,
): void {
  if (!isOfDay(game)) leaders.getState().again()
  leaveForCover(game)
}

/** Goes from the last page to the cover. A reload of this tab then opens the cover again. */
export function leaveForCover<K extends GameTypes>(game: GameHook<K>): void {
  leftGame.write(game.getState().kept?.id ?? '')
  goToCover()
}

/** Notes that the last page is open, so that a reload opens it again. */
export const returnFromCover = (): void => leftGame.drop()

/** Returns the controller of each seat: the name of the person or of the bot; '' if neither is known. */
export const leaderNames = (
  table: ControllersStore<string, string>['table'],
  seats: readonly SeatRole[],
  computers: Readonly<Record<string, string>>,
): string[] =>
  seats.map(({ role, player }) => {
    const leader = controllerOf(table, role)
    return leader === 'person' ? shownName(player) : (computers[leader] ?? '')
  })
