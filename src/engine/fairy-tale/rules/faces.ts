import type { DieFace } from '../../kernel/chance.ts'
import { throwsAgain } from '../expansion-queries.ts'
import type { RollFor, State } from '../state.ts'
import { FACE_OF } from './die.ts'
import { movesByRound } from './rounds.ts'
import { rollsSixAgain } from './spawn.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const WITHOUT_SIX: readonly DieFace[] = [1, 2, 3, 4, 5]
const ALL_MOVE: readonly DieFace[] = [FACE_OF.all]

/**
 * The faces with which a die can come to lie now, each as likely as the others: without those that are rolled again as part
 * of the same roll [R 8] [R 64]. Where a die lies open for the movement, its face alone [R 66]; where all monsters move
 * once a round without a die, a 6 alone, which is as much [R 72].
 */
export function facesToFall(state: State, rollFor: RollFor): readonly DieFace[] {
  if (rollFor === 'movement' && movesByRound(state)) return ALL_MOVE
  const faces = rollFor === 'new-monsters' && rollsSixAgain(state) ? WITHOUT_SIX : FACES
  if (!state.extras) return faces
  const open = rollFor === 'movement' ? state.extras.foretold : null
  if (open !== null && !throwsAgain(state, open)) return [open]
  return faces.filter((face) => !throwsAgain(state, face))
}
