import { type GameTypes, stateOf } from '../../engine/kernel/index.ts'
import type { SavedWithGame } from '../../store/saved-games/saved-games.ts'
import { changeSession } from '../game-store.ts'
import type { Rules } from '../memory-transport.ts'
import type { Transport } from '../transport.ts'
import type { RemoteGame, RemoteTable } from './remote-table.ts'
import { remoteTransport } from './remote-transport.ts'
import { type SaveAtEnd, saveAtEnd } from './save-at-end.ts'

/** The game of this browser, which the game of a table of several devices replaces. */
interface GameHere<K extends GameTypes> extends SaveAtEnd<K> {
  rules: Rules<K>
  /** The transport of the games that this browser saves. */
  local: Transport<K>
  controllers: Pick<SavedWithGame, 'now' | 'take'>
  /** Shows the live state, unless events are being shown. */
  showLive(): void
}

/**
 * Plays the game of a table of several devices in place of this browser's game, which stays saved. Returns a function that goes back to the
 * game of this browser. A player who starts, opens or closes a game ends it as well: `onEnd` is called then, and only then.
 */
export function playAtTable<K extends GameTypes>(
  here: GameHere<K>,
  remote: RemoteGame,
  onEnd: () => void,
): () => Promise<void> {
  const { game, store, local, controllers, showLive } = here
  const { useRemoteTable } = remote
  // Must be first, so that nothing of the remote table is saved with this browser's game.
  changeSession(store, { type: 'opening', target: 'kept' })
  store.setState({ storage: 'ok', lostOnReload: false })

  const transport = remoteTransport({
    ...here,
    remote,
    beginHere(target) {
      end()
      local.begin(target)
    },
    openHere(id) {
      end()
      return local.open(id)
    },
  })
  const table = useRemoteTable.getState().lobby?.table ?? ''
  const saving = saveAtEnd(here, { table, seats: remote.seats })
  store.connect({ ...transport, saveAgain: saving.retry })

  const takeControllers = ({ lobby }: RemoteTable, before?: RemoteTable) => {
    if (lobby && lobby.seats !== before?.lobby?.seats) controllers.take(controllersOf(lobby.seats))
  }
  takeControllers(useRemoteTable.getState())

  let isStopped = false
  const ends = [
    useRemoteTable.subscribe(takeControllers),
    // The playback follows events only.
    store.onSession((_, event) => {
      if (event === null) showLive()
    }),
    store.onSession((session) => {
      if (session) remote.seats.note(table, { toAct: game.decider(stateOf(session)) })
    }),
    store.onEvent((event) => {
      if (event.type === 'closed' || (event.type === 'opened' && event.kept !== null)) end()
    }),
    saving.stop,
  ]

  function stop(): void {
    isStopped = true
    transport.stop()
    for (const endOne of ends) endOne()
    store.connect(local)
  }

  /** Stops playing at the table, because the player has started, opened or closed a game. */
  function end(): void {
    if (isStopped) return
    stop()
    onEnd()
  }

  return async () => {
    if (isStopped) return
    stop()
    changeSession(store, { type: 'opening', target: 'kept' })
    await local.openAgain()
  }
}

/** Returns the controller of each seat, in the saved form. A free seat counts as a person's, because a person can take it. */
function controllersOf(seats: NonNullable<RemoteTable['lobby']>['seats']): unknown {
  const table = seats.map(({ role, by }) => [role, by === 'free' ? 'person' : by])
  return { table: Object.fromEntries(table), people: 'several' }
}
