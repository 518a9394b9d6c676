import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type GameTypes, type ReadError, type Seed, type Session, stateOf } from '../engine/kernel/index.ts'
import { guarded } from '../store/faults.ts'
import type { Origin, SavedGameRef } from '../store/saved-games/saved-games.ts'
import type { StorageHealth } from '../store/storage.ts'
import type { GameCommand } from './apply-command.ts'
import { type Actor, type SessionEvent, type SessionEvents, sessionEvents } from './events.ts'
import type { Pinboard } from './pins.ts'
import {
  type Device,
  freshlyKept,
  gameOf,
  type OpenFailure,
  type OpenTarget,
  PLAYER,
  type Role,
  reduce,
  type SessionChange,
  type SessionState,
  type Unsaved,
} from './state.ts'
import { NOTHING_SAVED, type Transport } from './transport.ts'

/** A stored game that could not be read, with its original text. */
export interface Damaged<K extends GameTypes> {
  text: string
  reason: ReadError<K['Refusal']>
  /** The longest part of it that can be read; null if nothing can. */
  good: Session<K> | null
  /** True if it is among the saved games. False if there was no room: it is still where an earlier version saved it. */
  aside: boolean
}

/**
 * The result of an attempt to act. `suggested`: the actions became a suggestion; `watching`: another tab or device plays; `too-hasty`: the
 * press was too soon (`store/hasty`). An object is the refusal of the rules.
 */
export type ActResult<K extends GameTypes> =
  | 'done'
  | 'suggested'
  | 'watching'
  | 'no-game'
  | 'too-hasty'
  | K['Refusal']

/** Returns why the rules refused the action, or null if they did not. */
export const asRefusal = <K extends GameTypes>(acted: ActResult<K>): K['Refusal'] | null =>
  typeof acted === 'string' ? null : acted

/** The session state as single fields, for readers that need one of them. */
interface SessionFields<K extends GameTypes> {
  readonly session: Session<K> | null
  /** The game to open: `'kept'` until it is known whether one is saved, or a game that was started before its rules had loaded. */
  readonly waiting: OpenTarget<K> | null
  /** Why `waiting` could not be opened; null while it is being opened and once it is open. */
  readonly failed: OpenFailure | null
  /** The open game's entry among the saved games; null if the game is not saved or not open. */
  readonly kept: SavedGameRef | null
  /** True if this tab shows the game and cannot act: another tab plays it, or it is the turn of another device. */
  readonly watching: boolean
  /** This device at a table of several devices; null for a game in this browser. */
  readonly device: Device | null
  readonly tooLate: boolean
  readonly moveMayBeMissing: boolean
  /** Changes that are shown here and not confirmed as saved yet. */
  readonly unsaved: Unsaved
  /** Sessions for `redo`, the next one last. */
  readonly undone: readonly Session<K>[]
}

/** State of saving: 'ok', or why the open game cannot be saved. `too-long`: it has more moves than a stored game may have. */
export type SaveHealth = StorageHealth | 'too-long'

