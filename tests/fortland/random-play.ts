import fc from 'fast-check'
import {
  type Action,
  type Fortland,
  fortland,
  HOUSE_RULES,
  type State,
} from '../../src/engine/fortland/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { positionAfter as after, positionsOf } from '../support/random-positions.ts'

/** Any config; winter comes early in most. */
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
 * Returns a player with its own rng that picks random actions. It builds two times in three and seldom tears down own forts, so that games
 * make progress.
 */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededRng({ random: randomState(seed) })
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

/** Returns the position of a random game after a number of actions, or its end if that is earlier. */
export const positionAfter = (config: Fortland['Config'], seed: number, actions: number): State =>
  after({ game: fortland, player: randomPlayer }, config, seed, actions)

/** Positions that games of random players lead to, the finished ones too. */
export const randomPositions = positionsOf({ game: fortland, configs, player: randomPlayer }, 400)
