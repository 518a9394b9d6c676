import {
  type Difficulty,
  defaultBoxes,
  everyBox,
  type HouseRules,
  hasExpansion,
  sameBoxes,
  standardRules,
} from '../../../../../engine/fairy-tale/index.ts'
import { ENOUGH } from '../../../bots/index.ts'
import type { Answer } from '../summary.ts'

/** The win rates that each difficulty aims at, for the strongest computer player, in percent. */
const AIMS: Record<Difficulty, readonly [from: number, to: number]> = {
  'bedtime-story': [75, 90],
  'fairy-tale': [45, 60],
  'grim-tale': [20, 30],
  'endless-night': [3, 10],
}

/** The aim of a run; null where none was set: aims are for two to four characters, and the usual boxes. */
export function aimOf(run: Answer): readonly [from: number, to: number] | null {
  const { players, difficulty } = run.setting
  const isAimedAt = players >= 2 && players <= 4 && (asSuggested(run) || withEveryBox(run))
  return isAimedAt ? AIMS[difficulty] : null
}

/** The difficulties, as the report calls them. */
export const TALES: Record<Difficulty, string> = {
  'bedtime-story': 'Bedtime story',
  'fairy-tale': 'Fairy tale',
  'grim-tale': 'Grim tale',
  'endless-night': 'Endless night',
}

const RULES = Object.keys(standardRules()) as (keyof HouseRules)[]

/** The house rules that are not the standard ones: "sides=half"; '' where all are. */
export const houseRulesOf = (rules: HouseRules): string =>
  RULES.flatMap((rule) => (rules[rule] === standardRules()[rule] ? [] : [`${rule}=${rules[rule]}`])).join(
    ', ',
  )

/** The one house rule that is not the standard one; null where none is, or several are. */
export function changedRule(rules: HouseRules): { rule: keyof HouseRules; reading: string } | null {
  const [rule, ...others] = RULES.filter((id) => rules[id] !== standardRules()[id])
  return rule && others.length === 0 ? { rule, reading: rules[rule] } : null
}

/** Whether a run is of the difficulty as the book suggests to play it. */
export const asSuggested = ({ setting }: Answer): boolean =>
  sameBoxes(setting.boxes, defaultBoxes(setting.difficulty))

/** Whether a run is with all boxes that there are. */
export const withEveryBox = ({ setting }: Answer): boolean => sameBoxes(setting.boxes, everyBox(true))

/** Runs by the standard rules with any characters: those that difficulties are measured by. */
export const isPlain = ({ setting }: Answer): boolean =>
  houseRulesOf(setting.rules) === '' && setting.characters === null

/** Whether a run has one of the expansions: those are told of by themselves. */
export const withExpansion = ({ setting }: Answer): boolean => hasExpansion(setting.boxes)

/** By the standard rules, of the guardian as it sits at the table, which thinks until it is certain. */
const isAtTable = (run: Answer): boolean =>
  isPlain(run) && run.setting.player === 'guardian' && run.setting.budget === ENOUGH

/** The guardian's runs that count for difficulties: without expansions. */
export const guardianRuns = (runs: readonly Answer[]): Answer[] =>
  runs.filter((run) => isAtTable(run) && !withExpansion(run))

/** The guardian's runs with expansions. */
export const expansionRuns = (runs: readonly Answer[]): Answer[] =>
  runs.filter((run) => isAtTable(run) && withExpansion(run))
