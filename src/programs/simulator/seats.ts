import type { HouseRulesOf, HouseRuleTable } from '../../engine/kernel/index.ts'
import { namesOf } from '../../players/player.ts'
import { CHANGE_SEATS, houseRules, SEED, seatPlayers } from './setting-parts.ts'

/** The seats in a setting. */
interface SeatSetting<Name extends string> {
  /** The players, in the order of the seats. */
  players: readonly Name[]
  /** 'yes' if players move on by one seat from game to game. */
  change: 'yes' | 'no'
}

/** The setting of a game with seats. */
interface SeatGameSetting<Name extends string, Table extends HouseRuleTable> extends SeatSetting<Name> {
  rules: HouseRulesOf<Table>
  seed: number
}

/** Returns by how many seats the players have moved on in a game. */
export const seatsMoved = ({ players, change }: SeatSetting<string>, game: number): number =>
  change === 'yes' ? game % players.length : 0

/** Returns the player of each seat in a game. With more seats than players, each plays several. */
function playersAt<Name extends string>(setting: SeatSetting<Name>, game: number, seats: number): Name[] {
  const { players } = setting
  const moved = seatsMoved(setting, game)
  return Array.from({ length: seats }, (_, seat) => (seat - moved + players.length) % players.length).flatMap(
    (index) => players[index] ?? [],
  )
}

/**
 * Returns the parts of a simulator of a game with seats: the settings and the start of a game. Settings are players, change of seats, house
 * rules and seed. `count`: the fewest and the most players.
 */
export const seatGame = <Name extends string, Player, Table extends HouseRuleTable>(
  players: Readonly<Record<Name, () => Player>>,
  standard: readonly NoInfer<Name>[],
  count: readonly [least: number, most: number],
  rules: Table,
) => ({
  settings: {
    players: seatPlayers(namesOf(players), standard, count),
    change: CHANGE_SEATS,
    rules: houseRules(rules),
    seed: SEED,
  },
  configOf: (setting: SeatGameSetting<Name, Table>) => ({
    players: setting.players.map(() => ''),
    rules: setting.rules,
  }),
  playersOf: (setting: SeatGameSetting<Name, Table>, game: number, seats: number): Player[] =>
    playersAt(setting, game, seats).map((name) => players[name]()),
})

/** Returns players, seats and house rules as text, without standard rules: "careful, random; changing seats; dice 2". */
export const seatsText = ({ players, change }: SeatSetting<string>, rules: string): string =>
  [
    players.join(', '),
    change === 'yes' ? 'changing seats' : 'in these seats',
    ...(rules ? [rules] : []),
  ].join('; ')
