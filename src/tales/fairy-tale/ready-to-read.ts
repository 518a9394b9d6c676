import type { HeldGame, KeptGames } from '../../store/kept/kept-games.ts'
import { fetchNewer } from './newer-boxes.ts'

/** How a stored game and a position name them, and the house rule that comes with them. */
const NAMED =
  /"(?:fire|river|ways|soldiers|dark|quests|spells)":true|"mortal"|(?:^|\n|\\n)boxes [a-z ]*\b(?:fire|river|ways|soldiers|dark|quests|spells)\b/

/** Whether a written game, of whatever form, may have a newer box. */
export const mayNeedNewer = (text: string | null): boolean => text !== null && NAMED.test(text)

/** Fetches what any of these written games needs, where one has a newer box; null: none has. */
export const fetchWhatIsNamed = (texts: readonly (string | null)[]): Promise<void> | null =>
  texts.some(mayNeedNewer) ? fetchNewer() : null

/** The kept games: what is read of them can be read, for what it needs has been fetched. */
export function readyToRead(games: KeptGames): KeptGames {
  const ready = async (found: Promise<HeldGame | null>): Promise<HeldGame | null> => {
    const held = await found
    if (held && mayNeedNewer(held.text)) await fetchNewer()
    return held
  }
  return {
    ...games,
    read: (id) => ready(games.read(id)),
    hold: (id, hand, may) => ready(games.hold(id, hand, may)),
  }
}
