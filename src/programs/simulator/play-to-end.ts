import {
  type Chance,
  type Game,
  type Kind,
  seededChance,
  seenBy,
  viewerToAct,
} from '../../engine/kernel/index.ts'
import type { PlayerOf } from '../../players/player.ts'

/** Who chooses in a game, and who watches it. */
interface Course<K extends Kind> {
  choose(state: K['State']): K['Action']
  /** True if a game that has no outcome yet is broken off. */
  isBrokenOff?(state: K['State']): boolean
  /** Called before each action is carried out. */
  before?(state: K['State'], action: K['Action']): void
  /** Called with each event, after the state shows it. */
  emit?(event: K['Event']): void
  /** Called after each action. */
  after?(state: K['State']): void
}

/**
 * Plays a game to its end in the given state, and returns the number of actions. Throws if an action is refused: a player
 * of the simulator must know the rules.
 */
export function playToEnd<K extends Kind>(
  game: Game<K>,
  state: K['State'],
  { choose, isBrokenOff, before, emit, after }: Course<K>,
): number {
  const chance = seededChance(state)
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

/** Lets the player of the seat that must act choose; `players` are in the order of the seats. */
export const chooseBySeat =
  <K extends Kind>(game: Game<K>, players: readonly PlayerOf<K>[], luck: Chance) =>
  (state: K['State']): K['Action'] => {
    const seat = viewerToAct(game, state)
    const player = seat === null ? undefined : players[seat]
    if (!player) throw new Error(`Nobody plays seat ${seat}.`)
    return player(seenBy(game, state, seat), luck)
  }
