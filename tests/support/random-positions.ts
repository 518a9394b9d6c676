import fc from 'fast-check'
import {
  type Game,
  type GameTypes,
  playInPlace,
  randomState,
  seededRng,
} from '../../src/engine/kernel/index.ts'

/** Picks one of the allowed actions. */
type Pick<K extends GameTypes> = (actions: readonly K['Action'][]) => K['Action']

/** A game with random configs and players. */
export interface PlayedAtRandom<K extends GameTypes> {
  readonly game: Game<K>
  /** Any config that a table could choose. */
  readonly configs: fc.Arbitrary<K['Config']>
  /** Makes a seeded player that ends every game. Default: {@link anyAllowed}. */
  player?(seed: number): Pick<K>
}

/** Makes a seeded player that picks any allowed action. */
export function anyAllowed<Action>(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededRng({ random: randomState(seed) })
  return (actions) => {
    const action = actions[draw(actions.length)]
    if (action === undefined) throw new Error('No action is allowed.')
    return action
  }
}

/** Returns the position of a random game after this many actions, or its end if that is earlier. */
export function positionAfter<K extends GameTypes>(
  { game, player = anyAllowed<K['Action']> }: Omit<PlayedAtRandom<K>, 'configs'>,
  config: K['Config'],
  seed: number,
  actions: number,
): K['State'] {
  const state = game.begin(config, seed)
  const pick = player(seed)
  for (let done = 0; done < actions && game.outcome(state) === null; done++)
    playInPlace(game, state, pick(game.list(state)), seededRng(state))
  return state
}

/** Positions of random games after at most `most` actions, including finished games. */
export const positionsOf = <K extends GameTypes>(
  played: PlayedAtRandom<K>,
  most: number,
): fc.Arbitrary<K['State']> =>
  fc
    .tuple(played.configs, fc.nat({ max: 2 ** 30 - 1 }), fc.nat({ max: most }))
    .map(([config, seed, actions]) => positionAfter<K>(played, config, seed, actions))
