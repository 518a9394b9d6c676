import fc from 'fast-check'
import {
  type Action,
  type Boogyman,
  boogyman,
  HOUSE_RULES,
  SEATS,
  type State,
} from '../../src/engine/boogyman/index.ts'
import { randomState, scriptedChance, seededChance, simulate } from '../../src/engine/kernel/index.ts'

/** Any choices that a table could make. */
export const configs: fc.Arbitrary<Boogyman['Config']> = fc.record({
  players: fc.tuple(fc.string({ maxLength: 24 }), fc.string({ maxLength: 24 })),
  first: fc.constantFrom(...SEATS),
  rules: fc.record({ trees: fc.constantFrom(...HOUSE_RULES.trees) }),
})

/**
 * Picks at random among what is allowed, by a seed of its own; a spawn, a call and the Boogyman half of the time, where
 * they are, so that games get somewhere.
 */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededChance({ random: randomState(seed) })
  return (actions) => {
    const rare = actions.filter(({ type }) => type === 'spawn' || type === 'call' || type === 'prowl')
    const choice = rare.length > 0 && draw(2) === 0 ? rare : actions
    const action = choice[draw(choice.length)]
    if (!action) throw new Error('There is nothing to do.')
    return action
  }
}

/** Where a game of random players stands after so many actions, or where it ended before. */
function positionAfter(config: Boogyman['Config'], seed: number, actions: number): State {
  const state = boogyman.begin(config, 0)
  const pick = randomPlayer(seed)
  for (let done = 0; done < actions && !state.outcome; done++) {
    simulate(boogyman, state, pick(boogyman.list(state)), scriptedChance({}))
  }
  return state
}

/** Positions that games of random players lead to, the finished ones too. */
export const randomPositions: fc.Arbitrary<State> = fc
  .tuple(configs, fc.nat(), fc.nat({ max: 200 }))
  .map(([config, seed, actions]) => positionAfter(config, seed, actions))
