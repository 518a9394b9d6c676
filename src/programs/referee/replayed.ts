import { type GameTypes, type ReadError, readLog, replayLog } from '../../engine/kernel/index.ts'
import { fault } from './answers.ts'
import type { Response } from './respond.ts'
import type { RefereeTale } from './tale.ts'

/** A stored game, and the requested moves: the position after `move`, and the events after `since`. */
interface Replayed {
  readonly game: unknown
  readonly move?: number
  readonly since?: number
}

/**
 * Replays a stored game. Sets up the position after one of its moves, and returns the events up to there. Keeps nothing of the moves before
 * `since`.
 */
export function replayed<K extends GameTypes>(
  { game, eventToJson, now }: RefereeTale<K>,
  position: K['State'] | null,
  { game: stored, move, since }: Replayed,
): Response<K['State']> {
  const bad = (reason: ReadError<K['Refusal']>): Response<K['State']> => {
    const message = `This is no stored game that can be played again (${reason.code}).`
    return { position, answer: fault({ code: 'bad-game', reason }, message) }
  }
  const read = readLog(game, stored)
  if (!read.ok) return bad(read.error)
  const count = read.value.log.actions.length
  const last = move ?? count
  const from = since ?? Math.max(0, last - 1)
  if (last > count || from > last) {
    const message = `Moves count from 0, where nothing has been done, to ${count}; "since" is not after "move".`
    return { position, answer: fault({ code: 'no-such-move', moves: count }, message) }
  }
  const played = replayLog(read.value.asBegun, read.value.log, from)
  if (!played.ok) return bad(played.error)
  const { first, moves } = played.value
  const asked = moves.slice(0, last - from)
  const state = asked.at(-1)?.after ?? first
  const events = asked.flatMap(({ frames, after }) => frames.map(({ event }) => eventToJson(event, after)))
  return { position: state, answer: { ok: true, moves: count, events, now: now(state) } }
}
