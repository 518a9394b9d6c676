import { createCatalogue } from '../../../ui/text/language.ts'
import { tips } from './en/tips.ts'

export type TipId = keyof typeof tips

/** The words of this tale's tips. */
export const { useWords: useTipWords } = createCatalogue(tips, {
  nl: async () => (await import('./nl/tips.ts')).tips,
})
