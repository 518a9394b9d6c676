import {
  type Action,
  type CharacterId,
  type Config,
  type Difficulty,
  defaultBoxes,
  type Event,
  everyBox,
  type FairyTale,
  layingTurns,
  type State,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import {
  type Direction,
  type Frame,
  logOf,
  openSessionFrom,
  play,
  playInPlace,
  readGame,
  replay,
  seededRng,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import games from '../../tests/recorded/games.json' with { type: 'json' }
import { randomPlayer, someConfig } from '../../tests/support/random-play.ts'
import { storedGame } from './game.ts'

/** A game under construction: its start, its actions and the resulting state. */
export interface Tale {
  config: Config
  seed: number
  actions: readonly Action[]
  state: State
}

/** The default heroes and boxes of the cover. */
export const COMPANY: Config = {
  ...someConfig(3, 'bedtime-story'),
  seats: (['puss-in-boots', 'red-riding-hood', 'huntsman'] as const).map((character) => ({
    character,
    player: '',
  })),
  boxes: defaultBoxes('bedtime-story'),
}

/** Two heroes without effect on walking, placing and removing. */
const TWO = someConfig(['pied-piper', 'rapunzel'], 'bedtime-story')

/** Two players, the first with this hero, and all boxes of the rule book. */
export const withAll = (first: CharacterId, difficulty: Difficulty = 'bedtime-story'): Config =>
  someConfig([first, 'pied-piper'], difficulty, {}, everyBox(true))

/** A new game without placed first tiles. */
export const newTale = (seed = 1, config: Config = TWO): Tale => ({
  config,
  seed,
  actions: [],
  state: fairyTale.begin(config, seed),
})

/** The game after further actions, each of which must be allowed. */
export function after({ config, seed, actions }: Tale, ...more: readonly Action[]): Tale {
  const all = [...actions, ...more]
  const played = replay(fairyTale, { config, seed, actions: all })
  if (!played.ok)
    throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
  return { config, seed, actions: all, state: stateOf(played.value) }
}

/** Places one of the first tiles on a side, in an allowed rotation. */
export const layOn = ({ state }: Tale, tile: number, side: Direction): Action => ({
  type: 'lay',
  tile,
  side,
  turn: layingTurns(state, tile, side)[0] ?? 0,
})

/** A game with placed first tiles, just before the first roll. */
export function begunTale(seed = 1, config?: Config): Tale {
  const fresh = newTale(seed, config)
  return after(fresh, ...suggestOpening(fresh.state), { type: 'begin' })
}

/** A recorded game without its last actions. */
export function recordedTale(name: 'won' | 'lost', leftOut = 0): Tale {
  const game = games.find((one) => one.name === name)
  const read = readGame(fairyTale, JSON.stringify(game?.stored))
  if (!read.ok) throw new Error(`No valid recorded game "${name}".`)
  const { config, seed, actions } = logOf(read.value)
  return after(newTale(seed, config), ...actions.slice(0, actions.length - leftOut))
}

/** The text of the game as a page stores it. */
export const storedTale = ({ config, seed, actions }: Tale): string => storedGame(config, seed, actions)

/** The text of the current position as a stored game, without earlier moves that could be undone. */
export const storedPosition = ({ config, seed, state }: Tale): string =>
  writeGame(fairyTale, openSessionFrom<FairyTale>(config, seed, state))

/** The player of games that are searched for a position. */
type Player = (state: State) => Action

/** Picks random actions, by seed. */
function whim(seed: number): Player {
  const pick = randomPlayer(seed)
  return (state) => pick(fairyTale.list(state))
}

/** Removes and expands if possible, else picks a random action: its games last longer. */
export function diligent(seed: number): Player {
  const pick = randomPlayer(seed)
  return (state) => {
    const wishes = [allowed(state, 'remove'), allowed(state, 'expand'), fairyTale.list(state)]
    return pick(wishes.find((actions) => actions.length > 0) ?? [])
  }
}

/** The options of a search for a position. */
interface Search {
  player?: (seed: number) => Player
  config?: Config
  /** The first seed to try, which saves time for rare positions. */
  from?: number
}

/** The limit of games in one search. */
const MOST_GAMES = 400

/**
 * Returns the first game that reaches a wanted position. Tries seeds in order, with random play by default. The result is always the same.
 */
export function findTale(
  wanted: (state: State) => boolean,
  { player = whim, config, from = 1 }: Search = {},
): Tale {
  for (let seed = from; seed < from + MOST_GAMES; seed++) {
    const actions = actionsUntil(wanted, begunTale(seed, config), player(seed))
    if (actions) return after(begunTale(seed, config), ...actions)
  }
  throw new Error(`None of ${MOST_GAMES} games reached the wanted position.`)
}

/**
 * Returns the actions of a game up to a wanted position, or null if it never gets there. Plays in place on one state, as bots do: a search
 * covers many games and needs no frames.
 */
function actionsUntil(wanted: (state: State) => boolean, begun: Tale, player: Player): Action[] | null {
  const actions: Action[] = []
  let state = begun.state
  while (!wanted(state)) {
    if (state.outcome) return null
    // The state is frozen at first, and after `wanted` has played an action ahead.
    if (Object.isFrozen(state)) state = structuredClone(state)
    const action = player(state)
    actions.push(action)
    const refusal = playInPlace(fairyTale, state, action, seededRng(state))
    if (refusal) throw new Error(`${action.type}: ${refusal.code}`)
  }
  return actions
}

/** The allowed actions of one type. */
export const allowed = <Type extends Action['type']>(
  state: State,
  type: Type,
): Extract<Action, { type: Type }>[] =>
  fairyTale.list(state).filter((action): action is Extract<Action, { type: Type }> => action.type === type)

/** The events of an action, each with the state after it. */
export function told(state: State, action: Action): readonly Frame<State, Event>[] {
  const played = play(fairyTale, state, action)
  if (!played.ok) throw new Error(`The rules refused "${action.type}": ${played.error.code}`)
  return played.value.frames
}

/** A game just before the end of a turn in which monsters will take at least `steps` steps. `mayHurt`: hearts may be lost. */
export const beforeParade = (steps: number, mayHurt = true): Tale =>
  findTale((state) => {
    if (state.phase !== 'action') return false
    const frames = told(state, { type: 'end-turn' })
    const stepped = frames.filter(({ event }) => event.type === 'monster-stepped')
    const last = frames.at(-1)?.state
    return stepped.length >= steps && last?.outcome === null && (mayHurt || last.hearts === state.hearts)
  })

/** A game without its last action, and that action. */
export function lastOf({ config, seed, actions }: Tale): [before: Tale, action: Action] {
  const last = actions.at(-1)
  if (!last) throw new Error('The game has no actions yet.')
  return [after(newTale(seed, config), ...actions.slice(0, -1)), last]
}

/** Returns the first allowed action of a type that is wanted. Throws if there is none. */
export function someOf<Type extends Action['type']>(
  state: State,
  type: Type,
  wanted: (action: Extract<Action, { type: Type }>) => boolean = () => true,
): Extract<Action, { type: Type }> {
  const action = allowed(state, type).find(wanted)
  if (!action) throw new Error(`No action of the type "${type}" is allowed.`)
  return action
}

/** Returns a value that must exist. Throws if it is missing: the test would continue with something else. */
export function theOne<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error('Expected a value, got null or undefined.')
  return one
}
