import {
  type Game,
  type GameTypes,
  type Rng,
  seededRng,
  stateFor,
  viewerToAct,
} from '../../engine/kernel/index.ts'
import type { PlayerOf } from '../../players/player.ts'

/** Who chooses in a game, and who watches it. */
interface Course<K extends GameTypes> {
  choose(state: K['State']): K['Action']
  /** True if an unfinished game must be stopped. */
  isBrokenOff?(state: K['State']): boolean
  /** Called before each action. */
  before?(state: K['State'], action: K['Action']): void
  /** Called with each event, when the state shows its effect. */
  emit?(event: K['Event']): void
  /** Called after each action. */
  after?(state: K['State']): void
}

/**
 * Plays a game to its end in the given state. Returns the number of actions. Throws if an action is refused: the bots of the simulator must
 * know the rules.
 */
export function playToEnd<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  { choose, isBrokenOff, before, emit, after }: Course<K>,
): number {
  const chance = seededRng(state)
  let actions = 0
  while (game.outcome(state) === null && !isBrokenOff?.(state)) {
    const action = choose(state)
    const refusal = game.refuse(state, action)
    if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
    before?.(state, action)
    game.apply({ state, chance, emit }, action)
    after?.(state)
    actions += 1
  }
  return actions
}

/** Makes a function that lets the player of the seat to act choose; `players` are in the order of the seats. */
export const chooseBySeat =
  <K extends GameTypes>(game: Game<K>, players: readonly PlayerOf<K>[], luck: Rng) =>
  (state: K['State']): K['Action'] => {
    const seat = viewerToAct(game, state)
    const player = seat === null ? undefined : players[seat]
    if (!player) throw new Error(`Seat ${seat} has no bot.`)
    return player(stateFor(game, state, seat), luck)
  }
