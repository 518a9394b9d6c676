import type { Action, Difficulty, State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Move, Session } from '../game.ts'

/** What luck decided at the end of a passage: where monsters come, who moves, or which tile is turned up. */
export type Stroke = 'new-monsters' | 'movement' | 'tile'

/** What was done between two strokes of luck, the second of which it brought: in it nothing happened but what players decided. */
export interface Passage {
  /** Which tale it is a part of: how the chances stand depends on that. */
  tale: Difficulty
  turn: number
  /** How many actions of the game precede it. */
  move: number
  start: State
  actions: readonly Action[]
  stroke: Stroke
  /** The face that fell, if it was a die. */
  face: DieFace | null
  /** The game after that stroke. */
  after: State
}

/** The passages of a game, from its first turn on. What was done after the last stroke of luck brought none, and is left out. */
export function passagesOf({ config, moves }: Session): Passage[] {
  const passages: Passage[] = []
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

/** The last die that fell in a move; a tile, where none did. */
function strokeIn(frames: Move['frames']): { stroke: Stroke; face: DieFace | null } {
  const rolled = frames.map(({ event }) => event).findLast((event) => event.type === 'die-rolled')
  return rolled?.type === 'die-rolled'
    ? { stroke: rolled.for, face: rolled.face }
    : { stroke: 'tile', face: null }
}
