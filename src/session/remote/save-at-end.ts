import { type Game, type GameTypes, MOST_ACTIONS, type Session, stateOf } from '../../engine/kernel/index.ts'
import { keptGame, type SummarizeGame } from '../../store/saved-games/line.ts'
import type { SavedGameRef, SavedGames, SavedWithGame } from '../../store/saved-games/saved-games.ts'
import type { StorageHealth } from '../../store/storage.ts'
import { changeSession, type GameHook } from '../game-store.ts'
import type { RemoteGame } from './remote-table.ts'

export interface SaveAtEnd<K extends GameTypes> {
  game: Game<K>
  store: GameHook<K>
  games: Pick<SavedGames, 'put' | 'follow'>
  /** Returns the facts of a game for lists. */
  about: SummarizeGame<K>
  controllers: Pick<SavedWithGame, 'now'>
}

/**
 * Saves the game of a table among this browser's games as soon as it is over and nothing in it is hidden any more. The game gets the
 * id of the table, so that tabs and reloads save it once. A game that the player has deleted is not saved again.
 */
export function saveAtEnd<K extends GameTypes>(
  { game, store, games, about, controllers }: SaveAtEnd<K>,
  { table: id, seats }: Pick<RemoteGame, 'seats'> & { table: string },
) {
  let isStopped = false
  /** True while the game is being saved, and once it is saved. */
  let isDone = false

  const isWhole = (session: Session<K>): boolean =>
    session.viewer === undefined && game.outcome(stateOf(session)) !== null

  async function save(session: Session<K>): Promise<void> {
    if (session.moves.length > MOST_ACTIONS) return store.setState({ storage: 'too-long' })
    isDone = true
    const { since = Date.now(), isSaved = false } = seats.ofBrowser(id)?.note ?? {}
    const played = (store.getState().device?.seats.length ?? 0) > 0
    const kept: SavedGameRef = { id, origin: { kind: 'table', played }, begun: since }
    const health: StorageHealth = isSaved ? 'ok' : await put(session, kept)
    isDone = health === 'ok'
    if (isDone) seats.note(id, { isSaved: true })
    if (isStopped) return
    store.setState({ storage: health, lostOnReload: false })
    if (isDone) changeSession(store, { type: 'kept', kept })
  }

  async function put(session: Session<K>, kept: SavedGameRef): Promise<StorageHealth> {
    const written = await games.put(keptGame(game, about, { session, kept, leaders: controllers.now() }))
    // Another tab of this browser was faster.
    return written === 'elsewhere' ? 'ok' : written
  }

  function saveIfWhole(): void {
    const { session } = store.getState()
    if (session && !isDone && isWhole(session)) void save(session)
  }

  const ends = [
    store.onSession(saveIfWhole),
    // Retries a failed save: another save has succeeded, so there may be room again.
    games.follow(saveIfWhole),
  ]
  return {
    /** Retries a failed save of the finished game. */
    retry: saveIfWhole,
    stop(): void {
      isStopped = true
      for (const end of ends) end()
    },
  }
}
