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
  openFrom,
  play,
  readGame,
  replay,
  seededChance,
  simulate,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import games from '../../tests/recorded/games.json' with { type: 'json' }
import { randomPlayer, someConfig } from '../../tests/support/random-play.ts'
import { storedGame } from './game.ts'

/** A game in the making: how it began, what was done, and where it stands. */
export interface Tale {
  config: Config
  seed: number
  actions: readonly Action[]
  state: State
}

/** The company and the boxes with which the cover opens. */
export const COMPANY: Config = {
  ...someConfig(3, 'bedtime-story'),
  seats: (['puss-in-boots', 'red-riding-hood', 'huntsman'] as const).map((character) => ({
    character,
    player: '',
  })),
  boxes: defaultBoxes('bedtime-story'),
}

/** Two whose powers change nothing of how one walks, places and removes. */
const TWO = someConfig(['pied-piper', 'rapunzel'], 'bedtime-story')

/** Two players, the first of them so led, with everything that the boxes hold. */
export const withAll = (first: CharacterId, difficulty: Difficulty = 'bedtime-story'): Config =>
  someConfig([first, 'pied-piper'], difficulty, {}, everyBox(true))

/** A new game, with nothing laid yet. */
export const newTale = (seed = 1, config: Config = TWO): Tale => ({
  config,
  seed,
  actions: [],
  state: fairyTale.begin(config, seed),
})

/** The game after some more actions, each of which must be allowed. */
export function after({ config, seed, actions }: Tale, ...more: readonly Action[]): Tale {
  const all = [...actions, ...more]
  const played = replay(fairyTale, { config, seed, actions: all })
  if (!played.ok) throw new Error(`Action ${played.error.index} is refused: ${played.error.refusal.code}`)
  return { config, seed, actions: all, state: stateOf(played.value) }
}

/** Lays one of the first tiles on a side, turned as it may lie there. */
export const layOn = ({ state }: Tale, tile: number, side: Direction): Action => ({
  type: 'lay',
  tile,
  side,
  turn: layingTurns(state, tile, side)[0] ?? 0,
})

/** A game with the four first tiles laid and the tale begun: the first roll is next. */
export function begunTale(seed = 1, config?: Config): Tale {
  const fresh = newTale(seed, config)
  return after(fresh, ...suggestOpening(fresh.state), { type: 'begin' })
}

/** A game that was recorded, all but its last actions. */
export function recordedTale(name: 'won' | 'lost', leftOut = 0): Tale {
  const game = games.find((one) => one.name === name)
  const read = readGame(fairyTale, JSON.stringify(game?.stored))
  if (!read.ok) throw new Error(`No game "${name}" is recorded.`)
  const { config, seed, actions } = logOf(read.value)
  return after(newTale(seed, config), ...actions.slice(0, actions.length - leftOut))
}

/** Text of the game as a page stores it. */
export const storedTale = ({ config, seed, actions }: Tale): string => storedGame(config, seed, actions)

/** The same as it stands, with nothing behind it that could be taken back. */
export const storedPosition = ({ config, seed, state }: Tale): string =>
  writeGame(fairyTale, openFrom<FairyTale>(config, seed, state))

/** How a player who looks for a position plays on. */
type Player = (state: State) => Action

/** Does whatever comes to mind, by a seed. */
function whim(seed: number): Player {
  const pick = randomPlayer(seed)
  return (state) => pick(fairyTale.list(state))
}

/** Removes and expands wherever it can, and walks otherwise: its games last longer. */
export function diligent(seed: number): Player {
  const pick = randomPlayer(seed)
  return (state) => {
    const wishes = [allowed(state, 'remove'), allowed(state, 'expand'), fairyTale.list(state)]
    return pick(wishes.find((actions) => actions.length > 0) ?? [])
  }
}

/** How a position is looked for. */
interface Search {
  player?: (seed: number) => Player
  config?: Config
  /** The first seed that is tried: a hint, for positions that are rare. */
  from?: number
}

/** Games that are looked through before a search is given up. */
const MOST_GAMES = 400

/**
 * The first position that is wanted, in games with one seed after another that are played at a whim (or
 * otherwise): always the same one.
 */
export function findTale(
  wanted: (state: State) => boolean,
  { player = whim, config, from = 1 }: Search = {},
): Tale {
  for (let seed = from; seed < from + MOST_GAMES; seed++) {
    const actions = actionsUntil(wanted, begunTale(seed, config), player(seed))
    if (actions) return after(begunTale(seed, config), ...actions)
  }
  throw new Error(`None of ${MOST_GAMES} games came to the position that was looked for.`)
}

/**
 * What is done in a game until it comes to a position that is wanted; null if it never does. Played as computers do,
 * on one state: many games are looked through, and nobody wants to see their frames.
 */
function actionsUntil(wanted: (state: State) => boolean, begun: Tale, player: Player): Action[] | null {
  const actions: Action[] = []
  let state = begun.state
  while (!wanted(state)) {
    if (state.outcome) return null
    // Frozen at first, and after a look ahead at what an action would bring.
    if (Object.isFrozen(state)) state = structuredClone(state)
    const action = player(state)
    actions.push(action)
    const refusal = simulate(fairyTale, state, action, seededChance(state))
    if (refusal) throw new Error(`${action.type}: ${refusal.code}`)
  }
  return actions
}

/** The actions of one type that are allowed now. */
export const allowed = <Type extends Action['type']>(
  state: State,
  type: Type,
): Extract<Action, { type: Type }>[] =>
  fairyTale.list(state).filter((action): action is Extract<Action, { type: Type }> => action.type === type)

/** What would happen if something were done, and the position after each event. */
export function told(state: State, action: Action): readonly Frame<State, Event>[] {
  const played = play(fairyTale, state, action)
  if (!played.ok) throw new Error(`${action.type} is refused: ${played.error.code}`)
  return played.value.frames
}

/** A game just before the end of a turn in which monsters will take at least so many steps, and hearts if they may. */
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
  if (!last) throw new Error('Nothing was done yet.')
  return [after(newTale(seed, config), ...actions.slice(0, -1)), last]
}

/** The first action of one type, and such as is wanted, where there must be one. */
export function someOf<Type extends Action['type']>(
  state: State,
  type: Type,
  wanted: (action: Extract<Action, { type: Type }>) => boolean = () => true,
): Extract<Action, { type: Type }> {
  const action = allowed(state, type).find(wanted)
  if (!action) throw new Error(`Nothing of the type "${type}" can be done.`)
  return action
}

/** Returns what was searched for in a tale. Throws if there is none: the test would go on with something else. */
export function theOne<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error('The tale has none.')
  return one
}
