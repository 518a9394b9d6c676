import { namesOf } from '../../players/player.ts'
import { sortedBy } from './tables.ts'

/** A run of a game that has seats. */
interface SeatRun<Rules> {
  readonly setting: { readonly players: readonly string[]; readonly rules: Rules }
}

/**
 * Returns helpers for reports on games with seats. `players`: the strongest first; `rulesText`: the house rules, '' for the standard.
 * `by`: the first sort key, the strength of the first player or the number of seats.
 */
export function seatRuns<Run extends SeatRun<Run['setting']['rules']>>(
  players: Readonly<Record<string, unknown>>,
  rulesText: (rules: Run['setting']['rules']) => string,
  by: 'strength' | 'seats',
) {
  const names = namesOf(players)
  const seats = ({ setting }: Run): number => setting.players.length
  const first = ({ setting }: Run): string => setting.players[0] ?? ''
  const strength = (run: Run): number => names.indexOf(first(run))
  const houseRules = ({ setting }: Run): string => rulesText(setting.rules)
  const values = by === 'seats' ? [seats, strength, houseRules] : [strength, houseRules, seats]
  const areEquals = ({ setting }: Run): boolean => new Set(setting.players).size === 1
  return {
    seats,
    first,
    rules: (run: Run): string => houseRules(run) || 'standard',
    /** Returns runs with different players. */
    ofLevels: (runs: readonly Run[]) =>
      sortedBy(
        runs.filter((run) => !areEquals(run)),
        ...values,
      ),
    /** Returns runs of a player against itself. */
    ofEquals: (runs: readonly Run[]) => sortedBy(runs.filter(areEquals), ...values),
  }
}
