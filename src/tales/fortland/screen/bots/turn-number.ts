import { SEATS, type State } from '../../../../engine/fortland/index.ts'

/** A number that tells the turns of a game apart, from its state alone. */
export const turnNumber = ({ phase, round, onTurn }: State): number =>
  (phase === 'muster' ? 0 : round) * SEATS.length + onTurn
