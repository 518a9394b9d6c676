import type { PageName } from '../tale.ts'

/** What decides which page is open. */
export interface Whereabouts {
  /** A game is running or over, or waits for the rules: they come with the table. */
  playing: boolean
  cover: boolean
  /** The game is over and its last events have been shown. */
  told: boolean
  lookingBack: boolean
}

/** The page of a tale to show: the cover without a game or by wish, the last page once all has been told. */
export function pickPage({ playing, cover, told, lookingBack }: Whereabouts): PageName {
  if (!playing || cover) return 'cover'
  return told && !lookingBack ? 'end' : 'table'
}
