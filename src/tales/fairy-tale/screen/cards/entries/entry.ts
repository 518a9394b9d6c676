import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import type { Entry, Picture } from '../card.ts'
import { rulePage } from '../rule-page.ts'
import type { RuleRef } from '../rule-refs.ts'

/** Who tells what a card says: the game as it stands, and the words. */
export interface Telling {
  m: AllWords
  state: State
}

/** The parts of an entry, before its rule is put into words. */
interface Parts {
  key: string
  picture: Picture
  name: string
  text: string
  notes?: readonly string[]
  rule: RuleRef
}

/** An entry of a card; empty notes are left out. */
export const entry = ({ m }: Telling, { rule, notes = [], ...parts }: Parts): Entry => ({
  ...parts,
  notes: notes.filter((note) => note !== ''),
  rule: ruleText(m, rule),
  page: rulePage(rule),
})

/** Where the rules say it: "Section 7, rule 19". */
export function ruleText({ cards }: AllWords, { section, rulings }: RuleRef): string {
  const where = cards.section(section)
  return rulings.length > 0 ? `${where}, ${cards.rulings(rulings)}` : where
}
