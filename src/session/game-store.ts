import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type Kind, type Seed, type Session, stateOf, type Unreadable } from '../engine/kernel/index.ts'
import { freshId } from '../store/browser.ts'
import { guarded } from '../store/faults.ts'
import type { KeptAs, Origin } from '../store/kept/kept-games.ts'
import type { StorageHealth } from '../store/storage.ts'
import type { GameCommand } from './apply-command.ts'
import { type Actor, type SessionEvent, type SessionEvents, sessionEvents } from './events.ts'
import {
  gameOf,
  type OpenFailure,
  type OpenTarget,
  PLAYER,
  reduce,
  type SessionChange,
  type SessionState,
  type Unsaved,
} from './state.ts'
import { NOTHING_SAVED, type Transport } from './transport.ts'

/** A stored game that could not be read, with its original text. */
export interface Damaged<K extends Kind> {
  text: string
  reason: Unreadable<K['Refusal']>
  /** The longest part of it that can be read; null if nothing can. */
  good: Session<K> | null
  /** True if it is among the saved games. Else there was no room, and it is still where an earlier version saved it. */
  aside: boolean
}

/** Returns a new entry among the saved games, for a game that begins now. */
export const freshlyKept = (origin: Origin = { kind: 'begun' }): KeptAs => ({
  id: freshId(),
  origin,
  begun: Date.now(),
})

/**
 * The result of an attempt to act. `suggested`: the actions became a suggestion instead; `watching`: another tab plays the game;
 * `too-hasty`: the press came too soon (`store/hasty`). An object is the refusal of the rules.
 */
export type Acted<K extends Kind> = 'done' | 'suggested' | 'watching' | 'no-game' | 'too-hasty' | K['Refusal']

/** Returns why the rules refused the action, or null if they did not. */
export const refusalIn = <K extends Kind>(acted: Acted<K>): K['Refusal'] | null =>
  typeof acted === 'string' ? null : acted

/** The session state as single fields, for readers that need one of them. */
interface SessionFields<K extends Kind> {
  readonly session: Session<K> | null
  /** The game to open: `'kept'` until it is known whether one is saved, or a game that was started before its rules had loaded. */
  readonly waiting: OpenTarget<K> | null
  /** Why `waiting` could not be opened; null while it is being opened and once it is open. */
  readonly failed: OpenFailure | null
  /** The open game's entry among the saved games; null if no game is open or it is not saved. */
  readonly kept: KeptAs | null
  /** Another tab plays the game. This tab shows it and cannot act. */
  readonly watching: boolean
  readonly tooLate: boolean
  readonly moveMayBeMissing: boolean
  /** Changes that are shown here and not confirmed as saved yet. */
  readonly unsaved: Unsaved
  /** Sessions for `redo`, the next one last. */
  readonly undone: readonly Session<K>[]
}

/** Whether the open game can be saved, and why not. `too-long`: it has more moves than a stored game may have. */
export type SaveHealth = StorageHealth | 'too-long'

/** The game in play, and whether the browser saves it. */
export interface GameStore<K extends Kind> extends SessionFields<K> {
  /** The single source of truth of the game in play. Only {@link changeSession} changes it. */
  readonly status: SessionState<K>
  /** The last event. Follow events with `onEvent`. */
  readonly event: SessionEvent<K> | null
  /** If not 'ok', the game goes on, but only this tab has it, and closing the tab loses it. */
  storage: SaveHealth
  /** True if a reload would lose the game: the storage of the tab has no room for it either. */
  lostOnReload: boolean
  /** A stored game that could not be read at the start. Its text is not lost. */
  damaged: Damaged<K> | null
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
  act(action: K['Action'], by?: Actor): Acted<K>
  /** Plays actions one after another, as one event. Stops at the first that is refused. */
  actAll(actions: readonly K['Action'][], by?: Actor): Acted<K>
  /** Undoes the last action. Returns false if that is not free, or there is none. */
  undo(): boolean
  /** Redoes the last undo. Returns false if there is none, or an action was played since. */
  redo(): boolean
  /** Goes back until only `left` moves remain, with the table's consent. Returns false if the game has no more than that. */
  goBack(left: number): boolean
  /** Closes the game. It stays saved. */
  leave(): void
  /** Returns the open game as text, as it is saved; null if no game is open. */
  copy(): string | null
  dismissDamaged(): void
  /** The players have read that a move may be missing. */
  dismissMissingMove(): void
  /** Opens the good part of the damaged game as a new saved game. The damaged one stays where it is. */
  goOnFromGood(): void
  /** Retries failed saves. */
  saveAgain(): void
}

