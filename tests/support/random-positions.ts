import fc from 'fast-check'
import { type Game, type Kind, randomState, seededChance, simulate } from '../../src/engine/kernel/index.ts'

/** Picks among what is allowed. */
type Pick<K extends Kind> = (actions: readonly K['Action'][]) => K['Action']

/** A game that is played at random. */
export interface PlayedAtRandom<K extends Kind> {
  readonly game: Game<K>
  /** Any choices that a table could make. */
  readonly configs: fc.Arbitrary<K['Config']>
  /** Picks by a seed of its own, so that every game ends; absent where {@link anyAllowed} does. */
  player?(seed: number): Pick<K>
}

/** Picks any of what is allowed, by a seed of its own. */
export function anyAllowed<Action>(seed: number): (actions: readonly Action[]) => Action {
  const { draw } = seededChance({ random: randomState(seed) })
  return (actions) => {
    const action = actions[draw(actions.length)]
    if (action === undefined) throw new Error('There is nothing to do.')
    return action
  }
}

/** Where a game of random players stands after so many actions, or where it ended before. */
export function positionAfter<K extends Kind>(
  { game, player = anyAllowed<K['Action']> }: Omit<PlayedAtRandom<K>, 'configs'>,
  config: K['Config'],
  seed: number,
  actions: number,
): K['State'] {
  const state = game.begin(config, seed)
  const pick = player(seed)
  for (let done = 0; done < actions && game.outcome(state) === null; done++)
    simulate(game, state, pick(game.list(state)), seededChance(state))
  return state
}

/** Positions that games of random players lead to within so many actions, the finished ones too. */
export const positionsOf = <K extends Kind>(
  played: PlayedAtRandom<K>,
  most: number,
): fc.Arbitrary<K['State']> =>
  fc
    .tuple(played.configs, fc.nat({ max: 2 ** 30 - 1 }), fc.nat({ max: most }))
    .map(([config, seed, actions]) => positionAfter<K>(played, config, seed, actions))
