import { create, type StateCreator } from 'zustand'
import {
  advance,
  canUndo,
  type Game,
  goBack,
  type Kind,
  type Move,
  movesSince,
  openSession,
  type Session,
  stateOf,
  undo,
  writeGame,
} from '../engine/kernel/index.ts'
import type { SessionChange } from '../session/events.ts'
import {
  type Begun,
  freshlyKept,
  type GameHook,
  type GameStore,
  type KeptAs,
  noGame,
  type OpenFailure,
  withEvents,
} from './game-store.ts'
import { refuseHasty } from './hasty.ts'
import { type Keeping, keepGame } from './keeping.ts'
import { type Needs, whenReadable } from './kept/when-readable.ts'

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
    if (!next.ok) return { session, refusal: next.error }
    session = next.value
    const own = answer(stateOf(session))
    const answered = own && advance(game, session, own)
    if (answered?.ok) session = answered.value
  }
  return { session, refusal: null }
}

/** Every tale counts its turns in its state. */
const turnOf = (state: object): unknown => ('turn' in state ? state.turn : null)

/** True if a move spent luck, showed something hidden or ended a turn: nobody may make one by a slip. */
const isForGood = <K extends Kind>(game: Game<K>, { barrier, before, after }: Move<K>): boolean =>
  barrier || turnOf(before) !== turnOf(after) || game.decider(before) !== game.decider(after)

/** A game under its rules; `lasting`: somebody keeps it, so that what is done is unsaved at first. */
const ruled =
  <K extends Kind>(
    game: Game<K>,
    answer: TableAnswer<K>,
    lasting: boolean,
    needs: Needs<K> = () => null,
  ): StateCreator<GameStore<K>> =>
  (set, get) => {
    const go = (change: SessionChange<K>, undone: readonly Session<K>[] = []) =>
      set({
        ...{ session: change.to, change, undone },
        unsaved: lasting ? 'something' : 'nothing',
        tooLate: false,
        // A bot that plays on does not know of it.
        moveMayBeMissing: change.how.type === 'moved' && change.how.cause === 'bot' && get().moveMayBeMissing,
      })

    const begin = (session: Session<K>, kept: KeptAs) => set({ ...LEFT, session, kept, tooLate: false })

    /** Begins what waits to begin, as soon as what it needs has come. */
    const beginWaiting = async (begun: Begun<K>): Promise<void> => {
      let code: OpenFailure['code'] = 'chunk'
      try {
        const coming = needs(begun.config)
        if (coming) {
          set({ ...LEFT, waiting: begun })
          await coming
          if (get().waiting !== begun) return
        }
        code = 'fault'
        begin(openSession(game, begun.config, begun.seed), begun.kept)
      } catch (cause) {
        console.error(cause)
        // Meanwhile another may have been begun, or opened.
        if (code === 'fault' || get().waiting === begun)
          set({ ...LEFT, waiting: begun, failed: { code, cause } })
      }
    }

    /** A step back, unless nobody may act here or it leads nowhere: what was there can be done again. */
    const stepBack = (cause: 'undo' | 'agreed', how: (session: Session<K>) => Session<K>): boolean => {
      const { session, instead, undone, watching } = get()
      if (!session || instead || watching) return false
      const back = how(session)
      if (back === session) return false
      go({ from: session, to: back, how: { type: 'rewound', cause } }, [...undone, session])
      return true
    }

    return {
      ...noGame,

      start: (config, seed) => void beginWaiting({ config, seed, kept: freshlyKept() }),
      adopt: (session, origin) => begin({ ...session }, freshlyKept(origin)),

      async openAgain() {
        const { waiting } = get()
        if (waiting === null || waiting === 'kept') return
        set({ failed: null })
        await beginWaiting(waiting)
      },

      act: (action, by) => get().actAll([action], by),

      actAll(actions, by = 'person') {
        const { session: before, instead, watching } = get()
        if (!before) return 'no-game'
        if (watching) return 'watching'
        if (instead) {
          instead(actions)
          return 'suggested'
        }
        const { session, refusal } = carryOut(game, before, actions, answer)
        const forGood = movesSince(before, session).some((move) => isForGood(game, move))
        if (session !== before && refuseHasty(forGood)) return 'too-hasty'
        if (session !== before) go({ from: before, to: session, how: { type: 'moved', cause: by } })
        return refusal ?? 'done'
      },

      undo: () => stepBack('undo', undo),
      goBack: (left) => stepBack('agreed', (session) => goBack(session, left)),

      redo() {
        const { session, instead, undone, watching } = get()
        const to = undone.at(-1)
        if (!session || !to || instead || watching) return false
        go({ from: session, to, how: { type: 'moved', cause: 'redo' } }, undone.slice(0, -1))
        return true
      },

      leave: () => set(LEFT),

      copy() {
        const { session } = get()
        return session && writeGame(game, session)
      },
    }
  }

/** No game lies on the table, and none waits to. */
const LEFT = {
  session: null,
  change: null,
  kept: null,
  undone: [],
  waiting: null,
  failed: null,
  watching: false,
  unsaved: 'nothing',
  moveMayBeMissing: false,
} as const

/** Makes a store of a game that nobody keeps. */
export const createGame = <K extends Kind>(game: Game<K>, answer: TableAnswer<K> = () => null): GameHook<K> =>
  withEvents(create<GameStore<K>>()(ruled(game, answer, false)))

/** What a game is opened with, once its rules have come. */
interface Opening<K extends Kind> extends Omit<Keeping<K>, 'needs'> {
  answer: TableAnswer<K>
  /** Absent: everything comes with the rules. */
  needs?: Needs<K>
}

/**
 * The rules have come: what was begun meanwhile begins, and otherwise that goes on which is kept. Resolves when it is known
 * what that is, or why it cannot be opened (`failed`).
 */
export async function openGame<K extends Kind>({
  answer,
  needs = () => null,
  ...opening
}: Opening<K>): Promise<void> {
  const { store, game } = opening
  const games = whenReadable(game, opening.games, needs)
  const { waiting, instead } = store.getState()
  const rules = ruled(game, answer, games.lasting, needs)
  store.setState({ ...rules(store.setState, store.getState, store), waiting, instead }, true)
  const { openAgain: beginAgain } = store.getState()
  const open = keepGame({ ...opening, games, needs })
  /** One after the other: whoever presses again while it is being opened starts nothing anew. */
  const openAgain = async () => {
    store.setState({ failed: null })
    await beginAgain()
    await open()
  }
  store.setState({ openAgain })
  await openAgain()
}

/** Whether the last action can be taken back. */
export const selectCanUndo = <K extends Kind>({ session, watching }: GameStore<K>): boolean =>
  session !== null && !watching && canUndo(session)
