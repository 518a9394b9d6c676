import { type Kind, readStored } from '../../engine/kernel/index.ts'
import { fault } from './answers.ts'
import type { Response } from './respond.ts'
import type { RefereeTale } from './tale.ts'

/** A stored game, and which of its moves are looked at: how it stood after `move`, and what happened after `since`. */
interface Replayed {
  readonly game: unknown
  readonly move?: number
  readonly since?: number
}

/** Plays a stored game again, sets up how it stood after one of its moves, and tells what happened up to there. */
export function replayed<K extends Kind>(
  { game, told, now }: RefereeTale<K>,
  position: K['State'] | null,
  { game: stored, move, since }: Replayed,
): Response<K['State']> {
  const read = readStored(game, stored)
  if (!read.ok) {
    const message = `This is no stored game that can be played again (${read.reason.code}).`
    return { position, answer: fault({ code: 'bad-game', reason: read.reason }, message) }
  }
  const { first, moves } = read.session
  const last = move ?? moves.length
  const from = since ?? Math.max(0, last - 1)
  if (last > moves.length || from > last) {
    const message = `Moves count from 0, where nothing has been done, to ${moves.length}; "since" is not after "move".`
    return { position, answer: fault({ code: 'no-such-move', moves: moves.length }, message) }
  }
  const state = moves[last - 1]?.after ?? first
  const events = moves.slice(from, last).flatMap(({ frames }) => frames.map(({ event }) => told(event)))
  return { position: state, answer: { ok: true, moves: moves.length, events, now: now(state) } }
}
