import {
  type Action,
  type Boxes,
  CHARACTER_IDS,
  type CharacterId,
  type Config,
  type Difficulty,
  everyBox,
  type HouseRules,
  type State,
  standardRules,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import { type RandomState, randomState, seededChance, simulate } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/**
 * A config for tests and measurements: so many seats of the first characters, or the characters given; the
 * basic game, unless boxes are taken.
 */
export function someConfig(
  seats: number | readonly CharacterId[],
  difficulty: Difficulty,
  rules: Partial<HouseRules> = {},
  boxes: Boxes = everyBox(false),
): Config {
  const led = typeof seats === 'number' ? CHARACTER_IDS.slice(0, seats) : seats
  return {
    seats: led.map((character) => ({ character, player: '' })),
    difficulty,
    rules: { ...standardRules(), ...rules },
    boxes,
  }
}

/** Picks actions at random, by a seed of its own. It never gives up. */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const holder: { random: RandomState } = { random: randomState(seed) }
  const chance = seededChance(holder)
  return (actions) => {
    const wishes = actions.filter(({ type }) => type !== 'give-up' && type !== 'lay')
    const choices = wishes.length > 0 ? wishes : actions
    const action = choices[chance.draw(choices.length)]
    if (!action) throw new Error('There is nothing to do, and the game is not over.')
    return action
  }
}

/** A new game with the four first tiles laid and the tale begun. */
export function begunGame(config: Config, seed: number): State {
  const state = fairyTale.begin(config, seed)
  for (const action of suggestOpening(state)) simulate(fairyTale, state, action, seededChance(state))
  simulate(fairyTale, state, { type: 'begin' }, seededChance(state))
  return state
}
