import type { Chance, RandomState } from './chance.ts'
import type { Codec } from './codec.ts'
import type { Seed } from './seed.ts'

/** What a rule works on: a state it may change, luck, and somebody who may be listening. */
export interface Table<State, Event> {
  readonly state: State
  readonly chance: Chance
  /** Told of everything that happens, after the state shows it. Absent when nobody listens. */
  readonly emit?: ((event: Event) => void) | undefined
}

/** A wish that the rules do not allow, as data: `code` is from the game's closed list. */
export interface Refused {
  readonly code: string
}

/** Every state carries its own randomness. */
export interface WithLuck {
  random: RandomState
}

/** The types of any game, as one. */
export type Kind = KindOf<unknown, WithLuck, unknown, unknown, Refused>

/** The types of one game, as one. `Config` is what the table chose before the game began. */
export interface KindOf<Config, State extends WithLuck, Action, Event, Refusal extends Refused> {
  Config: Config
  State: State
  Action: Action
  Event: Event
  Refusal: Refusal
}

/** The types of a game whose actions say what they are. */
export type ActionKind = Kind & { Action: { type: string } }

/** The name of every type of action. */
export type ActionType<K extends ActionKind> = K['Action']['type']

/** The action of one type, or of several. */
export type ActionOf<K extends ActionKind, Type extends ActionType<K>> = Extract<K['Action'], { type: Type }>

/** The types of a game whose events say what they are. */
export type EventKind = Kind & { Event: { type: string } }

/** The name of every type of event. */
export type EventType<K extends EventKind> = K['Event']['type']

/** The event of one type, or of several. */
export type EventOf<K extends EventKind, Type extends EventType<K>> = Extract<K['Event'], { type: Type }>

/** Every reason why an action is not allowed. */
export type RefusalCode<K extends Kind> = K['Refusal']['code']

/** What a rule of one game works on. */
export type TableOf<K extends Kind> = Table<K['State'], K['Event']>

/** A seat at the table: who sits there, and which part of the game is theirs. */
export interface SeatRole {
  /** The player's name as it was given; '' for none. */
  readonly player: string
  /** What this seat plays, by an id of the game's own: a colour, a country. */
  readonly role: string
}

/**
 * Who must act: a seat (its index), all seats together while the table decides something in common, or nobody
 * any more.
 */
export type Decider = number | 'together' | null

/** How a finished game ended: the seats (their indices) that have won it; none where all have lost, or nobody won. */
export interface Verdict {
  readonly won: readonly number[]
}

/** Who looks: a seat (its index), or null for somebody who only stands by and sees what lies open to all. */
export type Viewer = number | null

/** How an older rules version differs from today's. What an allowed action does must never differ. */
export interface OlderEdition<K extends Kind> {
  /** True if it may have allowed an action that today's rules refuse. Without it: none. */
  allowed?(refusal: K['Refusal'], state: K['State'], action: K['Action']): boolean
  /** The first state of a new game, where another deck was dealt. Without it: today's. */
  begin?(config: K['Config'], seed: Seed): K['State']
}

/** What a game must offer for the kernel to play, store, undo and replay it. */
export interface Game<K extends Kind> {
  /** The game's name in stored games. */
  readonly id: string
  /** The edition of the rules: raised whenever they allow, refuse or do something else than before. */
  readonly rulesVersion: number
  /** Older rules versions whose stored games can still be replayed and played on, and how each differs from today's. */
  readonly olderEditions?: Readonly<Record<number, OlderEdition<K>>>
  /** How its choices and actions are written down. */
  readonly codec: Codec<K>
  /** The first state of a new game. */
  begin(config: K['Config'], seed: Seed): K['State']
  /** Who sits where, in the order of the seats' indices. */
  seats(config: K['Config']): readonly SeatRole[]
  /** A copy that the rules may change; what they never change it may share. */
  copy(state: K['State']): K['State']
  /** Why an action is not allowed now, or null when it is. Never changes the state. */
  refuse(state: K['State'], action: K['Action']): K['Refusal'] | null
  /** Carries an allowed action out. */
  apply(table: Table<K['State'], K['Event']>, action: K['Action']): void
  /** Every action that is allowed now, in a fixed order; empty when the game is over. */
  list(state: K['State']): K['Action'][]
  /** Who must act now. */
  decider(state: K['State']): Decider
  /** How the game ended; null while it goes on. In a game against the rules alone, all win or nobody does. */
  outcome(state: K['State']): Verdict | null
  /**
   * The state without what is hidden from a viewer. Absent where nothing is ever hidden. Only `seenBy` calls it: it
   * also takes out the randomness to come and the order of keys, which could name hidden cards.
   */
  seen?(state: K['State'], by: Viewer): K['State']
  /** An event as a viewer hears of it, or null where they do not. Absent where all is heard. Only `heardBy` calls it. */
  heard?(event: K['Event'], by: Viewer): K['Event'] | null
  /**
   * True if a move cannot be taken back freely although no luck was spent: somebody learned what they did not know, or
   * gave up against rivals. Absent where there is no such move.
   */
  isUndoBoundary?(before: K['State'], after: K['State'], action: K['Action']): boolean
}
