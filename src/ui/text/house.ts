import { house } from './en/house.ts'
import { createCatalogue, type Worded } from './language.ts'

export type HouseWords = Worded<typeof house>

/** The words of the house, that every tale's pages are drawn with. */
export const { useWords: useHouseWords } = createCatalogue(house, {
  nl: async () => (await import('./nl/index.ts')).house,
})
