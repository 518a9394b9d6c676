import type { Action, FairyTale, State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace, Move, Session } from '../../../engine/kernel/index.ts'
import { TooManyPositions } from '../../../players/exhaustive-search.ts'
import type { Goal } from './goal.ts'
import { prove } from './prove.ts'

/** The last turn of a lost game that could still save the Oak. */
export interface LastRescue {
  /** The number of moves before it, and the number of its turn. */
  move: number
  turn: number
  state: State
  goal: Goal
  /** One solution, up to the end of the turn. */
  way: readonly Action[]
}

/** One turn of the game: the state when the hero began to act, and the dice of the movements afterwards. */
interface Turn {
  move: number
  before: State
  dice: DieFace[]
  heartsAfter: number
}

/** The limit of the search in positions. Turns beyond it are skipped; few need more before their first solution. */
const MOST_POSITIONS = 30_000

/**
 * Searches backwards from the end of a lost game for a turn with lost hearts that the hero could have saved from the same dice. Null if
 * there is none, or if the game was not lost.
 */
export function lastRescue(session: Session<FairyTale>): LastRescue | null {
  if (session.moves.at(-1)?.after.outcome !== 'lost') return null
  for (const turn of turnsOf(session).reverse()) {
    if (turn.heartsAfter >= turn.before.hearts) continue
    const goal: Goal = { kind: 'survive', dice: turn.dice }
    const way = wayOf(turn.before, goal)
    if (way) return { move: turn.move, turn: turn.before.turn, state: turn.before, goal, way }
  }
  return null
}

function wayOf(state: State, goal: Goal): readonly Action[] | null {
  try {
    const proof = prove(state, goal, MOST_POSITIONS, { first: true })
    return proof && proof.answers > 0 ? proof.way : null
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}

function turnsOf({ moves }: Session<FairyTale>): Turn[] {
  const turns: Turn[] = []
  moves.forEach((move, index) => {
    const { before } = move
    if (before.phase === 'action' && turns.at(-1)?.before.turn !== before.turn) {
      turns.push({ move: index, before, dice: [], heartsAfter: before.hearts })
    }
    const turn = turns.at(-1)
    if (turn?.before.turn === before.turn) follow(turn, move)
  })
  return turns
}

/** A die that replaces another one takes its place. */
function follow(turn: Turn, { frames, after }: Move<FairyTale>): void {
  for (const { event } of frames) {
    if (event.type !== 'die-rolled' || event.for !== 'movement') continue
    if (event.again) turn.dice.pop()
    turn.dice.push(event.face)
  }
  turn.heartsAfter = after.hearts
}
