import { createCatalogue } from '../../../ui/text/language.ts'
import { blurb } from './en/base.ts'

/** What the shelf says of this tale, before anything else of it has come. */
export const { useWords: useBlurb } = createCatalogue(blurb, {
  nl: async () => (await import('./nl/base.ts')).blurb,
})
