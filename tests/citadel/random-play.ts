import fc from 'fast-check'
import {
  type Action,
  BUILDING_IDS,
  CATEGORIES,
  type Citadel,
  citadel,
  HOUSE_RULES,
  INFLUENCE_IDS,
  PLOTS,
  parseAction,
  plotName,
  SHOPS,
  type State,
} from '../../src/engine/citadel/index.ts'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { positionAfter as after, positionsOf } from '../support/random-positions.ts'

/** Any choices that a table could make. */
export const configs: fc.Arbitrary<Citadel['Config']> = fc.record({
  players: fc.array(fc.string({ maxLength: 24 }), { minLength: 2, maxLength: 5 }),
  rules: fc.record({
    version: fc.constantFrom(...HOUSE_RULES.version),
    two: fc.constantFrom(...HOUSE_RULES.two),
    lastRound: fc.constantFrom(...HOUSE_RULES.lastRound),
  }),
})

const plot = fc.constantFrom(...PLOTS.map(plotName), 'z9', '')
const card = fc.constantFrom(...BUILDING_IDS, 'castle')
const influence = fc.constantFrom(...INFLUENCE_IDS, 'bribe')
const target = fc.oneof(plot, fc.constantFrom('1', '2', '3', '9'), fc.constantFrom(...CATEGORIES))

/** Any action with any names, except giving up, which is always allowed and never listed [C 29]. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constantFrom('choose', 'claim', 'raze', 'withdraw'), plot }),
  fc.record({ type: fc.constantFrom('stop', 'reveal', 'hire', 'end', 'buy-pile') }),
  fc.record({ type: fc.constantFrom('sell', 'buy'), card, shop: fc.constantFrom(...SHOPS) }),
  fc.record({ type: fc.constant('build'), card, plot }),
  fc.record({ type: fc.constant('play'), card: influence, target }, { requiredKeys: ['type', 'card'] }),
  fc.record({ type: fc.constantFrom('discard', 'take', 'give'), card: fc.oneof(card, influence) }),
)

/** Returns a player with its own rng that picks a random type of action first, so that claims do not dominate. */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededRng({ random: randomState(seed) })
  return (actions) => {
    const types = [...new Set(actions.map(({ type }) => type))]
    const type = types[draw(types.length)]
    const ofType = actions.filter((action) => action.type === type)
    const action = ofType[draw(ofType.length)]
    if (!action) throw new Error('There is nothing to do.')
    return action
  }
}

/** Returns the position of a random game after a number of actions, or its end if that is earlier. */
export const positionAfter = (config: Citadel['Config'], seed: number, actions: number): State =>
  after({ game: citadel, player: randomPlayer }, config, seed, actions)

/** Positions that games of random players lead to, the finished ones too. */
export const randomPositions = positionsOf({ game: citadel, configs, player: randomPlayer }, 200)

/** An action from its words. */
export function action(text: string): Action {
  const read = parseAction(text)
  if (!read) throw new Error(`"${text}" is no action.`)
  return read
}
