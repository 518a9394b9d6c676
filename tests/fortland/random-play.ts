import fc from 'fast-check'
import {
  type Action,
  type Fortland,
  fortland,
  HOUSE_RULES,
  type State,
} from '../../src/engine/fortland/index.ts'
import { randomState, seededChance } from '../../src/engine/kernel/index.ts'
import { positionAfter as after, positionsOf } from '../support/random-positions.ts'

/** Any choices that a table could make; winter comes early in most. */
export const configs: fc.Arbitrary<Fortland['Config']> = fc.record({
  players: fc.array(fc.string({ maxLength: 24 }), { minLength: 2, maxLength: 4 }),
  rules: fc.record({
    leave: fc.constantFrom(...HOUSE_RULES.leave),
    ownForts: fc.constantFrom(...HOUSE_RULES.ownForts),
    dice: fc.constantFrom(...HOUSE_RULES.dice),
    turnCost: fc.constantFrom(...HOUSE_RULES.turnCost),
    layout: fc.constantFrom(...HOUSE_RULES.layout),
    winter: fc.oneof(
      { weight: 4, arbitrary: fc.constant(30 as const) },
      fc.constantFrom(...HOUSE_RULES.winter),
    ),
    fall: fc.constantFrom(...HOUSE_RULES.fall),
  }),
})

/**
 * Picks at random among what is allowed, by a seed of its own; a build two times in three where it is, and own forts are
 * seldom torn down, so that games get somewhere.
 */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededChance({ random: randomState(seed) })
  return (actions) => {
    const build = actions.find(({ type }) => type === 'build')
    if (build && draw(3) < 2) return build
    const calm = actions.filter(({ type }) => type !== 'tear')
    const choice = calm.length > 0 && draw(4) > 0 ? calm : actions
    const action = choice[draw(choice.length)]
    if (!action) throw new Error('There is nothing to do.')
    return action
  }
}

/** Where a game of random players stands after so many actions, or where it ended before. */
export const positionAfter = (config: Fortland['Config'], seed: number, actions: number): State =>
  after({ game: fortland, player: randomPlayer }, config, seed, actions)

/** Positions that games of random players lead to, the finished ones too. */
export const randomPositions = positionsOf({ game: fortland, configs, player: randomPlayer }, 400)
