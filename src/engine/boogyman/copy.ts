import type { State } from './state.ts'

/** Copies a state for the rules to change. Immutable parts are shared. Written property by property for speed, as bots copy often. */
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
