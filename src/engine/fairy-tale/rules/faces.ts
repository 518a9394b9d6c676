import type { DieFace } from '../../kernel/chance.ts'
import type { RollFor, State } from '../state.ts'
import { FACE_OF } from './die.ts'
import { movesByRound } from './rounds.ts'
import { rollsSixAgain } from './spawn.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const WITHOUT_SIX: readonly DieFace[] = [1, 2, 3, 4, 5]
const ALL_MOVE: readonly DieFace[] = [FACE_OF.all]

/**
 * The faces with which a die can come to lie now, each as likely as the others: without those that are rolled again as part
 * of the same roll [R 8]. Where all monsters move once a round without a die, a 6 alone, which is as much [R 72].
 */
export function facesToFall(state: State, rollFor: RollFor): readonly DieFace[] {
  if (rollFor === 'new-monsters') return rollsSixAgain(state) ? WITHOUT_SIX : FACES
  return movesByRound(state) ? ALL_MOVE : FACES
}
