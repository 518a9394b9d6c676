import fc from 'fast-check'
import { type Action, type Boogyman, boogyman, HOUSE_RULES, SEATS } from '../../src/engine/boogyman/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { positionsOf } from '../support/random-positions.ts'

/** Any choices that a table could make. */
export const configs: fc.Arbitrary<Boogyman['Config']> = fc.record({
  players: fc.tuple(fc.string({ maxLength: 24 }), fc.string({ maxLength: 24 })),
  first: fc.constantFrom(...SEATS),
  rules: fc.record({ trees: fc.constantFrom(...HOUSE_RULES.trees) }),
})

/**
 * Returns a player with its own rng that picks random actions. It prefers a spawn, a call or the Boogyman half of the time, so that games
 * make progress.
 */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededRng({ random: randomState(seed) })
  return (actions) => {
    const rare = actions.filter(({ type }) => type === 'spawn' || type === 'call' || type === 'prowl')
    const choice = rare.length > 0 && draw(2) === 0 ? rare : actions
    const action = choice[draw(choice.length)]
    if (!action) throw new Error('There is nothing to do.')
    return action
  }
}

/** Positions that games of random players lead to, the finished ones too. */
export const randomPositions = positionsOf({ game: boogyman, configs, player: randomPlayer }, 200)
