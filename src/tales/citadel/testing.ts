import {
  type Config,
  citadel,
  parseAction,
  parseNotation,
  problemText,
  standardRules,
  type View,
} from '../../engine/citadel/index.ts'
import { advance, openSession, stateFor, stateOf, type Viewer } from '../../engine/kernel/index.ts'
import type { Session } from './game.ts'

const NAMES = ['Mira', 'Tom', 'Ada', 'Ben', 'Eva'] as const

export const twoPlayers: Config = { players: NAMES.slice(0, 2), rules: standardRules() }
export const threePlayers: Config = { players: NAMES.slice(0, 3), rules: standardRules() }

/** A game after some actions in notation: "choose a5, choose d3". */
export const played = (actions: string, config = twoPlayers, seed = 7): Session =>
  playedOn(openSession(citadel, config, seed), actions)

/** A position from the view of one player; by default of the seat on turn. */
export function viewOf(position: string, by?: Viewer): View {
  const state = stateOf(gameFrom(position))
  return stateFor(citadel, state, by === undefined ? state.onTurn : by)
}

/** A game from a position, with its lines separated by " | ". */
export function gameFrom(position: string, actions = ''): Session {
  const read = parseNotation(`the indomitable citadel 1 | ${position}`)
  if (!read.ok) throw new Error(problemText(read.error))
  const first = read.value
  const count = first.rules.two === 'orders' ? 2 : first.seats.length
  const config = { players: NAMES.slice(0, count), rules: { ...first.rules } }
  return playedOn({ config, seed: 7, first, moves: [] }, actions)
}

/** A game continued by actions in notation. */
export function playedOn(begun: Session, actions: string): Session {
  let session = begun
  for (const words of actions === '' ? [] : actions.split(', ')) {
    const action = parseAction(words)
    if (!action) throw new Error(`"${words}" is not an action.`)
    const next = advance(citadel, session, action)
    if (!next.ok) throw new Error(`${words}: ${next.error.code}`)
    session = next.value
  }
  return session
}
