import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { rulePages } from './en/rule-pages.ts'

export type RulePagesWords = Worded<typeof rulePages>

/** The words of this tale's rule book. */
export const RULE_PAGES = createCatalogue(rulePages, {
  nl: async () => (await import('./nl/rule-pages.ts')).rulePages,
})
