import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { houseRules } from './en/house-rules.ts'

export type HouseRulesWords = Worded<typeof houseRules>

export const { useWords: useHouseRulesWords } = createCatalogue(houseRules, {
  nl: async () => (await import('./nl/house-rules.ts')).houseRules,
})
