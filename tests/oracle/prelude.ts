import { type Citadel, citadel, type State } from '../../src/engine/citadel/index.ts'
import { advance, openSession, randomState, seededRng, stateOf } from '../../src/engine/kernel/index.ts'
import { page } from '../../src/tales/citadel/bots/index.ts'
import type { Session } from '../../src/tales/citadel/game.ts'

/** When a person joins: after a number of moves, a number before the end, or before a question to a seat that is not on turn. */
export type Joined = { after: number } | { beforeEnd: number } | { before: 'withdraw' }

/** More moves than a game of bots takes. */
const MOST = 3000

/** A game as computer players would play it, until it is joined. */
export function preludeOf(config: Citadel['Config'], seed: number, joined: Joined): Session {
  const luck = seededRng({ random: randomState(seed) })
  const sessions = [openSession(citadel, config, seed)]
  for (let session = sessions[0]; session; session = sessions.at(-1)) {
    const state = stateOf(session)
    const { length } = session.moves
    if (length > MOST || isThere(state, length, joined)) break
    const next = advance(citadel, session, page(state, luck))
    if (!next.ok) throw new Error(`The prelude was refused after ${length} moves.`)
    sessions.push(next.value)
  }
  const reached = sessions.at(-1)
  const at = 'beforeEnd' in joined ? sessions.at(-joined.beforeEnd) : reached
  const before = sessions.findLast((session) => isAboutToReveal(stateOf(session)))
  const found = 'before' in joined ? before : at
  if (!found) throw new Error('The game cannot be joined there.')
  return found
}

const isAboutToReveal = ({ phase, questions }: State): boolean => phase === 'reveal' && questions.length === 0

/** True if the game has reached the point at which a person joins. */
function isThere({ phase, questions: [asked], onTurn }: State, moves: number, joined: Joined): boolean {
  if (phase === 'over') {
    if ('before' in joined) throw new Error(`Nobody is asked to ${joined.before}.`)
    return true
  }
  if ('after' in joined) return moves >= joined.after
  return 'before' in joined && asked?.type === joined.before && asked.seat !== onTurn
}
