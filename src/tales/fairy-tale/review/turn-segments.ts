import type { Action, Difficulty, State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Move, Session } from '../game.ts'

/** The luck at the end of a segment: new monsters, a movement, or a tile that is turned up. */
export type Stroke = 'new-monsters' | 'movement' | 'tile'

/** A segment of a turn between two random events, ending with the second: it contains only decisions of players. */
export interface TurnSegment {
  /** The difficulty, which the odds depend on. */
  tale: Difficulty
  turn: number
  /** The index of its first action in the game. */
  move: number
  start: State
  actions: readonly Action[]
  stroke: Stroke
  /** The face of the die, if the luck was a die. */
  face: DieFace | null
  /** The state after that luck. */
  after: State
}

/** Returns the segments of a game from its first turn on. Actions after the last random event are omitted. */
export function passagesOf({ config, moves }: Session): TurnSegment[] {
  const passages: TurnSegment[] = []
  let begun = moves.findIndex(({ before }) => before.opening === null)
  if (begun < 0) return []
  for (const [index, { before, barrier, after, frames }] of moves.entries()) {
    if (index < begun || !barrier) continue
    const start = moves[begun]?.before ?? before
    const actions = moves.slice(begun, index + 1).map(({ action }) => action)
    passages.push({
      tale: config.difficulty,
      turn: before.turn,
      move: begun,
      start,
      actions,
      ...strokeIn(frames),
      after,
    })
    begun = index + 1
  }
  return passages
}

/** The last die rolled in a move; a tile if there was none. */
function strokeIn(frames: Move['frames']): { stroke: Stroke; face: DieFace | null } {
  const rolled = frames.map(({ event }) => event).findLast((event) => event.type === 'die-rolled')
  return rolled?.type === 'die-rolled'
    ? { stroke: rolled.for, face: rolled.face }
    : { stroke: 'tile', face: null }
}
