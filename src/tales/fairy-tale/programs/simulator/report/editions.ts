import { fairyTale } from '../../../rules.ts'
import type { Answer } from '../summary.ts'

/** The rules version that today's differs from in games with secret doors only (decision 12). */
const BEFORE_DOORS = 7

/** True if a run was played by the rules as they are, or by older ones that are the same for its boxes. */
const isAsNow = ({ rulesVersion, setting }: Answer): boolean =>
  rulesVersion === fairyTale.rulesVersion || (rulesVersion === BEFORE_DOORS && !setting.boxes.ways)

/** How many games some runs have, and by which rules, where those are not the rules as they are: "400 (rules 6)". */
export function gamesText(runs: readonly Answer[]): string {
  const games = runs.reduce((sum, { won }) => sum + won.games, 0)
  const editions = [...new Set(runs.map(({ rulesVersion }) => rulesVersion))].sort((a, b) => a - b)
  return runs.every(isAsNow) ? String(games) : `${games} (rules ${editions.join(' and ')})`
}
