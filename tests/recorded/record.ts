import { writeFileSync } from 'node:fs'
import {
  type Action,
  CHARACTER_IDS,
  type Config,
  DIFFICULTIES,
  fairyTale,
  HOUSE_RULES,
  type State,
  storedForm,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import { replay, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { findWin } from '../support/foresight.ts'
import { begunGame, randomPlayer, someConfig } from '../support/random-play.ts'
import { stateHash } from '../support/state-hash.ts'

/**
 * Records whole games anew: `node scripts/run.mjs tests/recorded/record.ts`. Only for when the rules were
 * changed on purpose; otherwise the games must stay as they are, and go on to end as they did.
 */
const FILE = 'tests/recorded/games.json'

/** How the four first tiles are laid and the tale begun, as `begunGame` does. */
function opening(config: Config, seed: number): Action[] {
  return [...suggestOpening(fairyTale.begin(config, seed)), { type: 'begin' }]
}

function wonGame(seed: number): { config: Config; seed: number; actions: Action[] } {
  const config = someConfig(2, 'bedtime-story')
  const line = findWin(begunGame(config, seed))
  return line ? { config, seed, actions: [...opening(config, seed), ...line.actions] } : wonGame(seed + 1)
}

/** Nobody does anything but roll and end the turn. */
function idleGame(seed: number) {
  const idle = (state: State): Action => {
    if (state.pending) return { type: 'choose-side', side: 'north' }
    return state.phase === 'action' ? { type: 'end-turn' } : { type: 'roll' }
  }
  return playedBy(idle, someConfig(2, 'bedtime-story'), seed)
}

function randomGame(seed: number) {
  const pick = randomPlayer(seed)
  const of = <Value>(values: readonly [Value, ...Value[]]): Value => values[seed % values.length] ?? values[0]
  const { sides, roads, noDen } = HOUSE_RULES
  const rules = { sides: of(sides), roads: of(roads), noDen: of(noDen) }
  // Every character is led somewhere, and in ever other company.
  const led = CHARACTER_IDS.map((_, index) => CHARACTER_IDS[(seed * 3 + index * 7) % CHARACTER_IDS.length])
  const seats = led.flatMap((character) => character ?? []).slice(0, 1 + (seed % 6))
  const config = someConfig(seats, DIFFICULTIES[seed % DIFFICULTIES.length] ?? 'fairy-tale', rules)
  return playedBy((state) => pick(fairyTale.list(state)), config, seed)
}

function playedBy(next: (state: State) => Action, config: Config, seed: number) {
  const actions = opening(config, seed)
  for (;;) {
    const now = replay(fairyTale, { config, seed, actions })
    if (!now.ok) throw new Error(now.refusal.code)
    const state = stateOf(now.session)
    if (state.outcome) return { config, seed, actions }
    actions.push(next(state))
  }
}

function recorded(name: string, log: { config: Config; seed: number; actions: Action[] }) {
  const played = replay(fairyTale, log)
  if (!played.ok) throw new Error(`${name}: ${played.refusal.code}`)
  const { outcome, turn, hearts } = stateOf(played.session)
  const end = { outcome, turn, hearts, hash: stateHash(stateOf(played.session)) }
  return { name, end, stored: JSON.parse(writeGame(fairyTale, storedForm, played.session)) }
}

const games = [
  recorded('won', wonGame(1)),
  recorded('lost', idleGame(1)),
  ...Array.from({ length: 20 }, (_, seed) => recorded(`random ${seed}`, randomGame(seed))),
]
writeFileSync(FILE, `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`)
for (const { name, end } of games) console.log(name.padEnd(10), JSON.stringify(end))
