import fc from 'fast-check'
import {
  type Action,
  type Against,
  type Config,
  CREATURES,
  FORTRESS_IDS,
  fortress,
  HOUSE_RULES,
  MOST_DEFENDERS,
  type Muster,
  PRESET_IDS,
  PRESETS,
  sortedCards,
  TREASURES,
} from '../../src/engine/fortress/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { positionsOf } from '../support/random-positions.ts'

/** Any deck that the rules allow, presets included. */
export const musters: fc.Arbitrary<Muster> = fc.oneof(
  fc.constantFrom(...PRESET_IDS).map((id) => PRESETS[id]),
  fc.record({
    creatures: fc
      .shuffledSubarray([...CREATURES, ...CREATURES, ...CREATURES], { minLength: 15, maxLength: 15 })
      .map((creatures) => sortedCards(creatures)),
    treasure: fc.constantFrom(...TREASURES),
    lands: fc
      .record({
        wood: fc.integer({ min: 0, max: 8 }),
        gold: fc.integer({ min: 0, max: 8 }),
        magic: fc.integer({ min: 0, max: 8 }),
      })
      .filter(({ wood, gold, magic }) => wood + gold + magic >= 8),
  }),
)

const against: fc.Arbitrary<Against> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: MOST_DEFENDERS }).map((defenders) => ({ defenders })) },
  { weight: 1, arbitrary: fc.constantFrom(...FORTRESS_IDS).map((fortress) => ({ fortress })) },
)

/** Any choices that a table could make. */
export const configs: fc.Arbitrary<Config> = fc.record({
  player: fc.string({ maxLength: 24 }),
  muster: musters,
  against,
  rules: fc.record({
    order: fc.constantFrom(...HOUSE_RULES.order),
    gift: fc.constantFrom(...HOUSE_RULES.gift),
  }),
})

/**
 * Returns a player with its own rng that picks random actions. It gives up once in a hundred actions and plays again once in four, so that
 * every siege ends.
 */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededRng({ random: randomState(seed) })
  return (actions) => {
    const others = actions.filter(({ type }) => type !== 'give-up' && (type !== 'again' || draw(4) === 0))
    const choice = draw(100) === 0 ? actions : others
    const action = choice[draw(choice.length)]
    if (!action) throw new Error('There is nothing to do.')
    return action
  }
}

/** Positions that sieges of random players lead to, the finished ones too. */
export const randomPositions = positionsOf({ game: fortress, configs, player: randomPlayer }, 90)
