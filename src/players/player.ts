import type { Game, GameTypes, Rng } from '../engine/kernel/index.ts'

/** A bot: returns its next action in a running game, from the view of its seat. The rng is its own, never the game's. */
export type PlayerOf<K extends GameTypes> = (view: K['State'], luck: Rng) => K['Action']

/**
 * Every bot of a game by its id. Each is made for one game, so that it may remember its plans. `effort` limits the search, in a unit of its
 * own such as games; by default as at a table.
 */
export type BotSet<K extends GameTypes, Bot extends string> = {
  readonly [Id in Bot]: (effort?: number) => PlayerOf<K>
}

/** Returns the names of players, in their order. */
export const namesOf = <Name extends string>(players: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(players) as Name[]

/** Makes a player that carries out each plan to its end before it makes the next one. */
export function byPlan<State, Action>(plan: (view: State, luck: Rng) => readonly Action[]) {
  let left: readonly Action[] = []
  return (view: State, luck: Rng): Action => {
    if (left.length === 0) left = plan(view, luck)
    const [next, ...later] = left
    if (next === undefined) throw new Error('The bot returned an empty plan, but the game is not over.')
    left = later
    return next
  }
}

/** Makes a player that plays random allowed actions, as a baseline. `isTried`: false for actions that it never plays. */
export const atRandom =
  <K extends GameTypes>(game: Game<K>, isTried = (_: K['Action']): boolean => true): PlayerOf<K> =>
  (view, luck) =>
    pickOne(game.list(view).filter(isTried), luck)

/** Picks one of several values at random. Throws if there is none. */
export function pickOne<Value>(values: readonly Value[], luck: Rng): Value {
  const value = values[luck.draw(values.length)]
  if (value === undefined) throw new Error('Cannot pick from an empty list.')
  return value
}
