import { house } from './en/house.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type HouseWords = Worded<typeof house>

/** The words of the house, that every tale's pages are drawn with. */
export const { useWords: useHouseWords } = catalogueOf(house, {
  nl: async () => (await import('./nl/index.ts')).house,
})
