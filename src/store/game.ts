import { create } from 'zustand'
import { type Action, type Config, fairyTale, type Refusal, type State } from '../engine/fairy-tale/index.ts'
import { advance, canUndo, openSession, type Seed, stateOf, undo } from '../engine/kernel/index.ts'
import { heedOtherWindows } from './other-windows.ts'
import { type Damaged, type GameHealth, type SavedGame, type Session, savedGame } from './saved-game.ts'
import { browserStorage } from './storage.ts'
import { tableAnswer } from './table-answers.ts'

export type { DamageReason, GameHealth, Session } from './saved-game.ts'

/** The game that is being played, and whether the browser keeps it. */
export interface GameStore {
  session: Session | null
  /** Anything but 'ok': the game goes on, but a reload would lose it. */
  storage: GameHealth
  /** A stored game that could not be read at the start; its text is kept. */
  damaged: Damaged | null
  /** What is done with actions while somebody only suggests; null: they are carried out. */
  instead: ((actions: readonly Action[]) => void) | null
  start(config: Config, seed: Seed): void
  /** Carries an action out and saves the game; answers why not where the rules refuse it. */
  act(action: Action): Refusal | null
  /** Carries actions out one after another, shown as one; stops at the first that is refused. */
  actAll(actions: readonly Action[]): Refusal | null
  /** Takes the last action back; false where luck was spent in it, or there is none. */
  undo(): boolean
  /** Drops the game: back to the setup page. */
  leave(): void
  dismissDamaged(): void
  /** Tries once more to save a game that could not be saved; another tab's game is left alone. */
  saveAgain(): void
  /** Another window has written: where it keeps a tale by now, this one keeps none. */
  hear(): void
}

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

/** Makes the store of the game, which begins with what was saved. */
export const createGame = (saved: SavedGame, answer: TableAnswer = () => null) =>
  create<GameStore>()((set, get) => {
    const keep = (session: Session) => set({ session, storage: saved.save(session) })

    return {
      ...saved.load(),
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
  })

export const useGame = createGame(savedGame(browserStorage), tableAnswer)

globalThis.addEventListener?.('pagehide', () => useGame.getState().saveAgain())
if ('addEventListener' in globalThis) heedOtherWindows(globalThis, () => useGame.getState().hear())

/** The state in which the game really stands; the screen shows that of the playback. */
export const selectState = ({ session }: GameStore): State | null => session && stateOf(session)

/** Whether the last action can be taken back. */
export const selectCanUndo = ({ session }: GameStore): boolean => session !== null && canUndo(session)

export const useGameState = (): State | null => useGame(selectState)
