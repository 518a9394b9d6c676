import { writeFileSync } from 'node:fs'
import {
  type Action,
  type Citadel,
  type Config,
  citadel,
  HOUSE_RULES,
  type State,
  standardRules,
} from '../../src/engine/citadel/index.ts'
import {
  advance,
  type EventType,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateForBot,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { actor, grandMaster, knight, type Player, page } from '../../src/tales/citadel/bots/index.ts'
import { randomPlayer } from '../citadel/random-play.ts'
import { citadelEnd } from '../support/citadel-end.ts'

/**
 * Records whole games of the Citadel: `node scripts/run.mjs tests/recorded/record-citadel.ts`. Run it only after an intended change of the
 * rules; otherwise the games and their endings must not change.
 */
const FILE = 'tests/recorded/citadel.json'

type Game = Session<Citadel>
type Next = (state: State) => Action

const configOf = (people: number, rules: Partial<Config['rules']> = {}): Config => ({
  players: Array.from({ length: people }, () => ''),
  rules: { ...standardRules(), ...rules },
})

/** Returns bots with an rng of their own that see only the view of their seat. */
const led = (player: Player, seed: number): Next => {
  const luck = seededRng({ random: randomState(seed + 1) })
  return (state) => player(stateForBot(citadel, state, actor(state)), luck)
}

const anything = (seed: number): Next => {
  const pick = randomPlayer(seed)
  return (state) => pick(citadel.list(state))
}

function played(config: Config, seed: number, next: Next): Game {
  let session: Game = openSession(citadel, config, seed)
  while (stateOf(session).phase !== 'over') {
    const made = advance(citadel, session, next(stateOf(session)))
    if (!made.ok) throw new Error(made.error.code)
    session = made.value
  }
  return session
}

/** In turn `turn` the player on turn gives up; earlier, `next` plays. */
const givingUp =
  (turn: number, next: Next): Next =>
  (state) =>
    state.turn === turn && state.phase === 'act' ? { type: 'resign' } : next(state)

/** Playouts of the Grand Master: enough to choose among its candidates. */
const FEW = 6

const knights = HOUSE_RULES.version.flatMap((version) =>
  [2, 3, 4, 5].map((people): [string, Game] => {
    const seed = 10 * people + version.length
    return [`${people} knights, ${version}`, played(configOf(people, { version }), seed, led(knight, seed))]
  }),
)

const GAMES: Readonly<Record<string, Game>> = {
  ...Object.fromEntries(knights),
  'two pages who lead two Orders each': played(
    configOf(2, { version: 'strategic', two: 'orders' }),
    1,
    led(page, 1),
  ),
  'two pages who lead two Orders each, basic': played(configOf(2, { two: 'orders' }), 2, led(page, 2)),
  'two pages, plain': played(configOf(2, { two: 'plain' }), 3, led(page, 3)),
  'four pages, the last round completed': played(
    configOf(4, { version: 'strategic', lastRound: 'on' }),
    4,
    led(page, 4),
  ),
  'three pages, two give up': played(configOf(3), 5, givingUp(7, givingUp(10, led(page, 5)))),
  'a grand master’s table': played(configOf(2, { version: 'strategic' }), 6, led(grandMaster(FEW), 6)),
  'two at random': played(configOf(2), 29, anything(29)),
  'five at random': played(configOf(5, { version: 'strategic' }), 8, anything(8)),
}

/** Everything that can happen is shown by some game. */
const SHOWN: Readonly<Record<EventType<Citadel>, true>> = {
  chosen: true,
  turn: true,
  revealed: true,
  event: true,
  bricks: true,
  tax: true,
  exempt: true,
  income: true,
  'pile-empty': true,
  drew: true,
  paid: true,
  sold: true,
  bought: true,
  claimed: true,
  besieged: true,
  built: true,
  destroyed: true,
  vacated: true,
  power: true,
  influence: true,
  'influence-shuffled': true,
  played: true,
  warded: true,
  took: true,
  gave: true,
  discarded: true,
  score: true,
  'red-box': true,
  'last-round': true,
  resigned: true,
  over: true,
}

const seen = new Set(
  Object.values(GAMES).flatMap(({ moves }) =>
    moves.flatMap(({ frames }) => frames.map(({ event }) => event.type)),
  ),
)
const missing = Object.keys(SHOWN).filter((type) => !seen.has(type as EventType<Citadel>))
if (missing.length > 0) throw new Error(`No game shows ${missing.join(', ')}.`)

const records = Object.entries(GAMES).map(([name, session]) => ({
  name,
  end: citadelEnd(stateOf(session)),
  stored: JSON.parse(writeGame(citadel, session)),
}))
writeFileSync(FILE, `[\n${records.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`)
for (const { name, end, stored } of records)
  console.log(name.padEnd(44), String(stored.actions.length).padStart(5), JSON.stringify(end))
