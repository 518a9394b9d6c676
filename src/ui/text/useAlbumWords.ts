import { album } from './en/album.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type AlbumWords = Worded<typeof album>

/** The words of the album, which comes when somebody looks back. */
export const { useWords: useAlbumWords, wordsNow: albumWordsNow } = catalogueOf(album, {
  nl: async () => (await import('./nl/album.ts')).album,
})
