import type { HouseRuleTable } from '../../engine/kernel/index.ts'
import { namesOf } from '../../players/player.ts'
import { CHANGE_SEATS, houseRules, SEED, seatPlayers } from './settings.ts'

/** What a setting says of its seats. */
interface SeatSetting<Name extends string> {
  /** Who plays, in the order of the seats. */
  players: readonly Name[]
  /** Whether they move on by one seat from game to game. */
  change: 'yes' | 'no'
}

/** By how many seats the players have moved on in a game. */
export const seatsMoved = ({ players, change }: SeatSetting<string>, game: number): number =>
  change === 'yes' ? game % players.length : 0

/** Returns the player of each seat in a game. With more seats than players, each plays several. */
export function playersAt<Name extends string>(
  setting: SeatSetting<Name>,
  game: number,
  seats = setting.players.length,
): Name[] {
  const { players } = setting
  const moved = seatsMoved(setting, game)
  return Array.from({ length: seats }, (_, seat) => (seat - moved + players.length) % players.length).flatMap(
    (index) => players[index] ?? [],
  )
}

/** Returns the settings of a game with seats: players, change of seats, house rules and seed. */
export const seatSettings = <Name extends string, Table extends HouseRuleTable>(
  players: Readonly<Record<Name, unknown>>,
  standard: readonly NoInfer<Name>[],
  count: readonly [least: number, most: number],
  rules: Table,
) => ({
  players: seatPlayers(namesOf(players), standard, count),
  change: CHANGE_SEATS,
  rules: houseRules(rules),
  seed: SEED,
})

/** Returns players, seats and house rules as text, without standard rules: "careful, random; changing seats; dice 2". */
export const seatsText = ({ players, change }: SeatSetting<string>, rules: string): string =>
  [
    players.join(', '),
    change === 'yes' ? 'changing seats' : 'in these seats',
    ...(rules ? [rules] : []),
  ].join('; ')
