import { writeFileSync } from 'node:fs'
import {
  type Action,
  type Config,
  type Fortland,
  fortland,
  type State,
  standardRules,
} from '../../src/engine/fortland/index.ts'
import {
  advance,
  type EventType,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { apprentice, cub, type Player } from '../../src/tales/fortland/bots/index.ts'
import { randomPlayer } from '../fortland/random-play.ts'
import { fortlandHash } from '../support/fortland-hash.ts'

/**
 * Records whole games of Fortland: `node scripts/run.mjs tests/recorded/record-fortland.ts`. Run it only after an intended change of the
 * rules; otherwise the games and their endings must not change.
 */
const FILE = 'tests/recorded/fortland.json'

type Game = Session<Fortland>

const configOf = (countries: number, rules: Partial<Config['rules']> = {}): Config => ({
  players: Array.from({ length: countries }, () => ''),
  rules: { ...standardRules(), ...rules },
})

/** Players of a kind that play with luck of their own, or anything at random. */
const led = (player: Player, seed: number) => {
  const luck = seededRng({ random: randomState(seed + 1) })
  return (state: State) => player(state, luck)
}

const anything = (seed: number) => {
  const pick = randomPlayer(seed)
  return (state: State) => pick(fortland.list(state))
}

function played(config: Config, seed: number, next: (state: State) => Action): Game {
  let session: Game = openSession(fortland, config, seed)
  while (!stateOf(session).outcome) {
    const made = advance(fortland, session, next(stateOf(session)))
    if (!made.ok) throw new Error(made.error.code)
    session = made.value
  }
  return session
}

/** One country gives up in round three. */
const givingUp =
  (next: (state: State) => Action) =>
  (state: State): Action =>
    state.round === 3 && state.onTurn === 1 ? { type: 'give-up' } : next(state)

const GAMES: Readonly<Record<string, Game>> = {
  'two apprentices': played(configOf(2), 1, led(apprentice, 1)),
  'three apprentices': played(configOf(3), 2, led(apprentice, 2)),
  'four apprentices': played(configOf(4), 3, led(apprentice, 3)),
  'two cubs on patchwork': played(configOf(2, { layout: 'patchwork' }), 4, led(cub, 4)),
  'four to the first fall': played(configOf(4, { fall: 'first' }), 5, led(apprentice, 5)),
  'three to the first fall, one gives up': played(
    configOf(3, { fall: 'first' }),
    6,
    givingUp(led(apprentice, 6)),
  ),
  'four with two dice': played(configOf(4, { dice: 2, turnCost: 3 }), 7, led(apprentice, 7)),
  'three whose own forts cost': played(configOf(3, { ownForts: 'cost', winter: 30 }), 8, led(apprentice, 8)),
  'four that leave forts': played(configOf(4, { leave: 'on', layout: 'patchwork' }), 9, led(apprentice, 9)),
  'three until winter': played(configOf(3, { winter: 30 }), 10, anything(10)),
  'four, one gives up': played(configOf(4, { winter: 30 }), 11, givingUp(led(cub, 11))),
}

/** Everything that can happen is shown by some game. */
const SHOWN: Readonly<Record<EventType<Fortland>, true>> = {
  mustered: true,
  'turn-began': true,
  rolled: true,
  marched: true,
  turned: true,
  built: true,
  tore: true,
  fell: true,
  'fort-returned': true,
  'actions-lost': true,
  'gave-up': true,
  over: true,
}

const seen = new Set(
  Object.values(GAMES).flatMap(({ moves }) =>
    moves.flatMap(({ frames }) => frames.map(({ event }) => event.type)),
  ),
)
const missing = Object.keys(SHOWN).filter((type) => !seen.has(type as EventType<Fortland>))
if (missing.length > 0) throw new Error(`No game shows ${missing.join(', ')}.`)

const records = Object.entries(GAMES).map(([name, session]) => {
  const { outcome, round } = stateOf(session)
  const end = { outcome, round, hash: fortlandHash(stateOf(session)) }
  return { name, end, stored: JSON.parse(writeGame(fortland, session)) }
})
writeFileSync(FILE, `[\n${records.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`)
for (const { name, end, stored } of records) {
  console.log(name.padEnd(40), String(stored.actions.length).padStart(5), JSON.stringify(end))
}
