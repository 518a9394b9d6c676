import { fairyTale } from '../../../../../engine/fairy-tale/index.ts'
import type { Answer } from '../measured.ts'

/** How many games some runs have, and by which rules, where those are not the rules as they are: "400 (rules 6)". */
export function gamesText(runs: readonly Answer[]): string {
  const games = runs.reduce((sum, { won }) => sum + won.games, 0)
  const editions = [...new Set(runs.map(({ rulesVersion }) => rulesVersion))].sort((a, b) => a - b)
  const asNow = editions.every((edition) => edition === fairyTale.rulesVersion)
  return asNow ? String(games) : `${games} (rules ${editions.join(' and ')})`
}
