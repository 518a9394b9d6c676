import { create, type StateCreator } from 'zustand'
import { type Action, fairyTale, type Refusal, type State } from '../engine/fairy-tale/index.ts'
import { advance, canUndo, openSession, stateOf, undo, writeGame } from '../engine/kernel/index.ts'
import { tableAnswer } from '../tales/fairy-tale/table-answers.ts'
import { foundAtStart, type GameStore, useGame } from './game-store.ts'
import { heedOtherWindows } from './other-windows.ts'
import { type SavedGame, type Session, savedGame } from './saved-game.ts'
import { browserStorage, type Stored } from './storage.ts'

export { type GameStore, selectState, useGame, useGameState } from './game-store.ts'
export type { DamageReason, GameHealth, Session } from './saved-game.ts'

/** What the table answers by itself to a question that is open; null: players are asked. */
type TableAnswer = (state: State) => Action | null

/** How far a game comes with some actions, each with what the table answers after it, and why no further. */
function carryOut(
  before: Session,
  actions: readonly Action[],
  answer: TableAnswer,
): { session: Session; refusal: Refusal | null } {
  let session = before
  for (const action of actions) {
    const next = advance(fairyTale, session, action)
    if (!next.ok) return { session, refusal: next.refusal }
    session = next.session
    const own = answer(stateOf(session))
    const answered = own && advance(fairyTale, session, own)
    if (answered?.ok) session = answered.session
  }
  return { session, refusal: null }
}

/** The game under its rules, which begins with what was saved; `found`: what lay in its place when the page was opened. */
const ruled =
  (saved: SavedGame, answer: TableAnswer, found?: Stored): StateCreator<GameStore> =>
  (set, get) => {
    const keep = (session: Session) => set({ session, storage: saved.save(session) })

    return {
      ...saved.load(found),
      waiting: null,
      instead: null,

      start: (config, seed) => keep(openSession(fairyTale, config, seed)),

      act: (action) => get().actAll([action]),

      actAll(actions) {
        const { session: before, instead } = get()
        if (!before) return { code: 'game-is-over' }
        if (instead) {
          instead(actions)
          return null
        }
        const { session, refusal } = carryOut(before, actions, answer)
        if (session !== before) keep(session)
        return refusal
      },

      undo() {
        const { session, instead } = get()
        if (!session || instead || !canUndo(session)) return false
        keep(undo(session))
        return true
      },

      leave: () => set({ session: null, storage: saved.clear() }),

      copy() {
        const { session } = get()
        return session && writeGame(fairyTale, session)
      },

      dismissDamaged() {
        saved.dismissDamaged()
        set({ damaged: null })
      },

      saveAgain() {
        const { session, storage } = get()
        if (session && storage !== 'ok') keep(session)
      },

      hear() {
        const storage = saved.health()
        if (storage === 'elsewhere') set({ storage })
      },
    }
  }

/** Makes a store of a game, which begins with what was saved. */
export const createGame = (saved: SavedGame, answer: TableAnswer = () => null) =>
  create<GameStore>()(ruled(saved, answer))

/** The rules have come: the tale that waited for them is opened, and whatever was heard meanwhile is heard. */
function openGame(): void {
  const { waiting } = useGame.getState()
  const game = ruled(savedGame(browserStorage), tableAnswer, foundAtStart)
  useGame.setState(game(useGame.setState, useGame.getState, useGame), true)
  if (waiting && waiting !== 'kept') useGame.getState().start(waiting.config, waiting.seed)
  useGame.getState().hear()
}

openGame()

globalThis.addEventListener?.('pagehide', () => useGame.getState().saveAgain())
if ('addEventListener' in globalThis) heedOtherWindows(globalThis, () => useGame.getState().hear())

/** Whether the last action can be taken back. */
export const selectCanUndo = ({ session }: GameStore): boolean => session !== null && canUndo(session)
