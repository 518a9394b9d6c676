import type { Chance, Game, Kind } from '../engine/kernel/index.ts'

/**
 * A computer player: what it does now, in a position as its seat sees it. The luck that it is given is its own, never the
 * game's. The game must go on.
 */
export type PlayerOf<K extends Kind> = (view: K['State'], luck: Chance) => K['Action']

/**
 * Every computer player of a game by its id. Each is made for one game, so that it may remember what it means to do. `effort`
 * limits how far one looks ahead, in a unit of its own such as games; without it as far as at a table.
 */
export type BotSet<K extends Kind, Bot extends string> = {
  readonly [Id in Bot]: (effort?: number) => PlayerOf<K>
}

/** The names of some players, in their order. */
export const namesOf = <Name extends string>(players: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(players) as Name[]

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

/** Does anything that is allowed: shows what playing without a thought achieves. `isTried`: false for what it never does. */
export const atRandom =
  <K extends Kind>(game: Game<K>, isTried = (_: K['Action']): boolean => true): PlayerOf<K> =>
  (view, luck) =>
    pickOne(game.list(view).filter(isTried), luck)

/** Picks one of several at random. Throws if there is none. */
export function pickOne<Value>(values: readonly Value[], luck: Chance): Value {
  const value = values[luck.draw(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
