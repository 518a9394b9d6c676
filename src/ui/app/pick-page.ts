/** What decides which page is open. */
export interface Whereabouts {
  /** A game is running or over, or waits for the rules: they come with the table. */
  playing: boolean
  /** The address asks for the shelf. */
  shelf: boolean
  cover: boolean
  /** The game is over and its last events have been shown. */
  told: boolean
  lookingBack: boolean
}

export type PageName = 'shelf' | 'setup' | 'table' | 'end'

/** The page to show: the shelf where the address says so, the cover without a game or by wish, the last page once all has been told. */
export function pickPage({ playing, shelf, cover, told, lookingBack }: Whereabouts): PageName {
  if (shelf) return 'shelf'
  if (!playing || cover) return 'setup'
  return told && !lookingBack ? 'end' : 'table'
}
