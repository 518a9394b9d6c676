import type { State } from '../state.ts'

/** Whether this is a copy in which nothing can be drawn, since what luck would bring is nobody's to know (`copyOf`). */
export const isBlind = ({ pile }: State): boolean => pile.unseen !== undefined
