import type { State } from './state.ts'

/**
 * Returns a copy that the rules may change. Parts that the rules never mutate are shared; a move replaces the army object. Written out
 * property by property for speed: bots make many copies.
 */
export const copyOf = ({
  rules,
  lands,
  forts,
  armies,
  phase,
  onTurn,
  round,
  actions,
  turned,
  built,
  outcome,
  random: { dice, draws },
}: State): State => ({
  rules,
  lands,
  forts: forts.slice(),
  armies: armies.slice(),
  phase,
  onTurn,
  round,
  actions,
  turned,
  built: built.slice(),
  outcome,
  random: { dice, draws },
})
