import {
  type Config,
  everyBox,
  fairyTale,
  parseNotation,
  problemText,
  type State,
} from '../src/engine/fairy-tale/index.ts'
import { play, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { begunGame, randomPlayer, someConfig } from '../tests/support/random-play.ts'

/** How long each driver plays, in seconds of its own on the processor: others may use it too. */
const SECONDS = 4

/** How long it plays before, to warm up. */
const WARMING = 3

/** Games between two looks at the clock, which costs as much as a tenth of a game. */
const BATCH = 10

/** Carries one action out and answers the state that follows. */
type Driver = (state: State, action: Parameters<typeof fairyTale.apply>[1]) => State

const DRIVERS: Record<string, Driver> = {
  simulate: (state, action) => {
    if (simulate(fairyTale, state, action, seededChance(state)))
      throw new Error('A listed action was refused.')
    return state
  },
  play: (state, action) => {
    const played = play(fairyTale, state, action)
    if (!played.ok) throw new Error('A listed action was refused.')
    return played.state
  },
}

/** Random games on one core for some seconds: turns, actions and games a second, by driver. */
export function benchEngine(): void {
  console.log('random play, every legal action listed before each')
  for (const [box, there] of [['basic game', false] as const, ['every box', true] as const]) {
    const config = someConfig(3, 'endless-night', {}, everyBox(there))
    for (const [name, driver] of Object.entries(DRIVERS)) {
      randomGames(config, driver, WARMING)
      const { games, turns, actions, seconds } = randomGames(config, driver, SECONDS)
      const rate = (count: number) => Math.round(count / seconds).toLocaleString('en')
      console.log(
        `${box}, ${name}: ${rate(turns)} turns/s, ${rate(actions)} actions/s, ${rate(games)} games/s`,
      )
    }
  }
  crowd()
}

/** So many monsters at once, on a tile that they cannot leave. */
const CROWD = 10_000

/** One action with more events than any game has: how its time grows with them. */
function crowd(): void {
  const parsed = parseNotation(`O ╸\nseats beast 1,0\npending spawn-side ${CROWD}`)
  if (!parsed.ok) throw new Error(problemText(parsed.problem))
  const start = process.cpuUsage()
  const played = play(fairyTale, parsed.state, { type: 'choose-side', side: 'east' })
  const { user, system } = process.cpuUsage(start)
  const events = played.ok ? played.frames.length : 0
  console.log(`${CROWD} monsters in one spawn: ${events} events, ${((user + system) / 1e6).toFixed(2)} s`)
}

function randomGames(config: Config, driver: Driver, most: number) {
  const start = process.cpuUsage()
  const pick = randomPlayer(1)
  let games = 0
  let turns = 0
  let actions = 0
  let seconds = 0
  while (seconds < most) {
    let state = begunGame(config, games)
    while (!state.outcome) {
      state = driver(state, pick(fairyTale.list(state)))
      actions += 1
    }
    games += 1
    turns += state.turn
    if (games % BATCH > 0) continue
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1e6
  }
  return { games, turns, actions, seconds }
}
