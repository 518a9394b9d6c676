import type { Action, FairyTale, State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace, Move, Session } from '../../../engine/kernel/index.ts'
import { TooManyPositions } from '../../../players/every-way.ts'
import type { Goal } from './goal.ts'
import { prove } from './prove.ts'

/** The last moment of a lost game at which the oak could still be saved. */
export interface LastRescue {
  /** How many moves had been made then, and in which turn. */
  move: number
  turn: number
  state: State
  goal: Goal
  /** One way, to the end of the turn. */
  way: readonly Action[]
}

/** What one turn of the game was: how it stood when the hero began to act, and the dice that moved the monsters after. */
interface Turn {
  move: number
  before: State
  dice: DieFace[]
  heartsAfter: number
}

/** Hardly any turn has more positions up to its first answer; a turn that has is passed over. */
const MOST_POSITIONS = 30_000

/**
 * Goes back from the end of a lost game to the last turn whose roll cost hearts, with the dice that really came, although
 * there was a way to lose none. Null where the game was not lost, or no such turn is found.
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

/** A die that replaces another one counts in its place. */
function follow(turn: Turn, { frames, after }: Move<FairyTale>): void {
  for (const { event } of frames) {
    if (event.type !== 'die-rolled' || event.for !== 'movement') continue
    if (event.again) turn.dice.pop()
    turn.dice.push(event.face)
  }
  turn.heartsAfter = after.hearts
}
