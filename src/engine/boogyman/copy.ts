import type { State } from './state.ts'

/**
 * A copy of a game that the rules may change; what they never change it shares. Written out, property by property, since
 * computer players make many.
 */
export const copyOf = ({
  rules,
  first,
  placed,
  onTurn,
  actions,
  turn,
  quiet,
  pawns: [red, green],
  acted,
  trees,
  boogymen: [redOne, greenOne],
  prowled,
  outcome,
  random,
}: State): State => ({
  rules,
  first,
  placed,
  onTurn,
  actions,
  turn,
  quiet,
  pawns: [red.slice(), green.slice()],
  acted: acted.slice(),
  trees: trees.slice(),
  boogymen: [redOne, greenOne],
  prowled,
  outcome,
  random,
})
