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
