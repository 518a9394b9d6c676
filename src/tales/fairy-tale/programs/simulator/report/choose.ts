import {
  type Difficulty,
  defaultBoxes,
  everyBox,
  FIRST_GAME,
  HOUSE_RULES,
  type HouseRules,
  hasExpansion,
  sameBoxes,
} from '../../../../../engine/fairy-tale/index.ts'
import { changedRules, houseRulesText } from '../../../../../programs/simulator/setting-parts.ts'
import type { AnswerOf } from '../../../../../programs/simulator/tale.ts'
import { MAX_PLAYOUTS } from '../../../bots/index.ts'
import { fairyTale } from '../../../rules.ts'
import type { fairyTaleSimulator } from '../index.ts'
import type { PlayerName } from '../settings.ts'

export type Run = AnswerOf<typeof fairyTaleSimulator>

/** The target win rates of each difficulty in percent, for the strongest bot; null for a first game. */
const AIMS: Record<Difficulty, readonly [from: number, to: number] | null> = {
  'first-game': null,
  'bedtime-story': [75, 90],
  'fairy-tale': [45, 60],
  'grim-tale': [20, 30],
  'endless-night': [3, 10],
}

/** Returns the target of a run, or null: targets are for two to four characters and the suggested boxes. */
export function aimOf(run: Run): readonly [from: number, to: number] | null {
  const { players, difficulty } = run.setting
  const isAimedAt = players >= 2 && players <= 4 && (asSuggested(run) || withEveryBox(run))
  return isAimedAt ? AIMS[difficulty] : null
}

/** The name of a difficulty in the report: "Bedtime story". */
export const taleName = (id: Difficulty): string => id[0]?.toUpperCase() + id.slice(1).replace('-', ' ')

const rulesText = houseRulesText(HOUSE_RULES, '=')

/** Returns the house rules that differ from the standard as text: "sides=half", or ''. */
export const houseRulesOf = ({ setting }: Run): string => rulesText(setting.rules)

/** Returns the only house rule that differs from the standard; null if none or several do. */
export function changedRule({ setting }: Run): { rule: keyof HouseRules; reading: string } | null {
  const [changed = null, ...others] = changedRules(HOUSE_RULES, setting.rules)
  return others.length === 0 ? changed : null
}

/** Rules version 7 equals today's version in all games without secret doors (decision 12). */
const BEFORE_DOORS = 7

/** True if a run used today's rules, or older rules that are equal for its boxes. */
const isAsNow = ({ rulesVersion, setting }: Run): boolean =>
  rulesVersion === fairyTale.rulesVersion || (rulesVersion === BEFORE_DOORS && !setting.boxes.ways)

/** Returns the number of games of some runs, with the rules versions if they are not today's: "400 (rules 6)". */
export function gamesText(...runs: readonly Run[]): string {
  const games = runs.reduce((sum, { won }) => sum + won.games, 0)
  const editions = [...new Set(runs.map(({ rulesVersion }) => rulesVersion))].sort((a, b) => a - b)
  return runs.every(isAsNow) ? String(games) : `${games} (rules ${editions.join(' and ')})`
}

/** The boxes of a run: "all", "none", or their names. */
export function boxesText(run: Run): string {
  const there = Object.entries(run.setting.boxes).flatMap(([box, is]) => (is ? [box] : []))
  return withEveryBox(run) ? 'all' : there.join(', ') || 'none'
}

/** True if a run has the boxes that the rule book suggests for its difficulty. */
export const asSuggested = ({ setting }: Run): boolean =>
  sameBoxes(setting.boxes, defaultBoxes(setting.difficulty))

export const withEveryBox = ({ setting }: Run): boolean => sameBoxes(setting.boxes, everyBox(true))

/** True if a run has the standard rules and any characters; such runs measure the difficulties. */
export const isPlain = (run: Run): boolean => houseRulesOf(run) === '' && run.setting.characters === null

/** True if a run has an expansion; reports list such runs separately. */
export const withExpansion = ({ setting }: Run): boolean => hasExpansion(setting.boxes)

/** The bot that measures the difficulties. */
const STRONGEST = 'guardian' satisfies PlayerName

/** True if a run has the standard rules and the guardian with the budget that it has at the table. */
const isAtTable = (run: Run): boolean =>
  isPlain(run) && run.setting.player === STRONGEST && run.setting.budget === MAX_PLAYOUTS

/** The guardian's runs that count for difficulties: without expansions. */
export const guardianRuns = (runs: readonly Run[]): Run[] =>
  runs.filter((run) => isAtTable(run) && !withExpansion(run))

/**
 * True if the cover shows a run: the guardian's with its budget at the table, but for first games the apprentice's, as the rate of
 * beginners.
 */
export const isForCover = (run: Run): boolean =>
  run.setting.difficulty === FIRST_GAME ? isPlain(run) && run.setting.player === 'apprentice' : isAtTable(run)

/** The guardian's runs with expansions. */
export const expansionRuns = (runs: readonly Run[]): Run[] =>
  runs.filter((run) => isAtTable(run) && withExpansion(run))

/** Returns the guardian's runs that differ only in its budget. */
export const budgetRuns = (runs: readonly Run[]): Run[] =>
  runs
    .filter(({ setting }) => setting.player === STRONGEST && setting.players === 3)
    .filter((run) => isPlain(run) && withEveryBox(run) && run.setting.difficulty === 'fairy-tale')
    .sort((a, b) => a.setting.budget - b.setting.budget)

/** The bots that measure house rules, the stronger one first. */
export const RULE_TESTERS: readonly PlayerName[] = ['guardian', 'apprentice']

/** Returns a bot's runs with the standard rules and with each house rule, for comparison. */
export function houseRuns(runs: readonly Run[], player: PlayerName): Run[] {
  const all = runs.filter(
    ({ setting }) => setting.player === player && setting.players === 3 && setting.characters === null,
  )
  const changed = all.filter((run) => houseRulesOf(run) !== '')
  return all.filter((run) => changed.some((one) => differInRules(one, run)))
}

/** True if two runs of one bot are equal apart from their house rules. */
export const differInRules = ({ setting: one }: Run, { setting: other }: Run): boolean =>
  one.difficulty === other.difficulty && one.budget === other.budget && sameBoxes(one.boxes, other.boxes)
