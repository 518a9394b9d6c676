import { savedGamesList } from './en/saved-games.ts'
import { createCatalogue, type Worded } from './language.ts'

export type SavedGamesWords = Worded<typeof savedGamesList>

/** The words of the list of saved games. */
export const { useWords: useSavedGamesWords } = createCatalogue(savedGamesList, {
  nl: async () => (await import('./nl/saved-games.ts')).savedGamesList,
})
