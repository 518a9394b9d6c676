import type { Game, GameTypes } from '../engine/kernel/index.ts'
import type { PlayerOf } from '../players/player.ts'
import type { Agreement } from './entries.ts'

/** The parts of a tale that the server of tables uses. */
export interface ServerTale<K extends GameTypes> {
  readonly game: Game<K>
  /** Returns the player of a seat in the rules. Absent if every seat has its own player. */
  playerOf?(config: K['Config'], seat: number): number
  /** Bots by id. Each function makes a bot for one seat of one game. */
  readonly bots: Readonly<Record<string, () => PlayerOf<K>>>
  /** Ids of bots that answer within a few milliseconds. The first replaces a bot that fails. All others run in a worker thread. */
  readonly quick: readonly [string, ...string[]]
  /** Returns the kind of consent that an action needs; null for none. Absent if no action needs consent. */
  agreementOf?(action: K['Action']): Agreement | null
  /** True if the bot of a seat agrees to a draw. Absent if bots never agree. */
  botAgrees?(state: K['State'], seat: number): boolean
  /** Suggestions of waiting seats to the seat to act. Must be absent for games with hidden hands: a pin could name a card. */
  readonly suggestions?: {
    /** True if a seat may suggest an action now, because the seat to act could still play it. */
    may(state: K['State'], seat: number, action: K['Action']): boolean
    /** Returns the number of the turn. A suggestion ends with its turn. */
    turnOf(state: K['State']): number
  }
  /** Returns the action that answers a question without a choice, or null. Absent if the tale has no such questions. */
  answer?(state: K['State']): K['Action'] | null
}

/** A tale without its game types: the server passes configs, states and actions on unread. */
export type AnyTale = ServerTale<GameTypes>

/** Tales by the ids of their games. */
export type ServerTales = Readonly<Record<string, AnyTale>>

/** Erases the types of a game. Configs, states and actions must return only to their own game. */
export const anyTale = <K extends GameTypes>(tale: ServerTale<K>): AnyTale => tale as unknown as AnyTale
