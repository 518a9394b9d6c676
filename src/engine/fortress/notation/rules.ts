import { splitWords } from '../../kernel/text.ts'
import { standardRules } from '../config.ts'
import { HOUSE_RULES, type HouseRules } from '../state.ts'

/** In the order in which they are written. */
const NAMES = ['gift', 'order'] as const

/** The house rules that are not the standard ones, "gift=hand order=strongest"; null where all are. */
export const rulesText = (rules: HouseRules): string | null =>
  NAMES.filter((rule) => rules[rule] !== HOUSE_RULES[rule][0])
    .map((rule) => `${rule}=${rules[rule]}`)
    .join(' ') || null

/** Reads house rules, each at most once; null for any other text. */
export function readRules(text: string): HouseRules | null {
  const words = splitWords(text)
  let rules = standardRules()
  for (const word of words) rules = { ...rules, ...readRule(word) }
  const known = words.filter(readRule).map((word) => word.split('=')[0])
  return words.length > 0 && new Set(known).size === words.length ? rules : null
}

/** One word, "gift=hand"; null for any other. */
function readRule(word: string): Partial<HouseRules> | null {
  const order = HOUSE_RULES.order.find((reading) => word === `order=${reading}`)
  if (order) return { order }
  const gift = HOUSE_RULES.gift.find((reading) => word === `gift=${reading}`)
  return gift ? { gift } : null
}
