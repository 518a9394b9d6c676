import { isSameBeginning } from '../../engine/kernel/index.ts'
import { freshId } from '../browser.ts'
import type { StorageHealth } from '../storage.ts'
import { BY_NOBODY, type KeptGame, type KeptGames } from './kept-games.ts'

/** Keeps a game again that was deleted. What another window has kept of it meanwhile is newer, and stays as it is. */
export async function broughtBack(game: KeptGame, games: KeptGames): Promise<StorageHealth> {
  const written = await games.put(game, BY_NOBODY)
  if (written !== 'elsewhere') return written
  const there = await games.read(game.line.id)
  if (there && isSameBeginning(there.text, game.text)) return 'ok'
  // Whatever that is, it is not this game: it comes back beside it.
  const beside = await games.put({ ...game, line: { ...game.line, id: freshId() } }, BY_NOBODY)
  return beside === 'elsewhere' ? 'ok' : beside
}
