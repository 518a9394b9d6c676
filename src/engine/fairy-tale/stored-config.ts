import * as v from 'valibot'
import { houseRuleEntries, playerName } from '../kernel/config.ts'
import { BOXES, EXPANSION_BOXES, withoutAbsent } from './boxes.ts'
import { CHARACTER_IDS } from './characters/ids.ts'
import { type Config, standardRules } from './config.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { MOST_SEATS } from './setup.ts'
import { HOUSE_RULES, type HouseRules } from './state.ts'

const seat = v.strictObject({ character: v.picklist(CHARACTER_IDS), player: playerName })

/** House rules that were added later. A stored game without them has their standard options. */
const LATER: readonly (keyof HouseRules)[] = ['supply', 'goal', 'oak', 'heroes', 'arrivals', 'moves', 'grove']

/** Writes a config as in older versions: standard options of later house rules are left out, so that old games stay equal. */
export function writtenConfig(config: Config): object {
  const standard = standardRules()
  const rules: Partial<HouseRules> = { ...config.rules }
  for (const rule of LATER) if (rules[rule] === standard[rule]) delete rules[rule]
  return { ...config, rules, boxes: withoutAbsent(config.boxes) }
}

/** Schemas of the house rules. The later ones are optional. */
const READINGS = houseRuleEntries(HOUSE_RULES)
const LATER_READINGS = Object.fromEntries(
  LATER.map((rule) => [rule, v.optional(READINGS[rule], HOUSE_RULES[rule][0])]),
) as unknown as Partial<typeof READINGS>

/** The stored form of boxes. Expansions that are not in the game are left out. */
const BOXES_READ = {
  ...v.entriesFromList(BOXES, v.boolean()),
  ...v.entriesFromList(EXPANSION_BOXES, v.exactOptional(v.boolean())),
}

/** Schema of a stored config, as plain JSON. Works before the rules have loaded. */
export const storedConfig: v.GenericSchema<unknown, Config> = v.strictObject({
  seats: v.pipe(
    v.array(seat),
    v.minLength(1),
    v.maxLength(MOST_SEATS),
    v.check((seats) => new Set(seats.map(({ character }) => character)).size === seats.length),
  ),
  difficulty: v.picklist(DIFFICULTIES),
  rules: v.strictObject({ ...READINGS, ...LATER_READINGS }),
  boxes: v.pipe(v.strictObject(BOXES_READ), v.transform(withoutAbsent)),
})
