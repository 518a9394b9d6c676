import {
  type Config,
  fortland,
  parseNotation,
  parseTurn,
  problemText,
  standardRules,
} from '../../engine/fortland/index.ts'
import { advance, openSession } from '../../engine/kernel/index.ts'
import type { Session } from './game.ts'

export const twoPlayers: Config = { players: ['Mira', 'Tom'], rules: standardRules() }

/** Returns a game after some actions in the words of the law: "muster n1, muster w2, roll". */
export const played = (actions: string, config = twoPlayers, seed = 7): Session =>
  playedOn(openSession(fortland, config, seed), actions)

/** Returns a game that continues a drawn position; " / " separates its lines. */
export function gameFrom(position: string, actions = ''): Session {
  const read = parseNotation(position.replaceAll(' / ', '\n'))
  if (!read.ok) throw new Error(problemText(read.error))
  const first = read.value
  const players = first.armies.map((_, seat) => ['Mira', 'Tom', 'Ada', 'Ben'][seat] ?? '')
  const config = { players, rules: { ...standardRules(), ...first.rules } }
  return playedOn({ config, seed: 7, first, moves: [] }, actions)
}

function playedOn(begun: Session, actions: string): Session {
  let session = begun
  for (const action of actions === '' ? [] : (parseTurn(actions) ?? [])) {
    const next = advance(fortland, session, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.code}`)
    session = next.value
  }
  return session
}

/** The actions that muster both armies. */
export const MUSTERED = 'muster n1, muster w2'
