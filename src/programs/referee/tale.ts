import type * as v from 'valibot'
import type { Game, Kind, Refused, Script } from '../../engine/kernel/index.ts'
import type { Result } from '../../engine/kernel/result.ts'

/** A request that only one tale knows: another way to ask for an action. */
export interface OwnRequest<Action> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** The action that it stands for, and the luck that was brought along, of its fields as they were read. */
  asAction(fields: Record<string, unknown>): { action: Action } & Required<Script>
}

/** A question about a position that only some tales can answer, and that changes nothing. */
export interface OwnQuestion<State> {
  /** Its fields beside `do` and `id`. */
  readonly fields: v.ObjectEntries
  /** The fields of the answer. */
  answer(state: State, fields: Record<string, unknown>): object
}

/** A position that was set up, or why there is none. */
export type Read<State> = Result<State, { problem: object; message: string }>

/** What a tale tells programs of itself: all that the referee needs to know of it. */
export interface RefereeTale<K extends Kind> {
  readonly game: Game<K>
  /** The fields of `new` beside the seed; they are looked at by `config`. */
  readonly options: v.ObjectEntries
  /**
   * A table's choices from those fields; or the first of them that is wrong, as a way to it ("seats.1"), and why, where
   * the tale has a reason of its own for it.
   */
  config(wishes: Record<string, unknown>): Result<K['Config'], { where: string; why?: string }>
  /** Most faces that any of its dice has. */
  readonly faces: number
  /** Positions in writing, in the law's one way. */
  readonly notation: { parse(text: string): Read<K['State']>; write(state: K['State']): string }
  /** Where the game stands, in a few words: part of every answer to an action. */
  now(state: K['State']): object
  /** What there is to know of a position, without having to read its notation. */
  summary(state: K['State']): object
  /** An event as JSON; `state` is how the game stands after all that happened with it. */
  told(event: K['Event'], state: K['State']): unknown
  /**
   * How an action is asked for, where that says more than its stored form: with the dice that it shall roll. Absent where
   * an action is asked for as it is stored.
   */
  readonly asked?: v.GenericSchema<unknown, { action: K['Action']; dice: number[] }>
  /** How a text is refused that is none of its actions, where its law has a word for that; else it is a request that is wrong. */
  readonly unknownAction?: Refused
  /** Requests that only this tale knows, by name. */
  readonly own?: Readonly<Record<string, OwnRequest<K['Action']>>>
  /** Questions that it can answer, by name: `predict`, `odds`. */
  readonly questions?: Readonly<Record<string, OwnQuestion<K['State']>>>
}
