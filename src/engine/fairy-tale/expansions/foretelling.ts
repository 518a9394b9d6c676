import { type DieFace, rollSix } from '../../kernel/chance.ts'
import { throwsAgain } from '../expansion-queries.ts'
import { movesByRound } from '../rules/rounds.ts'
import type { Table } from '../table.ts'
import { isBlind } from './blind.ts'

/**
 * The next die for movement of this turn is thrown now and lies open: in the action phase only, if one is to come, and not
 * while one lies open [R 66].
 */
export function foretell({ state, chance, emit }: Table, seat: number): void {
  const { extras } = state
  const comes = state.phase === 'action' && state.rolls.movement > 0 && !movesByRound(state)
  if (!extras || !comes || extras.foretold !== null || isBlind(state)) return
  let face: DieFace = rollSix(chance)
  // A 5 is thrown again, as part of the same roll [R 64].
  while (throwsAgain(state, face)) face = rollSix(chance)
  extras.foretold = face
  emit?.({ type: 'die-foretold', seat, face })
}
