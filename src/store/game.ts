import * as v from 'valibot'
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
  SEEDS,
  type Session,
  stateOf,
  undo,
  writeGame,
} from '../engine/kernel/index.ts'
import { freshId } from './browser.ts'
import { type Begun, type GameHook, type GameStore, noGame } from './game-store.ts'
import { refuseHasty } from './hasty.ts'
import { type Keeping, keepGame } from './keeping.ts'
import type { Origin } from './kept/kept-games.ts'

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

/** Every tale counts its turns in its state. */
const turnOf = (state: object): unknown => ('turn' in state ? state.turn : null)

/** True if a move spent luck, showed something hidden or ended a turn: nobody may make one by a slip. */
const isForGood = <K extends Kind>(game: Game<K>, { barrier, before, after }: Move<K>): boolean =>
  barrier || turnOf(before) !== turnOf(after) || game.decider(before) !== game.decider(after)

/** A game under its rules; `lasting`: somebody keeps it, so that what is done is shown only when it is kept. */
const ruled =
  <K extends Kind>(game: Game<K>, answer: TableAnswer<K>, lasting: boolean): StateCreator<GameStore<K>> =>
  (set, get) => {
    const go = (session: Session<K>, undone: readonly Session<K>[] = []) =>
      set({ session, undone, pending: lasting && get().storage === 'ok', tooLate: false })

    const begin = (session: Session<K>, origin: Origin) => {
      const kept = { id: freshId(), origin, begun: Date.now() }
      set({ session, kept, undone: [], waiting: null, watching: false, tooLate: false, pending: false })
    }

    /** A step back, unless nobody may act here or it leads nowhere: what was there can be done again. */
    const stepBack = (how: (session: Session<K>) => Session<K>): boolean => {
      const { session, instead, undone, watching } = get()
      if (!session || instead || watching) return false
      const back = how(session)
      if (back === session) return false
      go(back, [...undone, session])
      return true
    }

    return {
      ...noGame,

      start: (config, seed) => begin(openSession(game, config, seed), { kind: 'begun' }),
      adopt: (session, origin) => begin({ ...session }, origin),

      act: (action) => get().actAll([action]),

      actAll(actions) {
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
        if (session !== before) go(session)
        return refusal ?? 'done'
      },

      undo: () => stepBack(undo),
      goBack: (left) => stepBack((session) => goBack(session, left)),

      redo() {
        const { instead, undone, watching } = get()
        const session = undone.at(-1)
        if (!session || instead || watching) return false
        go(session, undone.slice(0, -1))
        return true
      },

      leave: () => set({ session: null, kept: null, undone: [], watching: false, pending: false }),

      copy() {
        const { session } = get()
        return session && writeGame(game, session)
      },
    }
  }

/** Makes a store of a game that nobody keeps. */
export const createGame = <K extends Kind>(game: Game<K>, answer: TableAnswer<K> = () => null): GameHook<K> =>
  create<GameStore<K>>()(ruled(game, answer, false))

/** What a game is opened with, once its rules have come. */
interface Opening<K extends Kind> extends Keeping<K> {
  answer: TableAnswer<K>
}

/**
 * The rules have come: what was begun meanwhile begins, and otherwise that goes on which is kept. Resolves when it is known
 * what that is.
 */
export async function openGame<K extends Kind>({ answer, ...keeping }: Opening<K>): Promise<void> {
  const { store, game, games, tab, keys, leaders } = keeping
  const { waiting, instead } = store.getState()
  const open = ruled(game, answer, games.lasting)
  store.setState({ ...open(store.setState, store.getState, store), waiting, instead }, true)
  const opened = keepGame(keeping)
  const remembered = waiting === 'kept' ? readBegun(game, tab.read(keys.begun).text) : null
  if (remembered) leaders.take(remembered.leaders)
  const begun = waiting === 'kept' ? remembered : waiting
  if (begun) store.getState().start(begun.config, begun.seed)
  tab.remove(keys.begun)
  await opened
}

/** What was begun before the rules came (`rememberBegun`), and who led it; null for any text that is no such thing. */
function readBegun<K extends Kind>(
  { codec }: Game<K>,
  text: string | null,
): (Begun<K> & { leaders: unknown }) | null {
  const begun = v.pipe(
    v.string(),
    v.parseJson(),
    v.strictObject({
      config: codec.config,
      seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEEDS - 1)),
      leaders: v.unknown(),
    }),
  )
  const read = v.safeParse(begun, text)
  return read.success ? read.output : null
}

/** Whether the last action can be taken back. */
export const selectCanUndo = <K extends Kind>({ session, watching }: GameStore<K>): boolean =>
  session !== null && !watching && canUndo(session)
