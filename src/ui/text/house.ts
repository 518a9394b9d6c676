import { house } from './en/house.ts'
import { createCatalogue, type Worded } from './language.ts'

export type HouseWords = Worded<typeof house>

/** The words of the app, used by the pages of every tale. */
export const { useWords: useAppWords } = createCatalogue(house, {
  nl: async () => (await import('./nl/index.ts')).house,
})
