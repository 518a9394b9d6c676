import { create, type StateCreator } from 'zustand'
import {
  advance,
  canUndo,
  type Game,
  goBack,
  type Kind,
  openSession,
  type Session,
  stateOf,
  undo,
  writeGame,
} from '../engine/kernel/index.ts'
import type { GameHook, GameStore } from './game-store.ts'
import { heedOtherWindows } from './other-windows.ts'
import { type SavedGame, savedGame } from './saved-game.ts'
import type { SafeStorage, Stored, TaleKeys } from './storage.ts'

/** What the table answers by itself to a question that is open; null: players are asked. */
type TableAnswer<K extends Kind> = (state: K['State']) => K['Action'] | null

/** How far a game comes with some actions, each with what the table answers after it, and why no further. */
function carryOut<K extends Kind>(
  game: Game<K>,
  before: Session<K>,
  actions: readonly K['Action'][],
  answer: TableAnswer<K>,
): { session: Session<K>; refusal: K['Refusal'] | null } {
  let session = before
  for (const action of actions) {
    const next = advance(game, session, action)
    if (!next.ok) return { session, refusal: next.refusal }
    session = next.session
    const own = answer(stateOf(session))
    const answered = own && advance(game, session, own)
    if (answered?.ok) session = answered.session
  }
  return { session, refusal: null }
}

/** A game under its rules, which begins with what was saved; `found`: what lay in its place when the page was opened. */
const ruled =
  <K extends Kind>(
    game: Game<K>,
    saved: SavedGame<K>,
    answer: TableAnswer<K>,
    found?: Stored,
  ): StateCreator<GameStore<K>> =>
  (set, get) => {
    const keep = (session: Session<K>, undone: readonly Session<K>[] = []) =>
      set({ session, undone, storage: saved.save(session) })

    /** A step back, unless somebody only suggests or it leads nowhere: what was there can be done again. */
    const stepBack = (how: (session: Session<K>) => Session<K>): boolean => {
      const { session, instead, undone } = get()
      if (!session || instead) return false
      const back = how(session)
      if (back === session) return false
      keep(back, [...undone, session])
      return true
    }

    return {
      ...saved.load(found),
      waiting: null,
      instead: null,

      start: (config, seed) => keep(openSession(game, config, seed)),

      act: (action) => get().actAll([action]),

      actAll(actions) {
        const { session: before, instead } = get()
        if (!before) return 'no-game'
        if (instead) {
          instead(actions)
          return 'suggested'
        }
        const { session, refusal } = carryOut(game, before, actions, answer)
        if (session !== before) keep(session)
        return refusal ?? 'done'
      },

      undo: () => stepBack(undo),
      undone: [],
      goBack: (left) => stepBack((session) => goBack(session, left)),

      redo() {
        const { instead, undone } = get()
        const session = undone.at(-1)
        if (!session || instead) return false
        keep(session, undone.slice(0, -1))
        return true
      },

      leave: () => set({ session: null, undone: [], storage: saved.clear() }),

      copy() {
        const { session } = get()
        return session && writeGame(game, session)
      },

      dismissDamaged() {
        saved.dismissDamaged()
        set({ damaged: null })
      },

      saveAgain() {
        const { session, storage } = get()
        if (session && storage !== 'ok') set({ storage: saved.save(session) })
      },

      hear() {
        const storage = saved.health()
        if (storage === 'elsewhere') set({ storage })
      },
    }
  }

/** Makes a store of a game, which begins with what was saved. */
export const createGame = <K extends Kind>(
  game: Game<K>,
  saved: SavedGame<K>,
  answer: TableAnswer<K> = () => null,
): GameHook<K> => create<GameStore<K>>()(ruled(game, saved, answer))

/** What a game is opened with, once its rules have come. */
interface Opening<K extends Kind> {
  game: Game<K>
  /** The store as the cover had it. */
  store: GameHook<K>
  storage: SafeStorage
  keys: TaleKeys
  /** What lay under the game's key when the page was opened. */
  found: Stored
  answer: TableAnswer<K>
}

/** The rules have come: the game that waited for them is opened, and whatever was heard meanwhile is heard. */
export function openGame<K extends Kind>({ game, store, storage, keys, found, answer }: Opening<K>): void {
  const { waiting } = store.getState()
  const open = ruled(game, savedGame(game, storage, keys), answer, found)
  store.setState(open(store.setState, store.getState, store), true)
  if (waiting && waiting !== 'kept') store.getState().start(waiting.config, waiting.seed)
  store.getState().hear()
  globalThis.addEventListener?.('pagehide', () => store.getState().saveAgain())
  if ('addEventListener' in globalThis) {
    heedOtherWindows(globalThis, keys.game, () => store.getState().hear())
  }
}

/** Whether the last action can be taken back. */
export const selectCanUndo = <K extends Kind>({ session }: GameStore<K>): boolean =>
  session !== null && canUndo(session)
