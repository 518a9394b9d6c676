import { boogyman, type Config, parseNotation, parseTurn } from '../../engine/boogyman/index.ts'
import { advance, openSession } from '../../engine/kernel/index.ts'
import type { Session } from './game.ts'

export const twoPlayers: Config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } }

/** A game after some actions in notation: "place d4, step d4 d5". */
export const played = (actions: string, config = twoPlayers): Session =>
  playedOn(openSession(boogyman, config, 0), actions)

/** A duel from a drawn position, after some actions. */
export function duelFrom(position: string, actions: string): Session {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(read.error.code)
  return playedOn({ config: twoPlayers, seed: 0, first: read.value, moves: [] }, actions)
}

function playedOn(begun: Session, actions: string): Session {
  let session = begun
  for (const action of parseTurn(actions) ?? []) {
    const next = advance(boogyman, session, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.code}`)
    session = next.value
  }
  return session
}

/** The four placements of the opening, in order. */
export const OPENING = 'place d4, place c4, place e4, place d5'
