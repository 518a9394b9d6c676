import fc from 'fast-check'
import {
  type Action,
  ALL_BOXES,
  BOXES,
  type BoxId,
  CHARACTER_IDS,
  type Config,
  DIFFICULTIES,
  EXPANSION_SYMBOL_IDS,
  everyBox,
  type FairyTale,
  HOUSE_RULES,
  POWER_IDS,
  SPELLS,
  SYMBOL_IDS,
  TURNS,
} from '../../src/engine/fairy-tale/index.ts'
import { DIRECTIONS, placeAt } from '../../src/engine/kernel/index.ts'
import type { Trial } from './every-game.ts'

/** A configuration, the seed of its rng, and the seed of a random player. */
export type RandomGame = Trial<FairyTale>

/** Any config, with any characters, boxes and house rules. */
export const configs: fc.Arbitrary<Config> = fc.record({
  seats: fc
    .shuffledSubarray([...CHARACTER_IDS], { minLength: 1, maxLength: 6 })
    .map((characters) => characters.map((character) => ({ character, player: '' }))),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  // Most games should have everything at once.
  boxes: fc.oneof(
    { weight: 2, arbitrary: boxes(BOXES, fc.constant(true)) },
    { weight: 2, arbitrary: boxes(ALL_BOXES, fc.constant(true)) },
    { weight: 1, arbitrary: boxes(ALL_BOXES, fc.boolean()) },
  ),
  rules: fc.record({
    sides: fc.constantFrom(...HOUSE_RULES.sides),
    roads: fc.constantFrom(...HOUSE_RULES.roads),
    noDen: fc.constantFrom(...HOUSE_RULES.noDen),
    supply: fc.constantFrom(...HOUSE_RULES.supply),
    goal: fc.oneof(
      { weight: 3, arbitrary: fc.constant('diamonds') },
      { weight: 2, arbitrary: fc.constantFrom(...HOUSE_RULES.goal) },
    ),
    // Most can happen in long games.
    oak: fc.oneof({ weight: 4, arbitrary: fc.constant('sturdy') }, fc.constant('frail')),
    heroes: fc.constantFrom(...HOUSE_RULES.heroes),
    arrivals: fc.constantFrom(...HOUSE_RULES.arrivals),
    moves: fc.oneof({ weight: 4, arbitrary: fc.constant('turn') }, fc.constant('round')),
    grove: fc.constantFrom(...HOUSE_RULES.grove),
  }),
})

/** A random subset of these boxes. An expansion that is not in the game has no key. */
function boxes(all: readonly BoxId[], there: fc.Arbitrary<boolean>): fc.Arbitrary<Config['boxes']> {
  return fc
    .tuple(...all.map((box) => there.map((taken) => (taken ? [box] : []))))
    .map((taken) => ({ ...everyBox(false), ...Object.fromEntries(taken.flat().map((box) => [box, true])) }))
}

/** Any game, with any characters, boxes and house rules. */
export const randomGames: fc.Arbitrary<RandomGame> = fc.record({
  config: configs,
  seed: fc.nat(),
  player: fc.nat(),
})

const near = fc.integer({ min: -4, max: 4 })
const place = fc.tuple(near, near).map(([east, south]) => placeAt(east, south))
const slot = fc.integer({ min: -1, max: 3 })
const turn = fc.constantFrom(...TURNS)
const side = fc.constantFrom(...DIRECTIONS)

const type = <Type extends Action['type']>(name: Type): fc.Arbitrary<Type> => fc.constant(name)

/** Actions of every type with any values at all, sensible and not. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: type('lay'), tile: fc.integer({ min: -1, max: 4 }), side, turn }),
  fc.record({ type: type('choose-side'), side }),
  fc.record(
    { type: type('walk'), to: place, with: fc.constant(true as const) },
    { requiredKeys: ['type', 'to'] },
  ),
  fc.record({ type: type('expand'), slot, at: place, turn }),
  fc.record({ type: type('sweep'), slot }),
  fc.record({ type: type('fell'), at: place }),
  fc.record(
    {
      type: type('use'),
      power: fc.constantFrom(...POWER_IDS),
      at: place,
      seat: fc.integer({ min: -1, max: 6 }),
    },
    { requiredKeys: ['type', 'power'] },
  ),
  fc.record(
    {
      type: type('use-symbol'),
      symbol: fc.constantFrom(...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS),
      at: place,
      slot,
      turn,
      side,
    },
    { requiredKeys: ['type', 'symbol', 'at'] },
  ),
  fc.record({ type: type('pour'), at: place }),
  fc.record(
    { type: type('march'), from: place, to: place, via: place },
    { requiredKeys: ['type', 'from', 'to'] },
  ),
  fc.record(
    { type: type('cast'), spell: fc.constantFrom(...SPELLS), at: place },
    { requiredKeys: ['type', 'spell'] },
  ),
  fc.record({ type: type('choose-place'), at: place }),
  fc.record({ type: type('remove'), monster: fc.integer({ min: 0, max: 30 }) }),
  fc.constantFrom<Action>(
    { type: 'begin' },
    { type: 'roll' },
    { type: 'recruit' },
    { type: 'keep-die' },
    { type: 'end-turn' },
    { type: 'give-up' },
  ),
)
