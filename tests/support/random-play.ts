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
import { playInPlace, type RandomState, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** A config for tests and measurements: the first `seats` characters, or the given ones; the basic game, unless boxes are given. */
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

/** Returns a player with an rng of its own that picks random actions. It never gives up. */
export function randomPlayer(seed: number): (actions: readonly Action[]) => Action {
  const holder: { random: RandomState } = { random: randomState(seed) }
  const chance = seededRng(holder)
  return (actions) => {
    const wishes = actions.filter(({ type }) => type !== 'give-up' && type !== 'lay')
    const choices = wishes.length > 0 ? wishes : actions
    const action = choices[chance.draw(choices.length)]
    if (!action) throw new Error('No action is allowed, but the game is not over.')
    return action
  }
}

/** A new game after its opening: the four first tiles are laid. */
export function begunGame(config: Config, seed: number): State {
  const state = fairyTale.begin(config, seed)
  for (const action of suggestOpening(state)) playInPlace(fairyTale, state, action, seededRng(state))
  playInPlace(fairyTale, state, { type: 'begin' }, seededRng(state))
  return state
}
