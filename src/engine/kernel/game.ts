import type { RandomState, Rng, RngSource } from './chance.ts'
import type { Codec } from './codec.ts'
import type { Seed } from './seed.ts'

/** The argument of a rule: a state that the rule may change, the rng, and a listener for events. */
export interface RuleContext<State, Event> {
  readonly state: State
  readonly chance: Rng
  /** Called with every event, when the state shows its effect. Absent if there is no listener. */
  readonly emit?: ((event: Event) => void) | undefined
}

/** Why the rules do not allow an action, as data: `code` is from the game's closed list. */
export interface Refused {
  readonly code: string
}

/** The part of every state that has the state of the rng. */
export interface WithRng {
  random: RandomState
}

/** The types of any game. */
export type GameTypes = GameTypesOf<unknown, WithRng, unknown, unknown, Refused>

/** The types of one game. `Config` is chosen before the game begins. */
export interface GameTypesOf<Config, State extends WithRng, Action, Event, Refusal extends Refused> {
  Config: Config
  State: State
  Action: Action
  Event: Event
  Refusal: Refusal
}

/** The mark of a game with hidden information among its types. Every game with `seen` must have it. */
export interface HidesSomething {
  Hides: true
}

/** An action of a session; null if it may name hidden cards that the viewer of the session must not see. */
export type ActionKnown<K extends GameTypes> = K['Action'] | (K extends HidesSomething ? null : never)

/** The types of a game with typed actions. */
export type ActionKind = GameTypes & { Action: { type: string } }

/** The union of the types of actions. */
export type ActionType<K extends ActionKind> = K['Action']['type']

/** The actions of one type, or of several. */
export type ActionOf<K extends ActionKind, Type extends ActionType<K>> = Extract<K['Action'], { type: Type }>

/** The types of a game with typed events. */
export type EventKind = GameTypes & { Event: { type: string } }

/** The union of the types of events. */
export type EventType<K extends EventKind> = K['Event']['type']

/** The events of one type, or of several. */
export type EventOf<K extends EventKind, Type extends EventType<K>> = Extract<K['Event'], { type: Type }>

/** The union of the codes of refusals. */
export type RefusalCode<K extends GameTypes> = K['Refusal']['code']

/** The argument of a rule of one game. */
export type RuleContextOf<K extends GameTypes> = RuleContext<K['State'], K['Event']>

/** A seat at the table: its player, and its role in the game. */
export interface SeatRole {
  /** The player's name as it was entered; '' for none. */
  readonly player: string
  /** The id of the seat's role in the game: a colour, a country. */
  readonly role: string
}

/** Who must act: a seat (its index), all seats together for a common decision, or none (null). */
export type SeatToAct = number | 'together' | null

/** The result of a finished game: the indices of the winning seats; empty if no seat has won. */
export interface GameResult {
  readonly won: readonly number[]
}

/** The viewer of a position: a seat (its index), or null for a spectator, who sees only public information. */
export type Viewer = number | null

/** The differences of an older rules version from today's. The effect of an allowed action must never differ. */
export interface OlderRules<K extends GameTypes> {
  /** True if it may have allowed an action that today's rules refuse. If absent, it allowed none. */
  allowed?(refusal: K['Refusal'], state: K['State'], action: K['Action']): boolean
  /** Returns the first state of a new game, if another deck was dealt. If absent, as today. */
  begin?(config: K['Config'], seed: Seed, luck?: RngSource): K['State']
}

/** The rules of a game. With them the kernel plays, stores, undoes and replays it. */
export interface Game<K extends GameTypes> {
  /** The id of the game in stored games. */
  readonly id: string
  /** The rules version. Raise it with every change of what the rules allow, refuse or do. */
  readonly rulesVersion: number
  /** Older rules versions that are still supported for stored games, with their differences from today's. */
  readonly olderRules?: Readonly<Record<number, OlderRules<K>>>
  /** The stored form of configurations and actions. */
  readonly codec: Codec<K>
  /** Returns the first state of a new game. Its luck comes from `luck`, or from the seed. */
  begin(config: K['Config'], seed: Seed, luck?: RngSource): K['State']
  /** Returns the seats, by their indices. */
  seats(config: K['Config']): readonly SeatRole[]
  /** Returns a config with other names of its players, by seat ('' for none). Absent if it has none. */
  named?(config: K['Config'], names: readonly string[]): K['Config']
  /** Returns a copy that the rules may change. Parts that the rules never change may be shared. */
  copy(state: K['State']): K['State']
  /** Returns why an action is not allowed now, or null. Never changes the state. */
  refuse(state: K['State'], action: K['Action']): K['Refusal'] | null
  /** Applies an allowed action. */
  apply(context: RuleContext<K['State'], K['Event']>, action: K['Action']): void
  /** Returns every action that is allowed now, in a fixed order; empty if the game is over. */
  list(state: K['State']): K['Action'][]
  /** Returns the seat that must act. */
  decider(state: K['State']): SeatToAct
  /** Returns the result of the game; null while it goes on. In a cooperative game either all win or none does. */
  outcome(state: K['State']): GameResult | null
  /**
   * Returns the state without the information that is hidden from a viewer. Absent if nothing is ever hidden. Must only be called by
   * `seenBy`, which also removes the rng and the order of keys: both could reveal hidden cards.
   */
  seen?(state: K['State'], by: Viewer): K['State']
  /** Returns an event as a viewer sees it; null if it is hidden. Absent if all events are public. Must only be called by `heardBy`. */
  heard?(event: K['Event'], by: Viewer): K['Event'] | null
  /**
   * True if a move cannot be undone freely although the rng was not used: it revealed something, or a player resigned against rivals.
   * Absent if there is no such move.
   */
  isUndoBoundary?(before: K['State'], after: K['State'], action: K['Action']): boolean
}