/** The game in play, with its commands and the state of saving. */
export interface GameStore<K extends GameTypes> extends SessionFields<K> {
  /** The single source of truth of the game in play. Only {@link changeSession} changes it. */
  readonly status: SessionState<K>
  /** The last event. Follow events with `onEvent`. */
  readonly event: SessionEvent<K> | null
  /** If not 'ok', only this tab has the game, and closing the tab loses it. */
  storage: SaveHealth
  /** True if a reload would lose the game: the storage of the tab has no room for it either. */
  lostOnReload: boolean
  /** A stored game that could not be read at the start. Its text is not lost. */
  damaged: Damaged<K> | null
  /** The suggestions of all devices of a table; null for a game in this browser: only its page has pins. */
  pinboard: Pinboard<K> | null
  /** Why a server has refused the last action, which the rules allowed here; null if none has. */
  lateRefusal: { readonly why: K['Refusal'] } | null
  /** Receives the actions while a player only suggests; null if actions are played. */
  instead: ((actions: readonly K['Action'][]) => void) | null
  /** Starts a new game. The one before stays saved. */
  start(config: K['Config'], seed: Seed): void
  /** Opens a game from another source (a link, a file, a branch) as a new saved game. The one before stays saved. */
  adopt(session: Session<K>, origin: Origin): void
  /** Opens a saved game. Resolves to false if there is none, or it cannot be read. */
  open(id: string): Promise<boolean>
  /** Tries again to open the `waiting` game. */
  openAgain(): Promise<void>
  /** Plays the game here from now on. If another open tab plays it already, this tab watches. */
  hold(): Promise<void>
  /** Lets any other tab play the game, because it is not on the screen here. Unsaved changes stay with this tab. */
  release(): Promise<void>
  /** Plays the game here from now on. The tab that played it watches. */
  takeOver(): Promise<void>
  /** Plays an action and saves the game. `by` is `'person'` if absent. */
  act(action: K['Action'], by?: Actor): ActResult<K>
  /** Plays actions one after another, as one event. Stops at the first that is refused. */
  actAll(actions: readonly K['Action'][], by?: Actor): ActResult<K>
  /** Undoes the last action, if its undo is free. Returns true if it did. */
  undo(): boolean
  /** Redoes the last undo. Returns false if there is none, or an action was played since. */
  redo(): boolean
  /** Goes back until only `left` moves remain, with the table's consent. Returns false if the game has no more than that. */
  goBack(left: number): boolean
  /** Closes the game, which stays saved. */
  leave(): void
  /** Returns the open game as text, as it is saved; null if no game is open. */
  copy(): string | null
  dismissDamaged(): void
  /** The players have read that a move may be missing. */
  dismissMissingMove(): void
  /** Opens the good part of the damaged game as a new saved game. The damaged game stays. */
  continueRecovered(): void
  /** Retries failed saves. */
  saveAgain(): void
}

/** Sets fields of a store of a game: only those that do not follow from the session state. */
type SetBeside<K extends GameTypes> = (
  beside: Partial<
    Pick<GameStore<K>, 'storage' | 'lostOnReload' | 'damaged' | 'lateRefusal' | 'instead' | 'pinboard'>
  >,
) => void

type EventfulStore<K extends GameTypes> = UseBoundStore<
  Omit<StoreApi<GameStore<K>>, 'setState'> & { setState: SetBeside<K> }
> &
  SessionEvents<K>

/** The session of a game: a hook for components, with an interface for other modules. */
export type GameHook<K extends GameTypes> = EventfulStore<K> & {
  /** From now on the game is played by this transport. */
  connect(transport: Transport<K>): void
}

/** Sets any field of the store. Only this file may, so that no other file makes an impossible state. */
const setAll = <K extends GameTypes>(store: Pick<GameHook<K>, 'setState'>) =>
  store.setState as StoreApi<GameStore<K>>['setState']

const NONE_UNDONE: readonly never[] = []

/** Returns a state with its fields. */
function withFields<K extends GameTypes>(
  status: SessionState<K>,
): SessionFields<K> & Pick<GameStore<K>, 'status'> {
  const game = gameOf(status)
  const { watching, device, tooLate, moveMayBeMissing }: Role = 'role' in status ? status.role : PLAYER
  return {
    ...{ status, watching, device: device ?? null, tooLate, moveMayBeMissing },
    session: game?.session ?? null,
    kept: game?.kept ?? null,
    undone: game?.undone ?? NONE_UNDONE,
    waiting: 'target' in status ? status.target : null,
    failed: status.at === 'failed' ? status.why : null,
    unsaved: status.at === 'playing' ? status.unsaved : 'nothing',
  }
}

/** Changes the session state, and publishes the event if the change is one. */
export function changeSession<K extends GameTypes>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  change: SessionChange<K>,
): void {
  const before = store.getState().status
  const status = reduce(before, change)
  if (status === before) return
  const event = eventBy(change, gameOf(before) !== null, gameOf(status) !== null)
  setAll(store)({ ...withFields(status), ...(event && { event }) })
}

/** Opens a game to be played in this tab. The game is not saved if `kept` is null. */
export const openOnTable = <K extends GameTypes>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  session: Session<K>,
  kept: SavedGameRef | null = null,
): void => changeSession(store, { type: 'opened', session, kept, role: PLAYER })

