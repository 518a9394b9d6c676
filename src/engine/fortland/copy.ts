import type { State } from './state.ts'

/**
 * A copy of a game that the rules may change; what they never change it shares: an army that moves is another object.
 * Written out, property by property, since computer players make many.
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
