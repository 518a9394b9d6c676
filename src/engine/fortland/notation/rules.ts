import { splitWords } from '../../kernel/text.ts'
import { standardReadings } from '../begin-game.ts'
import { HOUSE_RULES, type Rules } from '../state.ts'

/** How house rules are called in writing, in the order in which they are written. */
const NAMES: { [Rule in keyof Rules]: string } = {
  leave: 'leave',
  ownForts: 'own-forts',
  dice: 'dice',
  turnCost: 'turn-cost',
  winter: 'winter',
  fall: 'fall',
}

/** All readings of each. */
const READINGS: { [Rule in keyof Rules]: readonly Rules[Rule][] } = HOUSE_RULES

const RULES = Object.keys(NAMES) as (keyof Rules)[]

/** Writes the house rules that are not the standard: "leave on; winter 30"; null where all are. */
export function rulesText(rules: Rules): string | null {
  const standard = standardReadings()
  const other = RULES.filter((rule) => rules[rule] !== standard[rule])
  return other.length === 0 ? null : other.map((rule) => `${NAMES[rule]} ${rules[rule]}`).join('; ')
}

/** Reads house rules; null for any other text. A rule that is missing is the standard one. */
export function readRules(text: string): Rules | null {
  const rules = standardReadings()
  const said = new Set<keyof Rules>()
  for (const entry of text.split(';')) {
    const [name, value, ...more] = splitWords(entry)
    const rule = RULES.find((one) => NAMES[one] === name)
    if (!rule || said.has(rule) || more.length > 0 || !take(rules, rule, value)) return null
    said.add(rule)
  }
  return rules
}

/** Takes a reading of a house rule over, if it has one that is written so. */
function take<Rule extends keyof Rules>(rules: Rules, rule: Rule, value: string | undefined): boolean {
  const found = READINGS[rule].find((one) => String(one) === value)
  if (found === undefined) return false
  rules[rule] = found
  return true
}
