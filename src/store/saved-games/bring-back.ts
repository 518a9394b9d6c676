import { isSameBeginning } from '../../engine/kernel/index.ts'
import { randomId } from '../browser.ts'
import type { StorageHealth } from '../storage.ts'
import { BY_NOBODY, type SavedGame, type SavedGames } from './saved-games.ts'

/** Saves a deleted game again. If another tab has saved the game meanwhile, that version is newer and stays. */
export async function broughtBack(game: SavedGame, games: SavedGames): Promise<StorageHealth> {
  const written = await games.put(game, BY_NOBODY)
  if (written !== 'elsewhere') return written
  const there = await games.read(game.line.id)
  if (there && isSameBeginning(there.text, game.text)) return 'ok'
  // Another game has this id now: save the deleted one under a new id.
  const beside = await games.put({ ...game, line: { ...game.line, id: randomId() } }, BY_NOBODY)
  return beside === 'elsewhere' ? 'ok' : beside
}
