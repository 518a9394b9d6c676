import { album } from './en/album.ts'
import { createCatalogue, type Worded } from './language.ts'

export type AlbumWords = Worded<typeof album>

/** The words of the album, loaded when it is opened. */
export const { useWords: useAlbumWords, wordsNow: albumWordsNow } = createCatalogue(album, {
  nl: async () => (await import('./nl/album.ts')).album,
})
