import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import {
  type Action,
  ALL_BOXES,
  type Boxes,
  type Config,
  everyBox,
  hasExpansion,
  problemText,
  type State,
} from '../src/engine/fairy-tale/index.ts'
import { play, playInPlace, seededRng } from '../src/engine/kernel/index.ts'
import { addExpansions, fairyTale, parseNotation } from '../src/tales/fairy-tale/rules.ts'
import { begunGame, randomPlayer, someConfig } from '../tests/support/random-play.ts'

/** CPU seconds of each driver's measurement, which other processes do not influence. */
const SECONDS = 4

/** CPU time to warm up, in seconds. */
const WARMING = 3

/** Games between two reads of the clock, which costs up to a tenth of a game. */
const BATCH = 10

/** Applies one action and returns the state after it. */
type Driver = (state: State, action: Action) => State

const DRIVERS: Record<string, Driver> = {
  playInPlace: (state, action) => {
    if (playInPlace(fairyTale, state, action, seededRng(state)))
      throw new Error('The rules refused an action from their own list.')
    return state
  },
  play: (state, action) => {
    const played = play(fairyTale, state, action)
    if (!played.ok) throw new Error('The rules refused an action from their own list.')
    return played.value.state
  },
}

/** Number of random games that are repeated action by action. */
const GAMES = 500

/** Returns the next action of a game, by its number and the number of actions before. */
type Chooser = (state: State, game: number, at: number) => Action

/** The boxes of the measured games. The expansions load before the last one, and must not load earlier. */
const GAMES_OF: readonly (readonly [string, Boxes])[] = [
  ['basic game', everyBox(false)],
  ['every box', everyBox(true)],
  ['every box, expansions too', Object.fromEntries(ALL_BOXES.map((box) => [box, true])) as Boxes],
]

/** Measures random games on one core: turns, actions and games a second, by driver. */
export function benchEngine(): void {
  for (const [box, boxes] of GAMES_OF) {
    if (hasExpansion(boxes)) addExpansions(EXPANSIONS)
    const config = someConfig(3, 'endless-night', {}, boxes)
    const pick = randomPlayer(1)
    const choosers: Record<string, Chooser> = {
      'all legal actions listed before each action': (state) => pick(fairyTale.list(state)),
      'recorded actions, without listing': againFrom(config),
    }
    for (const [what, choose] of Object.entries(choosers)) {
      for (const [name, driver] of Object.entries(DRIVERS)) {
        playedGames(config, choose, driver, WARMING)
        const { games, turns, actions, seconds } = playedGames(config, choose, driver, SECONDS)
        const rate = (count: number) => Math.round(count / seconds).toLocaleString('en')
        console.log(
          `${box}, ${what}, ${name}: ${rate(turns)} turns/s, ${rate(actions)} actions/s, ${rate(games)} games/s`,
        )
      }
    }
  }
  crowd()
}

/** Repeats recorded random games, so that only the application of actions takes time. */
function againFrom(config: Config): Chooser {
  const pick = randomPlayer(2)
  const games = Array.from({ length: GAMES }, (_, game) => {
    const state = begunGame(config, game)
    const actions: Action[] = []
    while (!state.outcome) {
      const action = pick(fairyTale.list(state))
      actions.push(action)
      playInPlace(fairyTale, state, action, seededRng(state))
    }
    return actions
  })
  return (_, game, at) => {
    const action = games[game]?.[at]
    if (!action) throw new Error('The replayed game is longer than the recorded one.')
    return action
  }
}

/** Number of monsters that spawn at once, on a tile that they cannot leave. */
const CROWD = 10_000

/** Measures one action with far more events than in any game, to show how its time grows with them. */
function crowd(): void {
  const parsed = parseNotation(`O ╸\nseats beast 1,0\npending spawn-side ${CROWD}`)
  if (!parsed.ok) throw new Error(problemText(parsed.error))
  const start = process.cpuUsage()
  const played = play(fairyTale, parsed.value, { type: 'choose-side', side: 'east' })
  const { user, system } = process.cpuUsage(start)
  const events = played.ok ? played.value.frames.length : 0
  console.log(`${CROWD} monsters in one spawn: ${events} events, ${((user + system) / 1e6).toFixed(2)} s`)
}

function playedGames(config: Config, choose: Chooser, driver: Driver, most: number) {
  const start = process.cpuUsage()
  let games = 0
  let turns = 0
  let actions = 0
  let seconds = 0
  while (seconds < most) {
    const game = games % GAMES
    let state = begunGame(config, game)
    let at = 0
    while (!state.outcome) {
      state = driver(state, choose(state, game, at))
      at += 1
    }
    games += 1
    actions += at
    turns += state.turn
    if (games % BATCH > 0) continue
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1e6
  }
  return { games, turns, actions, seconds }
}
