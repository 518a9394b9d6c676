import type { Kind } from '../../engine/kernel/index.ts'
import { type Needs, whenReadable } from '../../store/kept/when-readable.ts'
import type { TableAnswer } from '../apply-command.ts'
import { changeSession } from '../game-store.ts'
import { memoryTransport } from '../memory-transport.ts'
import { type AutosaveOptions, startAutosave } from './autosave.ts'

/** Everything that opens a game, once its rules have loaded. */
interface Opening<K extends Kind> extends Omit<AutosaveOptions<K>, 'needs'> {
  answer: TableAnswer<K>
  /** Absent if the game needs nothing but its rules. */
  needs?: Needs<K>
}

/**
 * Connects a session to the rules, once they have loaded, and to the games that this browser saves. Begins a game that was started
 * meanwhile, or else resumes the saved one. Resolves when the game to open is known, or why it cannot be opened (`failed`).
 */
export async function openGame<K extends Kind>({
  answer,
  needs = () => null,
  ...opening
}: Opening<K>): Promise<void> {
  const { store, game } = opening
  const inMemory = memoryTransport(store, { game, answer, needs })
  const saved = startAutosave({ ...opening, games: whenReadable(game, opening.games, needs), needs })
  store.connect({
    ...inMemory,
    ...saved,
    /** Runs its steps one after the other: a second press while a game is being opened must not begin it again. */
    async openAgain() {
      const { waiting } = store.getState()
      if (waiting) changeSession(store, { type: 'opening', target: waiting })
      await inMemory.openAgain()
      await saved.openAgain()
    },
  })
  store.setState({ storage: 'ok', lostOnReload: false })
  await store.getState().openAgain()
}
