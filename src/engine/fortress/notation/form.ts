import { ASSIGNED, houseRulesNotation } from '../../kernel/notation/house-rules.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import type { TextLine } from '../../kernel/text.ts'
import { HOUSE_RULES, type HouseRules } from '../state.ts'
import type { Problem } from './problem.ts'

/** The form of sieges and decks. A semicolon also ends a line, alone or after a carriage return. */
export const FORM = {
  title: 'fortress 1',
  breaks: /\r[\n;]|[\r\n;]/,
}

/** The house rules: "gift=hand order=strongest". */
export const RULES = houseRulesNotation<HouseRules>(HOUSE_RULES, { gift: 'gift', order: 'order' }, ASSIGNED)

/** Returns the problem of a line without a key. A repeated line is reported before it. */
export const strangerIn = ([stranger]: readonly TextLine[]): Problem | null =>
  stranger ? problemAt('unknown-line', stranger.text, stranger.number) : null