/** Sets fields of a store of a game: only those that do not follow from the session state. */
type SetBeside<K extends Kind> = (
  beside: Partial<Pick<GameStore<K>, 'storage' | 'lostOnReload' | 'damaged' | 'instead'>>,
) => void

type EventfulStore<K extends Kind> = UseBoundStore<
  Omit<StoreApi<GameStore<K>>, 'setState'> & { setState: SetBeside<K> }
> &
  SessionEvents<K>

/** The session of a game: a hook for components, with an interface for other modules. */
export type GameHook<K extends Kind> = EventfulStore<K> & {
  /** From now on the game is played by this transport. */
  connect(transport: Transport<K>): void
}

/** Sets any field of the store. Only this file may, so that no other file makes an impossible state. */
const setAll = <K extends Kind>(store: Pick<GameHook<K>, 'setState'>) =>
  store.setState as StoreApi<GameStore<K>>['setState']

const NONE_UNDONE: readonly never[] = []

/** Returns a state with its fields. */
function withFields<K extends Kind>(
  status: SessionState<K>,
): SessionFields<K> & Pick<GameStore<K>, 'status'> {
  const game = gameOf(status)
  const { watching, tooLate, moveMayBeMissing } = 'role' in status ? status.role : PLAYER
  return {
    ...{ status, watching, tooLate, moveMayBeMissing },
    session: game?.session ?? null,
    kept: game?.kept ?? null,
    undone: game?.undone ?? NONE_UNDONE,
    waiting: 'target' in status ? status.target : null,
    failed: status.at === 'failed' ? status.why : null,
    unsaved: status.at === 'playing' ? status.unsaved : 'nothing',
  }
}

/** Changes the session state, and publishes the event if the change is one. */
export function changeSession<K extends Kind>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  change: SessionChange<K>,
): void {
  const before = store.getState().status
  const status = reduce(before, change)
  if (status === before) return
  const event = eventBy(change, gameOf(before) !== null, gameOf(status) !== null)
  setAll(store)({ ...withFields(status), ...(event && { event }) })
}

/** Opens a game to be played in this tab. It is not saved if `kept` is null. */
export const openOnTable = <K extends Kind>(
  store: Pick<GameHook<K>, 'getState' | 'setState'>,
  session: Session<K>,
  kept: KeptAs | null = null,
): void => changeSession(store, { type: 'opened', session, kept, role: PLAYER })

/** Returns the event that a change publishes, or null. */
function eventBy<K extends Kind>(
  change: SessionChange<K>,
  wasOpen: boolean,
  isOpen: boolean,
): SessionEvent<K> | null {
  if (!isOpen) return wasOpen ? { type: 'closed' } : null
  return change.type === 'opened' || change.type === 'moved' || change.type === 'rewound' ? change : null
}

/** The transport of a session whose rules have not loaded yet: the session waits with the game that a player starts. */
export const withoutRules = <K extends Kind>(
  session: Pick<GameHook<K>, 'getState' | 'setState'>,
): Transport<K> => ({
  ...NOTHING_SAVED,
  begin: (target) => changeSession(session, { type: 'opening', target }),
  send: () => 'no-game',
  write: () => null,
})

/**
 * Makes a session in the state `at`. It decides whether players may act at this table, and leaves the rest to its transport. Until one
 * is connected, a game can only be started, and waits for its rules.
 */
export function createSession<K extends Kind>(at: SessionState<K>): GameHook<K> {
  const session: GameHook<K> = Object.assign(
    withEvents(
      create<GameStore<K>>()((_, getState) => ({
        ...withFields(at),
        event: null,
        storage: 'ok',
        lostOnReload: false,
        damaged: null,
        instead: null,

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
        goOnFromGood() {
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

  /** Takes moves back or redoes them, if players may act here. Returns true if the game has changed. */
  function turn(command: GameCommand<K>): boolean {
    const { status, instead } = session.getState()
    return status.at === 'playing' && !instead && transport.send(command) === 'done'
  }
  return session
}

/** Makes a session whose rules have not loaded yet, so that the cover need not wait for them. */
export const closedGame = <K extends Kind>(): GameHook<K> => createSession({ at: 'opening', target: 'kept' })

/** Adds events to a store. A subscriber that throws is reported, and does not stop the others. */
function withEvents<K extends Kind>(store: UseBoundStore<StoreApi<GameStore<K>>>): EventfulStore<K> {
  const { subscribe } = store
  store.subscribe = (listener) =>
    subscribe((now, before) => guarded('what follows the game', () => listener(now, before)))
  return Object.assign(store, sessionEvents(store))
}

/** Returns the live state of the game; the screen shows the state of the playback. */
export const selectState = <K extends Kind>({ session }: GameStore<K>): K['State'] | null =>
  session && stateOf(session)
