import * as v from 'valibot'
import { advance, stateOf, type WordSource } from '../engine/kernel/index.ts'
import type { Code, Request } from '../protocol/messages.ts'
import {
  type Asker,
  askOthers,
  type Decision,
  doneBefore,
  othersAt,
  refusedWith,
  seatsOfPerson,
} from './decision.ts'
import type { TableEntryOf } from './entries.ts'
import { type AnySession, deciderOf, type TableState } from './table.ts'

// Moves and undos at a table. Pure, except for the source of random words.

/** Decides about actions of the seat to act. `most`: the limit of moves and undos. Throws if the rules throw. */
export function decideAct(
  table: TableState,
  { epoch, n, id, actions }: Request<'act'>,
  asker: Asker,
  source: WordSource,
  most: number,
): Decision {
  const { own, at } = asker
  const known = doneBefore(table, own, id)
  if (known) return known
  const seat = actingSeat(table, own)
  if (typeof seat !== 'number') return refusedWith(seat.code)
  if (epoch !== table.epoch || n !== table.n) return refusedWith('behind')
  if (table.n >= most) return refusedWith('too-long')
  const read = v.safeParse(v.array(table.tale.game.codec.action), actions)
  if (!read.success) return refusedWith('wrong-shape')
  for (const action of read.output) {
    const asked = consentTo(table, { action, seat, id }, asker)
    if (asked) return read.output.length > 1 ? refusedWith('wrong-shape') : asked
  }
  const { moves, rest, isOver } = played(table, seat, read.output, source)
  if (moves.length === 0 && rest) return { ack: { ok: false, ...rest } }
  return {
    entry: {
      do: 'act',
      seat,
      id,
      moves,
      ...(rest && { rest }),
      ...(isOver && { over: true as const }),
      at,
    },
  }
}

/** An action that a seat requests. */
interface WishedAction {
  readonly action: unknown
  readonly seat: number
  readonly id: string
}

/** Asks the others about an action that ends the game for them too. Returns null if the action needs no consent. */
function consentTo(table: TableState, { action, seat, id }: WishedAction, asker: Asker): Decision | null {
  const { game, agreementOf } = table.tale
  const kind = agreementOf?.(action) ?? null
  if (kind === null || !table.session) return null
  const refusal = game.refuse(stateOf(table.session), action)
  if (refusal) return { ack: { ok: false, code: 'refused', refusal } }
  const barred = kind === 'draw' ? drawBarred(table, asker.own) : null
  if (barred) return refusedWith(barred)
  const open = othersAt(table, asker.own)
  if (open.length === 0) return null
  return askOthers(table, asker, { seat, id, wish: { kind, action: game.codec.writeAction(action) }, open })
}

/** Returns why a device cannot offer a draw to seats that no person plays, or null. A bot cannot answer for an absent person. */
function drawBarred(table: TableState, own: readonly number[]): Code | null {
  const state = stateOf(table.session as AnySession)
  const mine = seatsOfPerson(table, own)
  for (const [seat, { token, bot }] of table.seats.entries()) {
    if (mine.includes(seat) || (token !== null && bot === null)) continue
    if (token !== null || bot === null) return 'not-your-turn'
    if (!table.tale.botAgrees?.(state, seat)) return 'declined'
  }
  return null
}

/** Returns the entry of a bot's action. Throws if the rules refuse the action or throw. */
export function botEntry(
  table: TableState,
  seat: number,
  action: unknown,
  at: number,
  source: WordSource,
): TableEntryOf<'act'> {
  const { moves, rest, isOver } = played(table, seat, [action], source)
  if (rest) throw new Error(`The action ${JSON.stringify(action)} of a bot is refused.`)
  return { do: 'act', seat, moves, ...(isOver && { over: true as const }), at }
}

/** Returns the seat of a device that may act now, or a code if none may. */
function actingSeat(table: TableState, own: readonly number[]): number | { code: Code } {
  if (table.phase === 'over') return { code: 'ended' }
  const [first] = own
  if (first === undefined) return { code: 'not-your-seat' }
  const decider = deciderOf(table)
  const seats = decider === 'together' ? own : own.filter((seat) => seat === decider)
  // Only the bot may act for a seat that it plays.
  return seats.find((seat) => table.seats[seat]?.bot === null) ?? { code: 'not-your-turn' }
}

/** The moves of a request, in the form of its entry. */
interface Played {
  readonly moves: TableEntryOf<'act'>['moves']
  /** Why the remaining actions were not played. */
  readonly rest: TableEntryOf<'act'>['rest']
  readonly isOver: boolean
}

/** Plays actions of one seat, and answers to questions without a choice. Stops at the first action that is not allowed. */
export function played(
  table: TableState,
  seat: number,
  actions: readonly unknown[],
  source: WordSource,
): Played {
  const { game, answer } = table.tale
  const moves: TableEntryOf<'act'>['moves'] = []
  let session = table.session as AnySession
  const isTurnOf = (): boolean => {
    const decider = game.decider(stateOf(session))
    return decider === seat || decider === 'together'
  }
  /** Plays one action; returns its refusal. */
  const play = (action: unknown): { code: string } | null => {
    const next = advance(game, session, action, source)
    if (!next.ok) return next.error
    const [before, after] = [session.words, next.value.words]
    moves.push({
      action: game.codec.writeAction(action),
      dice: after?.dice.slice(before?.dice.length) ?? [],
      draws: after?.draws.slice(before?.draws.length) ?? [],
    })
    session = next.value
    return null
  }
  /** True if a person, or all together, must act. Bots answer questions themselves. */
  const isPersonAsked = (): boolean => {
    const decider = game.decider(stateOf(session))
    return decider === 'together' || (decider !== null && table.seats[decider]?.bot === null)
  }
  let rest: Played['rest']
  for (const action of actions) {
    if (!isTurnOf()) rest = { code: 'not-your-turn' }
    const refusal = rest ? null : play(action)
    if (refusal) rest = { code: 'refused', refusal }
    if (rest) break
    // The answer may be one of the next seat, as in games on one device.
    const own = isPersonAsked() ? answer?.(stateOf(session)) : null
    if (own && play(own)) throw new Error(`The answer ${JSON.stringify(own)} of a table is refused.`)
  }
  return { moves, rest, isOver: game.outcome(stateOf(session)) !== null }
}

/**
 * Decides about an undo: at once if it is free or no other person must agree, otherwise by asking the others. `most`: the limit of moves and
 * undos.
 */
export function decideUndo(
  table: TableState,
  { epoch, n, id, left }: Request<'undo'>,
  asker: Asker,
  most: number,
): Decision {
  const { own, at } = asker
  const known = doneBefore(table, own, id)
  if (known) return known
  if (table.phase === 'over') return refusedWith('ended')
  const decider = deciderOf(table)
  const seat = own.find((one) => one === decider) ?? own[0]
  if (seat === undefined) return refusedWith('not-your-seat')
  if (!table.session) return refusedWith('not-your-turn')
  if (epoch !== table.epoch || n !== table.n) return refusedWith('behind')
  if (table.n >= most) return refusedWith('too-long')
  if (left >= table.session.moves.length) return refusedWith('wrong-shape')
  const isFree =
    table.session.moves.slice(left).every(({ barrier }) => !barrier) &&
    table.actors.slice(left).every((actor) => own.includes(actor))
  const open = othersAt(table, own)
  if (isFree || open.length === 0) return { entry: { do: 'undo', seat, id, left, agreed: !isFree, at } }
  return askOthers(table, asker, { seat, id, wish: { kind: 'undo', left }, open })
}
