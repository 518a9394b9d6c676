import type { Chance, RandomState } from './chance.ts'
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

/** What a game must offer for the kernel to play, store, undo and replay it. */
export interface Game<Config, State extends WithLuck, Action, Event, Refusal extends Refused> {
  /** The game's name in stored games. */
  readonly id: string
  /** The edition of the rules: raised whenever they allow, refuse or do something else than before. */
  readonly rulesVersion: number
  /**
   * Older editions whose stored games can still be played again and on: of each, which of today's refusals it may
   * not have known. Only those may differ: what an allowed action does must be what it always did.
   */
  readonly olderEditions?: Readonly<Record<number, (refusal: Refusal) => boolean>>
  /** The first state of a new game. */
  begin(config: Config, seed: Seed): State
  /** A copy that the rules may change; what they never change it may share. */
  copy(state: State): State
  /** Why an action is not allowed now, or null when it is. Never changes the state. */
  refuse(state: State, action: Action): Refusal | null
  /** Carries an allowed action out. */
  apply(table: Table<State, Event>, action: Action): void
  /** Every action that is allowed now, in a fixed order; empty when the game is over. */
  list(state: State): Action[]
}
