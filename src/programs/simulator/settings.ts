import type { HouseRulesOf, HouseRuleTable } from '../../engine/kernel/index.ts'
import { SEEDS, standardOf } from '../../engine/kernel/index.ts'
import { listed, readId, UsageError, whole } from './command-line.ts'

/** Returns a part of a setting as it is after an option; throws `UsageError` if the text says nothing that is allowed. */
type Change<Value> = (text: string, before: Value) => Value

/** One part of a setting: its standard value, and the options of the command line that change it. */
export interface SettingPart<Value> {
  standard(): Value
  /** The options, by their names without the dashes; `key` is the name of the part in its setting. */
  options(key: string): Readonly<Record<string, Change<Value>>>
}

/** What a setting consists of: a part for each of its keys, in their order in files and in help. */
export type SettingParts<Setting> = { readonly [Key in keyof Setting]: SettingPart<Setting[Key]> }

/** A setting that consists of these parts. */
export type SettingOf<Parts> = {
  -readonly [Key in keyof Parts]: Parts[Key] extends { standard(): infer Value } ? Value : never
}

/** A part with one option, of the same name. */
export const part = <Value>(
  standard: () => Value,
  read: (option: string, text: string, before: Value) => Value,
): SettingPart<Value> => ({
  standard,
  options: (key) => ({ [key]: (text, before) => read(key, text, before) }),
})

/** One of some words; the first is the standard. */
export const choice = <const Word extends string>(
  words: readonly Word[],
  standard = firstOf(words),
): SettingPart<Word> =>
  part<Word>(
    () => standard,
    (option, text) => readId(option, text, words),
  )

/** A whole number from `least` to `most`. */
export const wholeNumber = (standard: number, least: number, most: number): SettingPart<number> =>
  part(
    () => standard,
    (option, text) => whole(option, text, least, most),
  )

/** The seed of a run. */
export const SEED = wholeNumber(1, 0, SEEDS - 1)

/** The players in the order of the seats: a number of these. */
export const seatPlayers = <Name extends string>(
  names: readonly Name[],
  standard: readonly Name[],
  [least, most]: readonly [least: number, most: number],
): SettingPart<readonly Name[]> =>
  part<readonly Name[]>(
    () => standard,
    (option, text) => {
      const players = listed(text).map((name) => readId('player', name, names))
      if (players.length >= least && players.length <= most) return players
      throw new UsageError(`--${option} must name ${least} to ${most} players, not ${players.length}.`)
    },
  )

/** Whether players move on by one seat from game to game. */
export const CHANGE_SEATS = choice(['yes', 'no'])

/** House rules, each with an option of its own: `lastRound` is set by `--last-round`. */
export const houseRules = <Table extends HouseRuleTable>(table: Table): SettingPart<HouseRulesOf<Table>> => ({
  standard: () => standardOf(table),
  options: () =>
    Object.fromEntries(
      Object.entries(table).map(([rule, readings]) => {
        const option = rule.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const change: Change<HouseRulesOf<Table>> = (text, before) => {
          const word = readId(option, text, readings.map(String))
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
      for (const one of listed(text)) {
        const [name = '', value = ''] = one.split('=')
        const rule = readId('house rule', name, Object.keys(table))
        const readings = table[rule] ?? []
        const word = readId(`way to play ${rule}`, value, readings.map(String))
        Object.assign(rules, { [rule]: readings.find((reading) => String(reading) === word) })
      }
      return rules
    },
  )

/** Writes the house rules that are not the standard, as the law names them: "fall first, dice 2"; '' where all are. */
export const houseRulesText =
  <Table extends HouseRuleTable>(table: Table) =>
  (rules: HouseRulesOf<Table>): string =>
    Object.entries(standardOf(table))
      .filter(([rule, standard]) => rules[rule] !== standard)
      .map(([rule]) => `${rule} ${rules[rule]}`)
      .join(', ')

/** The setting that is played where the command line says nothing. */
export const standardSetting = <Setting extends object>(parts: SettingParts<Setting>): Setting =>
  Object.fromEntries(
    Object.entries<{ standard(): unknown }>(parts).map(([key, { standard }]) => [key, standard()]),
  ) as Setting

/** The options that change this setting, by their names without the dashes. */
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
  if (first === undefined) throw new Error('A choice needs at least one word.')
  return first
}
