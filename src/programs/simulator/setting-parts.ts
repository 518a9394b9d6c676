import type { HouseRulesOf, HouseRuleTable } from '../../engine/kernel/index.ts'
import { SEEDS, standardOf } from '../../engine/kernel/index.ts'
import { namesOf } from '../../players/player.ts'
import { readId, splitList, UsageError, whole } from './command-line.ts'

/** Returns a part of a setting as it is after an option; throws `UsageError` if the text is invalid. */
type Change<Value> = (text: string, before: Value) => Value

/** One part of a setting: its default value, and the command line options that change it. */
export interface SettingPart<Value> {
  standard(): Value
  /** The options, by their names without the dashes; `key` is the name of the part in its setting. */
  options(key: string): Readonly<Record<string, Change<Value>>>
}

/** The parts of a setting by key, in their order in files and in help. */
export type SettingParts<Setting> = { readonly [Key in keyof Setting]: SettingPart<Setting[Key]> }

/** The setting with these parts. */
export type SettingOf<Parts> = {
  -readonly [Key in keyof Parts]: Parts[Key] extends { standard(): infer Value } ? Value : never
}

/** Makes a part with one option, of the same name. */
export const part = <Value>(
  standard: () => Value,
  read: (option: string, text: string, before: Value) => Value,
): SettingPart<Value> => ({
  standard,
  options: (key) => ({ [key]: (text, before) => read(key, text, before) }),
})

/** Makes a part with one of some words; by default the first. */
export const choice = <const Word extends string>(
  words: readonly Word[],
  standard = firstOf(words),
): SettingPart<Word> =>
  part<Word>(
    () => standard,
    (option, text) => readId(`--${option} value`, text, words),
  )

/** Makes a part with a whole number from `least` to `most`. */
export const wholeNumber = (standard: number, least: number, most: number): SettingPart<number> =>
  part(
    () => standard,
    (option, text) => whole(option, text, least, most),
  )

/** The seed of a run. */
export const SEED = wholeNumber(1, 0, SEEDS - 1)

/** Makes a part with `least` to `most` players, in the order of the seats. */
export const seatPlayers = <Name extends string>(
  names: readonly Name[],
  standard: readonly Name[],
  [least, most]: readonly [least: number, most: number],
): SettingPart<readonly Name[]> =>
  part<readonly Name[]>(
    () => standard,
    (option, text) => {
      const players = splitList(text).map((name) => readId('player', name, names))
      if (players.length >= least && players.length <= most) return players
      throw new UsageError(`--${option} must name ${least} to ${most} players, not ${players.length}.`)
    },
  )

/** Makes players move on by one seat from game to game, if 'yes'. */
export const CHANGE_SEATS = choice(['yes', 'no'])

/** Makes a part with house rules, each with an option of its own: `--last-round` sets `lastRound`. */
export const houseRules = <Table extends HouseRuleTable>(table: Table): SettingPart<HouseRulesOf<Table>> => ({
  standard: () => standardOf(table),
  options: () =>
    Object.fromEntries(
      Object.entries(table).map(([rule, readings]) => {
        const option = rule.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const change: Change<HouseRulesOf<Table>> = (text, before) => {
          const word = readId(`--${option} value`, text, readings.map(String))
          return { ...before, [rule]: readings.find((reading) => String(reading) === word) }
        }
        return [option, change]
      }),
    ),
})

/** Returns house rules as one option: "sides=half,noDen=none". */
export const namedRules = <Table extends HouseRuleTable>(table: Table): SettingPart<HouseRulesOf<Table>> =>
  part(
    () => standardOf(table),
    (_, text, before) => {
      const rules = { ...before }
      for (const one of splitList(text)) {
        const [name = '', value = ''] = one.split('=')
        const rule = readId('house rule', name, Object.keys(table))
        const readings = table[rule] ?? []
        const word = readId(`${rule} value`, value, readings.map(String))
        Object.assign(rules, { [rule]: readings.find((reading) => String(reading) === word) })
      }
      return rules
    },
  )

/** Returns the house rules that are not the standard, in the order of the table. */
export function changedRules<Table extends HouseRuleTable>(table: Table, rules: HouseRulesOf<Table>) {
  const standard = standardOf(table)
  return namesOf<keyof Table & string>(table).flatMap((rule) =>
    rules[rule] === standard[rule] ? [] : [{ rule, reading: rules[rule] }],
  )
}

/** Makes a function that writes the house rules that are not standard: "fall first, dice 2"; '' if all are. */
export const houseRulesText =
  <Table extends HouseRuleTable>(table: Table, between = ' ') =>
  (rules: HouseRulesOf<Table>): string =>
    changedRules(table, rules)
      .map(({ rule, reading }) => `${rule}${between}${reading}`)
      .join(', ')

/** Returns the default setting. */
export const standardSetting = <Setting extends object>(parts: SettingParts<Setting>): Setting =>
  Object.fromEntries(
    Object.entries<{ standard(): unknown }>(parts).map(([key, { standard }]) => [key, standard()]),
  ) as Setting

/** Returns the options that change this setting, by their names without the dashes. */
export const settingOptions = <Setting extends object>(
  parts: SettingParts<Setting>,
  setting: Setting,
): Readonly<Record<string, (text: string) => void>> =>
  Object.fromEntries(
    (Object.keys(parts) as (keyof Setting & string)[]).flatMap((key) =>
      Object.entries(parts[key].options(key)).map(([option, change]) => [
        option,
        (text: string) => {
          setting[key] = change(text, setting[key])
        },
      ]),
    ),
  )

function firstOf<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('A choice option needs at least one value.')
  return first
}
