import { PLAYER_NAMES, rulesText } from '../settings.ts'
import type { Answer } from '../summary.ts'

/** Whether all who play are of one kind. */
export const areEquals = ({ setting: { players } }: Answer): boolean => new Set(players).size === 1

/** Games of a player against itself. */
export const ofEquals = (runs: readonly Answer[]): Answer[] => runs.filter(areEquals).sort(compareRuns)

/** How many play, who, and by what rules. */
export const headOf = ({ setting: { players, rules } }: Answer): string[] => [
  String(players.length),
  players[0] ?? '',
  rulesText(rules) || 'standard',
]

const strengthOf = ({ setting: { players } }: Answer): number =>
  players[0] ? PLAYER_NAMES.indexOf(players[0]) : -1

/** The stronger first, then by rules, then fewer seats first. */
export const compareRuns = (one: Answer, other: Answer): number =>
  strengthOf(one) - strengthOf(other) ||
  rulesText(one.setting.rules).localeCompare(rulesText(other.setting.rules)) ||
  one.setting.players.length - other.setting.players.length
