import { valueLine } from '../../../kernel/notation/notation.ts'
import { ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { ALL_BOXES } from '../../boxes.ts'
import { standardRules } from '../../config.ts'
import { HOUSE_RULES, type HouseRules } from '../../state.ts'
import type { PositionLine } from '../line.ts'
import {
  each,
  entries,
  entriesText,
  orUnreadable,
  type Read,
  unreadable,
  unrepeated,
  wordIn,
} from '../read-entries.ts'

/** The house rules, in the order of writing. */
const RULES = Object.keys(HOUSE_RULES) as (keyof HouseRules)[]

/** `rules sides half; noDen none`: the house rules that differ from the standard. */
export const rules: PositionLine = valueLine(
  (state) => {
    const standard = standardRules()
    const other = RULES.filter((rule) => state.rules[rule] !== standard[rule])
    return entriesText(other.map((rule) => `${rule} ${state.rules[rule]}`))
  },
  (value) => unrepeated(each(entries(value), readRule), Object.keys),
  ({ state }, parts) => {
    Object.assign(state.rules, ...parts)
  },
)

function readRule(text: string): Read<Partial<HouseRules>> {
  const [name, reading, ...rest] = splitWords(text)
  const rule = wordIn(RULES, name)
  const chosen = rule && wordIn<string>(HOUSE_RULES[rule], reading)
  if (rule === null || chosen === null || rest.length > 0) return unreadable(text, 'house-rule')
  return ok({ [rule]: chosen })
}

/** `boxes resources special`: the boxes in the game. Default: the basic game. */
export const boxes: PositionLine = valueLine(
  (state) => ALL_BOXES.filter((box) => state.boxes[box]).join(' ') || null,
  (value) => {
    const read = each(splitWords(value), (word) => orUnreadable(wordIn(ALL_BOXES, word), word, 'box'))
    return unrepeated(read, (box) => box)
  },
  ({ state }, there) => {
    for (const box of there) state.boxes[box] = true
  },
)
