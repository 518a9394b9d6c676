import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import type { Entry, Picture } from '../card.ts'
import { rulePage } from '../rule-page.ts'
import type { RuleRef } from '../rule-refs.ts'

/** The inputs of an entry: the words and the current state. */
export interface EntryInput {
  m: AllWords
  state: State
}

/** The parts of an entry, with its rule as a reference. */
interface Parts {
  key: string
  picture: Picture
  name: string
  text: string
  notes?: readonly string[]
  rule: RuleRef
}

/** Returns an entry without its empty notes. */
export const entry = ({ m }: EntryInput, { rule, notes = [], ...parts }: Parts): Entry => ({
  ...parts,
  notes: notes.filter((note) => note !== ''),
  rule: ruleText(m, rule),
  page: rulePage(rule),
})

/** Returns a rule reference as text: "Section 7, rule 19". */
export function ruleText({ cards }: AllWords, { section, rulings }: RuleRef): string {
  const where = cards.section(section)
  return rulings.length > 0 ? `${where}, ${cards.rulings(rulings)}` : where
}
