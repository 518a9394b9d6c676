import * as v from 'valibot'

// Configuration that all games have: house rules, and the names of the players.

/** The house rules of a game: the readings of each, the standard one first. */
export type HouseRuleTable = Readonly<Record<string, readonly (string | number)[]>>

/** A reading of each house rule. */
export type HouseRulesOf<Table extends HouseRuleTable> = { [Rule in keyof Table]: Table[Rule][number] }

/** Returns the standard reading of each house rule, in the order of the table. */
export const standardOf = <Table extends HouseRuleTable>(table: Table): HouseRulesOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([rule, [standard]]) => [rule, standard]),
  ) as HouseRulesOf<Table>

/** The schema of each house rule: any of its readings. */
export const houseRuleEntries = <Table extends HouseRuleTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([rule, readings]) => [rule, v.picklist(readings)]),
  ) as unknown as { [Rule in keyof Table]: v.GenericSchema<unknown, Table[Rule][number]> }

/** Longest name of a player, in code points. */
export const LONGEST_NAME = 24

/** The name of a player; '' for none. */
export const playerName = v.pipe(
  v.string(),
  v.check((name) => [...name].length <= LONGEST_NAME),
)
