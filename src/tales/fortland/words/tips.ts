import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { tips } from './en/tips.ts'

export type TipId = keyof typeof tips
export type TipWords = Worded<typeof tips>

export const { useWords: useTipWords } = createCatalogue(tips, {
  nl: async () => (await import('./nl/tips.ts')).tips,
})
