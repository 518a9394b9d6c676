import {
  type Chance,
  type Game,
  type Kind,
  seededChance,
  seenBy,
  viewerToAct,
} from '../../engine/kernel/index.ts'

/** Chooses an action from what its seat may see. Its randomness is its own, never that of the game. */
export type Player<K extends Kind> = (view: K['State'], luck: Chance) => K['Action']

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
  <K extends Kind>(game: Game<K>, players: readonly Player<K>[], luck: Chance) =>
  (state: K['State']): K['Action'] => {
    const seat = viewerToAct(game, state)
    const player = seat === null ? undefined : players[seat]
    if (!player) throw new Error(`Nobody plays seat ${seat}.`)
    return player(seenBy(game, state, seat), luck)
  }

/** Picks any of some actions: shows what playing without a thought achieves. */
export function anyAction<Action>(actions: readonly Action[], luck: Chance): Action {
  const action = actions[luck.draw(actions.length)]
  if (action === undefined) throw new Error('No action is allowed, but the game is not over.')
  return action
}

/** A player that carries each of its plans out to the end before it makes the next. */
export function byPlan<State, Action>(plan: (view: State, luck: Chance) => readonly Action[]) {
  let left: readonly Action[] = []
  return (view: State, luck: Chance): Action => {
    if (left.length === 0) left = plan(view, luck)
    const [next, ...later] = left
    if (next === undefined) throw new Error('The plan is empty, but the game is not over.')
    left = later
    return next
  }
}
