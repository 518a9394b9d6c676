import { create } from 'zustand'
import {
  canUndo,
  type Game,
  type Kind,
  type Move,
  openSession,
  type Session,
  writeGame,
} from '../engine/kernel/index.ts'
import { refuseHasty } from '../store/hasty.ts'
import type { KeptAs } from '../store/kept/kept-games.ts'
import { type Needs, whenReadable } from '../store/kept/when-readable.ts'
import { applyCommand, type GameCommand, type TableAnswer } from './apply-command.ts'
import { newMoves } from './events.ts'
import {
  changeSession,
  freshlyKept,
  type GameHook,
  type GameStore,
  noGame,
  withEvents,
} from './game-store.ts'
import { type AutosaveOptions, startAutosave } from './local/autosave.ts'
import { type Begun, PLAYER } from './state.ts'

/** Every tale counts its turns in `state.turn`. */
const turnOf = (state: object): unknown => ('turn' in state ? state.turn : null)

/** True if a move spent luck, revealed something hidden or ended a turn. A hasty press must not make one. */
const isForGood = <K extends Kind>(game: Game<K>, { barrier, before, after }: Move<K>): boolean =>
  barrier || turnOf(before) !== turnOf(after) || game.decider(before) !== game.decider(after)

/** The rules of a game, and what they need. */
interface Rules<K extends Kind> {
  game: Game<K>
  answer: TableAnswer<K>
  needs?: Needs<K>
}

/** Returns the methods of a store that need the rules. */
function methodsByRules<K extends Kind>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  { game, answer, needs = () => null }: Rules<K>,
) {
  const begin = (session: Session<K>, kept: KeptAs) =>
    changeSession(store, { type: 'opened', session, kept, role: PLAYER })

  /** Begins a waiting game as soon as everything it needs has loaded. */
  const beginWaiting = async (target: Begun<K>): Promise<void> => {
    const { config, seed, kept } = target
    const waits = () => store.getState().waiting === target
    try {
      const coming = needs(config)
      if (coming) {
        changeSession(store, { type: 'opening', target })
        await coming
        // Another game may have been started or opened meanwhile.
        if (!waits()) return
      }
    } catch (cause) {
      console.error(cause)
      if (waits()) changeSession(store, { type: 'failed', target, why: { code: 'chunk', cause } })
      return
    }
    try {
      begin(openSession(game, config, seed), kept)
    } catch (cause) {
      console.error(cause)
      changeSession(store, { type: 'failed', target, why: { code: 'fault', cause } })
    }
  }

  /** Applies an undo or a redo if players may act here. Returns true if the game has changed. */
  function turn(command: GameCommand<K>): boolean {
    const { status, instead } = store.getState()
    if (status.at !== 'playing' || instead) return false
    const { event } = applyCommand(game, status.game, command)
    if (event) changeSession(store, event)
    return event !== null
  }

  return {
    start: (config, seed) => void beginWaiting({ config, seed, kept: freshlyKept() }),
    adopt: (session, origin) => begin({ ...session }, freshlyKept(origin)),

    async openAgain() {
      const { waiting } = store.getState()
      if (waiting === null || waiting === 'kept') return
      changeSession(store, { type: 'opening', target: waiting })
      await beginWaiting(waiting)
    },

    act: (action, by) => store.getState().actAll([action], by),

    actAll(actions, by = 'person') {
      const { status, instead } = store.getState()
      if (status.at === 'watching') return 'watching'
      if (status.at !== 'playing') return 'no-game'
      if (instead) {
        instead(actions)
        return 'suggested'
      }
      const { event, refusal } = applyCommand(game, status.game, { do: 'act', actions, by }, answer)
      const forGood = event !== null && newMoves(event).some((move) => isForGood(game, move))
      if (event && refuseHasty(forGood)) return 'too-hasty'
      if (event) changeSession(store, event)
      return refusal ?? 'done'
    },

    undo: () => turn({ do: 'undo' }),
    goBack: (left) => turn({ do: 'undo to', left }),
    redo: () => turn({ do: 'redo' }),

    leave: () => changeSession(store, { type: 'closed' }),

    copy() {
      const { session } = store.getState()
      return session && writeGame(game, session)
    },
  } satisfies Partial<GameStore<K>>
}

/** Makes a store for a game that is not saved. */
export function createGame<K extends Kind>(game: Game<K>, answer: TableAnswer<K> = () => null): GameHook<K> {
  const store: GameHook<K> = withEvents(
    create<GameStore<K>>()((setState, getState) => ({
      ...noGame,
      ...methodsByRules({ setState, getState }, { game, answer }),
    })),
  )
  return store
}

/** Everything that opens a game, once its rules have loaded. */
interface Opening<K extends Kind> extends Omit<AutosaveOptions<K>, 'needs'> {
  answer: TableAnswer<K>
  /** Absent if the game needs nothing but its rules. */
  needs?: Needs<K>
}

/**
 * Attaches the rules to a store, once they have loaded. Begins a game that was started meanwhile, or else resumes the saved one.
 * Resolves when the game to open is known, or why it cannot be opened (`failed`).
 */
export async function openGame<K extends Kind>({
  answer,
  needs = () => null,
  ...opening
}: Opening<K>): Promise<void> {
  const { store, game } = opening
  const games = whenReadable(game, opening.games, needs)
  store.setState({ ...methodsByRules(store, { game, answer, needs }), storage: 'ok', lostOnReload: false })
  const { openAgain: beginAgain } = store.getState()
  const open = startAutosave({ ...opening, games, needs })
  /** Runs its steps one after the other: a second press while a game is being opened must not begin it again. */
  const openAgain = async () => {
    const { waiting } = store.getState()
    if (waiting) changeSession(store, { type: 'opening', target: waiting })
    await beginAgain()
    await open()
  }
  store.setState({ openAgain })
  await openAgain()
}

/** True if the last action can be undone here. */
export const selectCanUndo = <K extends Kind>({ session, watching }: GameStore<K>): boolean =>
  session !== null && !watching && canUndo(session)
