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
import { play, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { addExpansions, fairyTale, parseNotation } from '../src/tales/fairy-tale/rules.ts'
import { begunGame, randomPlayer, someConfig } from '../tests/support/random-play.ts'

/** How long each driver plays, in seconds of its own on the processor: others may use it too. */
const SECONDS = 4

/** How long it plays before, to warm up. */
const WARMING = 3

/** Games between two looks at the clock, which costs as much as a tenth of a game. */
const BATCH = 10

/** Carries one action out and answers the state that follows. */
type Driver = (state: State, action: Action) => State

const DRIVERS: Record<string, Driver> = {
  simulate: (state, action) => {
    if (simulate(fairyTale, state, action, seededChance(state)))
      throw new Error('A listed action was refused.')
    return state
  },
  play: (state, action) => {
    const played = play(fairyTale, state, action)
    if (!played.ok) throw new Error('A listed action was refused.')
    return played.value.state
  },
}

/** Games of random play that are played once more, action by action. */
const GAMES = 500

/** Finds the next action of a game, by its number and how many came before. */
type Chooser = (state: State, game: number, at: number) => Action

/** What is in each of the games that are measured; the expansions load before the last one, and not earlier. */
const GAMES_OF: readonly (readonly [string, Boxes])[] = [
  ['basic game', everyBox(false)],
  ['every box', everyBox(true)],
  ['every box, expansions too', Object.fromEntries(ALL_BOXES.map((box) => [box, true])) as Boxes],
]

/** Random games on one core for some seconds: turns, actions and games a second, by driver. */
export function benchEngine(): void {
  for (const [box, boxes] of GAMES_OF) {
    if (hasExpansion(boxes)) addExpansions(EXPANSIONS)
    const config = someConfig(3, 'endless-night', {}, boxes)
    const pick = randomPlayer(1)
    const choosers: Record<string, Chooser> = {
      'every legal action listed before each': (state) => pick(fairyTale.list(state)),
      'actions carried out alone': againFrom(config),
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

/** Plays games of random play once more, so that nothing but carrying actions out takes any time. */
function againFrom(config: Config): Chooser {
  const pick = randomPlayer(2)
  const games = Array.from({ length: GAMES }, (_, game) => {
    const state = begunGame(config, game)
    const actions: Action[] = []
    while (!state.outcome) {
      const action = pick(fairyTale.list(state))
      actions.push(action)
      simulate(fairyTale, state, action, seededChance(state))
    }
    return actions
  })
  return (_, game, at) => {
    const action = games[game]?.[at]
    if (!action) throw new Error('The game goes on where it had ended.')
    return action
  }
}

/** So many monsters at once, on a tile that they cannot leave. */
const CROWD = 10_000

/** One action with more events than any game has: how its time grows with them. */
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
