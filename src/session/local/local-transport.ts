import type { GameTypes } from '../../engine/kernel/index.ts'
import { type Needs, whenReadable } from '../../store/saved-games/when-readable.ts'
import type { TableAnswer } from '../apply-command.ts'
import { changeSession } from '../game-store.ts'
import { memoryTransport } from '../memory-transport.ts'
import type { Transport } from '../transport.ts'
import { type AutosaveOptions, startAutosave } from './autosave.ts'

/** Everything that opens a game, once its rules have loaded. */
interface Opening<K extends GameTypes> extends Omit<AutosaveOptions<K>, 'needs'> {
  answer: TableAnswer<K>
  /** Absent if the game needs only its rules. */
  needs?: Needs<K>
}

/** Makes the transport of the games that this browser saves. Its `openAgain` opens a game that was started, or else the one to resume. */
function localTransport<K extends GameTypes>({
  answer,
  needs = () => null,
  ...opening
}: Opening<K>): Transport<K> {
  const { store, game } = opening
  const inMemory = memoryTransport(store, { game, answer, needs })
  const saved = startAutosave({ ...opening, games: whenReadable(game, opening.games, needs), needs })
  return {
    ...inMemory,
    ...saved,
    /** Runs its steps one after the other: a second press while a game is being opened must not start it again. */
    async openAgain() {
      const { waiting } = store.getState()
      if (waiting) changeSession(store, { type: 'opening', target: waiting })
      await inMemory.openAgain()
      await saved.openAgain()
    },
  }
}

/** Connects a session to the rules, once they have loaded, and to the games that this browser saves. Returns the transport. */
export function connectLocally<K extends GameTypes>(opening: Opening<K>): Transport<K> {
  const { store } = opening
  const transport = localTransport(opening)
  store.connect(transport)
  store.setState({ storage: 'ok', lostOnReload: false })
  return transport
}

/**
 * Connects a session ({@link connectLocally}), and begins a game that was started meanwhile, or else resumes the saved one. Resolves when
 * the game to open is known, or why it cannot be opened (`failed`).
 */
export async function openLocalGame<K extends GameTypes>(opening: Opening<K>): Promise<void> {
  await connectLocally(opening).openAgain()
}
