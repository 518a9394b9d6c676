import { SEATS, type State } from '../../../../engine/fortland/index.ts'

/** Returns a number that identifies the turn, from the state alone. */
export const turnNumber = ({ phase, round, onTurn }: State): number =>
  (phase === 'muster' ? 0 : round) * SEATS.length + onTurn
