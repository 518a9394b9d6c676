import { type Game, type GameTypes, type Move, openSession, writeGame } from '../engine/kernel/index.ts'
import { randomWord } from '../store/browser.ts'
import { refuseHasty } from '../store/hasty.ts'
import type { Needs } from '../store/saved-games/when-readable.ts'
import { applyCommand, type TableAnswer } from './apply-command.ts'
import { newMoves, type SessionEvent } from './events.ts'
import { changeSession, createSession, type GameHook } from './game-store.ts'
import { type Begun, CLOSED_SESSION, gameOf, PLAYER } from './state.ts'
import { NOTHING_SAVED, type Transport } from './transport.ts'

/** Every tale counts its turns in `state.turn`. */
const turnOf = (state: object): unknown => ('turn' in state ? state.turn : null)

/** True if a move used the rng, revealed something hidden or ended a turn. A hasty press must not make one. */
const isForGood = <K extends GameTypes>(game: Game<K>, { barrier, before, after }: Move<K>): boolean =>
  barrier || turnOf(before) !== turnOf(after) || game.decider(before) !== game.decider(after)

/** True if an event has a move that a hasty press must not make. */
export const hasMoveForGood = <K extends GameTypes>(game: Game<K>, event: SessionEvent<K> | null): boolean =>
  event !== null && newMoves(event).some((move) => isForGood(game, move))

/** The rules of a game, with the code that they need and the automatic answers. */
export interface Rules<K extends GameTypes> {
  game: Game<K>
  answer: TableAnswer<K>
  needs: Needs<K>
}

/** The transport of a game that is played in this tab by its rules, and not saved. */
export function memoryTransport<K extends GameTypes>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  { game, answer, needs }: Rules<K>,
): Transport<K> {
  /** Begins a waiting game as soon as everything it needs has loaded. */
  const begin = async (target: Begun<K>): Promise<void> => {
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
      changeSession(store, { type: 'opened', session: openSession(game, config, seed), kept, role: PLAYER })
    } catch (cause) {
      console.error(cause)
      changeSession(store, { type: 'failed', target, why: { code: 'fault', cause } })
    }
  }

  return {
    ...NOTHING_SAVED,
    begin: (target) => void begin(target),
    async openAgain() {
      const { waiting } = store.getState()
      if (waiting === null || waiting === 'kept') return
      changeSession(store, { type: 'opening', target: waiting })
      await begin(waiting)
    },
    send(command) {
      const open = gameOf(store.getState().status)
      if (!open) return 'no-game'
      const { event, refusal } = applyCommand(game, open, command, answer, randomWord)
      // Undo and redo have controls of their own, and are not pressed by mistake.
      if (command.do === 'act' && event && refuseHasty(hasMoveForGood(game, event))) return 'too-hasty'
      if (event) changeSession(store, event)
      return refusal ?? (event ? 'done' : 'unchanged')
    },
    write: (session) => writeGame(game, session),
  }
}

/** Makes a session for a game that is not saved. */
export function createGame<K extends GameTypes>(
  game: Game<K>,
  answer: TableAnswer<K> = () => null,
): GameHook<K> {
  const session = createSession<K>(CLOSED_SESSION)
  session.connect(memoryTransport(session, { game, answer, needs: () => null }))
  return session
}
