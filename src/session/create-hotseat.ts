import { create, type StoreApi, type UseBoundStore } from 'zustand'
import {
  type Game,
  type GameTypes,
  isSameData,
  movesSince,
  type Session,
  stateOf,
  type Viewer,
} from '../engine/kernel/index.ts'
import { isHuman } from '../store/controllers-store.ts'
import { isSamePerson, type Sitting } from '../store/humans.ts'
import type { GameHook, GameStore } from './game-store.ts'
import {
  type Consent,
  consentTo,
  type Gate,
  type GateEvent,
  type GateFacts,
  type GateInput,
  NO_GATE,
  nextGate,
  viewerOf,
} from './hotseat.ts'

/** The current controller of each role. */
interface Led<Role extends string> extends Sitting<Role> {
  readonly table: Partial<Record<Role, string>>
}

interface HotseatInput<K extends GameTypes, Role extends string> {
  game: Game<K>
  useGame: GameHook<K>
  useControllers: UseBoundStore<StoreApi<Led<Role>>>
  /** The role of each seat, by seat number. */
  roles: readonly Role[]
  /** True if the seat has not left the game. */
  isPlaying?(state: K['State'], seat: number): boolean
  /** True if the rules give both seats to one person. */
  isSamePersonByRules?(state: K['State'], one: number, other: number): boolean
  asksInTheOpen?(state: K['State']): boolean
}

/** The game and its controllers at one moment. */
interface Moment<K extends GameTypes, Role extends string> {
  readonly session: Session<K>
  readonly led: Led<Role>
  /** One screen for all, or this device at a table of several. */
  readonly device: GateFacts['device']
}

/** The gate, and the moment of its computation. */
interface Kept<K extends GameTypes, Role extends string> {
  readonly gate: Gate
  readonly at: Moment<K, Role> | null
}

/** The seat that a screen shows, and whether it may act. */
export interface TableView {
  readonly viewer: Viewer
  readonly mayAct: boolean
  /** The seat that must confirm; null unless the gate is shut. */
  readonly awaits: number | null
  readonly gate: Gate
}

const CLOSED_VIEW: TableView = { viewer: null, mayAct: false, awaits: null, gate: NO_GATE }

/** Makes the gate of a game on one screen. The gate follows the game and its controllers from then on. */
export function createHotseat<K extends GameTypes, Role extends string>(input: HotseatInput<K, Role>) {
  const { game, useGame, useControllers, roles } = input
  const { isPlaying = () => true, isSamePersonByRules = () => false, asksInTheOpen = () => false } = input
  const useKept = create<Kept<K, Role>>(() => ({ gate: NO_GATE, at: null }))

  function factsAt({ session, led, device }: Moment<K, Role>): GateFacts {
    const state = stateOf(session)
    const decider = game.decider(state)
    return {
      hides: game.seen !== undefined,
      seats: game.seats(session.config).length,
      seatToAct: typeof decider === 'number' ? decider : null,
      isHuman(seat) {
        const role = roles[seat]
        return role !== undefined && isHuman(led.table, role) && isPlaying(state, seat)
      },
      samePerson: (one, other) =>
        isSamePersonByRules(state, one, other) || isSamePerson(led, roles[one], roles[other]),
      humans: led.people,
      asksInTheOpen: asksInTheOpen(state),
      device,
    }
  }

  const momentOf = (
    { session, device }: Pick<GameStore<K>, 'session' | 'device'>,
    led: Led<Role>,
  ): Moment<K, Role> | null => session && { session, led, device: device ?? 'shared' }

  const momentNow = () => momentOf(useGame.getState(), useControllers.getState())

  /** Returns the gate at a moment. Computed at each read, so that no reader gets the gate of an earlier position. */
  function gateAt({ gate, at }: Kept<K, Role>, now: Moment<K, Role> | null): Gate {
    if (!now) return NO_GATE
    const event = eventBetween(at, now)
    return event === null ? gate : nextGate(gate, { type: 'session', event }, factsAt(now))
  }

  function viewAt(kept: Kept<K, Role>, now: Moment<K, Role> | null): TableView {
    if (!now) return CLOSED_VIEW
    const gate = gateAt(kept, now)
    return { ...viewerOf(gate, factsAt(now)), awaits: gate.at === 'shut' ? gate.awaits : null, gate }
  }

  function send(one: GateInput): void {
    const now = momentNow()
    const gate = gateAt(useKept.getState(), now)
    useKept.setState({ gate: now ? nextGate(gate, one, factsAt(now)) : NO_GATE, at: now })
  }

  function follow(): void {
    const kept = useKept.getState()
    const now = momentNow()
    if (now ? eventBetween(kept.at, now) !== null : kept.at !== null)
      useKept.setState({ gate: gateAt(kept, now), at: now })
  }
  useGame.subscribe(follow)
  useControllers.subscribe(follow)
  follow()

  return {
    /** The owner of a seat confirms that no other person is looking. */
    confirm: (seat: number) => send({ type: 'confirm', seat }),
    /** Shows only the public board (`on`), or returns to the gate. */
    peek: (on: boolean) => send({ type: 'peek', on }),
    /** Turns one's own cards face down (`on`), or up again. */
    turnAway: (on: boolean) => send({ type: 'turn-away', on }),
    /** Asks to see a hand while a question is answered in the open. The gate shuts first. */
    wishToSee: () => send({ type: 'wish-to-see' }),
    leaveFaceDown: () => send({ type: 'leave-face-down' }),
    /** Shuts the gate when the table is left: the next person must confirm. */
    shut: () => send({ type: 'session', event: 'closed' }),
    currentViewer: (): TableView => viewAt(useKept.getState(), momentNow()),
    useView(): TableView {
      const session = useGame((store) => store.session)
      const device = useGame((store) => store.device)
      const led = useControllers()
      return viewAt(useKept(), momentOf({ session, device }, led))
    },
    /** Null if no game is open. */
    factsNow(): GateFacts | null {
      const now = momentNow()
      return now && factsAt(now)
    },
    /** Returns who must agree before a role passes to a bot or another person. */
    consentNow(role: Role): Consent {
      const now = momentNow()
      if (!now) return 'given'
      return consentTo(gateAt(useKept.getState(), now), roles.indexOf(role), factsAt(now))
    },
    subscribe: (listener: () => void) => useKept.subscribe(listener),
  }
}

/** Returns the event between two moments, or null if nothing has changed for the gate. */
function eventBetween<K extends GameTypes, Role extends string>(
  before: Moment<K, Role> | null,
  now: Moment<K, Role>,
): GateEvent | null {
  if (!before) return 'opened'
  const isSameFirst = before.session.first === now.session.first
  if (!isSameFirst && !areViewsOfTable(before, now)) return 'opened'
  const { table, people, persons } = before.led
  if (table !== now.led.table || people !== now.led.people || persons !== now.led.persons)
    return 'controllers'
  if (!isSameData(before.device, now.device)) return 'controllers'
  if (before.session === now.session) return null
  // A view of the same position, or of a later one, for another seat or after a lost connection.
  if (!isSameFirst) return now.session.moves.length < before.session.moves.length ? 'rewound' : 'moved'
  return movesSince(before.session, now.session).length > 0 ? 'moved' : 'rewound'
}

/** True if both moments are of one game on a server, which sends whole views. Opening another table closes the game first. */
const areViewsOfTable = <K extends GameTypes, Role extends string>(
  before: Moment<K, Role>,
  now: Moment<K, Role>,
): boolean => before.device !== 'shared' && now.device !== 'shared'