/** Returns the event that a change publishes, or null. */
function eventBy<K extends GameTypes>(
  change: SessionChange<K>,
  wasOpen: boolean,
  isOpen: boolean,
): SessionEvent<K> | null {
  if (!isOpen) return wasOpen ? { type: 'closed' } : null
  return change.type === 'opened' || change.type === 'moved' || change.type === 'rewound' ? change : null
}

/** The transport of a session without rules: a game that a player starts waits for them. */
export const withoutRules = <K extends GameTypes>(
  session: Pick<GameHook<K>, 'getState' | 'setState'>,
): Transport<K> => ({
  ...NOTHING_SAVED,
  begin: (target) => changeSession(session, { type: 'opening', target }),
  send: () => 'no-game',
  write: () => null,
})

/**
 * Makes a session in the state `at`. The session decides whether players may act at this table, and leaves the rest to its transport. Until
 * one is connected, a game can only be started, and waits for its rules.
 */
export function createSession<K extends GameTypes>(at: SessionState<K>): GameHook<K> {
  const session: GameHook<K> = Object.assign(
    withEvents(
      create<GameStore<K>>()((_, getState) => ({
        ...withFields(at),
        event: null,
        storage: 'ok',
        lostOnReload: false,
        ...{ damaged: null, lateRefusal: null, instead: null, pinboard: null },

        start: (config, seed) => transport.begin({ config, seed, kept: freshlyKept() }),
        adopt: (adopted, origin) => openOnTable(session, { ...adopted }, freshlyKept(origin)),
        open: (id) => transport.open(id),
        openAgain: () => transport.openAgain(),
        leave: () => changeSession(session, { type: 'closed' }),
        hold: () => transport.hold(),
        release: () => transport.release(),
        takeOver: () => transport.takeOver(),

        act: (action, by) => getState().actAll([action], by),
        actAll(actions, by = 'person') {
          const { status, instead } = getState()
          if (status.at === 'watching') return 'watching'
          if (status.at !== 'playing') return 'no-game'
          if (instead) {
            instead(actions)
            return 'suggested'
          }
          const answer = transport.send({ do: 'act', actions, by })
          return answer === 'unchanged' ? 'done' : answer
        },
        undo: () => turn({ do: 'undo' }),
        goBack: (left) => turn({ do: 'undo to', left }),
        redo: () => turn({ do: 'redo' }),

        copy() {
          const open = getState().session
          return open && transport.write(open)
        },
        dismissDamaged() {
          session.setState({ damaged: null })
          transport.damageTold()
        },
        continueRecovered() {
          const { damaged, adopt, dismissDamaged } = getState()
          if (!damaged?.good) return
          dismissDamaged()
          adopt(damaged.good, { kind: 'begun' })
        },
        dismissMissingMove: () => changeSession(session, { type: 'missing-move-told' }),
        saveAgain: () => transport.saveAgain(),
      })),
    ),
    {
      connect(next: Transport<K>) {
        transport = next
      },
    },
  )
  let transport = withoutRules(session)

  /** Undoes or redoes moves, if players may. Returns true if the game has changed. */
  function turn(command: GameCommand<K>): boolean {
    const { status, instead, device } = session.getState()
    // A device with a seat may ask for an undo at any time.
    const isAllowed = status.at === 'playing' || (device !== null && device.seats.length > 0)
    return isAllowed && !instead && transport.send(command) === 'done'
  }
  return session
}

/** Makes a session before its rules have loaded, so that the cover need not wait for them. */
export const createUnloadedGame = <K extends GameTypes>(): GameHook<K> =>
  createSession({ at: 'opening', target: 'kept' })

/** Adds events to a store. A subscriber that throws is reported, and does not stop the others. */
function withEvents<K extends GameTypes>(store: UseBoundStore<StoreApi<GameStore<K>>>): EventfulStore<K> {
  const { subscribe } = store
  store.subscribe = (listener) =>
    subscribe((now, before) => guarded('what follows the game', () => listener(now, before)))
  return Object.assign(store, sessionEvents(store))
}

/** Returns the live state of the game; the screen shows the state of the playback. */
export const selectState = <K extends GameTypes>({ session }: GameStore<K>): K['State'] | null =>
  session && stateOf(session)
