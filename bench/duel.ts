import { boogyman, phaseOf, type State } from '../src/engine/boogyman/index.ts'
import { playInPlace, randomState, scriptedRng, seededRng } from '../src/engine/kernel/index.ts'
import { standardSetting } from '../src/programs/simulator/setting-parts.ts'
import { guardian, lookAhead } from '../src/tales/boogyman/bots/index.ts'
import { boogymanSimulator } from '../src/tales/boogyman/programs/simulator/index.ts'
import { PLAYER_NAMES, SETTINGS } from '../src/tales/boogyman/programs/simulator/settings.ts'
import { ownTime } from './own-time.ts'

/** CPU seconds of each player's games against itself, after half of that to warm up. */
const SECONDS = 4

/** Games of the guardian with timed decisions. */
const TIMED = 6

/** Slowdown of the processors of a phone and of a very busy machine, compared with this one. */
const SLOWER = [1, 6, 8]

/** Measures the duel: games a second of each player, and the time and depth of the guardian's search. */
export function benchDuel(): void {
  for (const name of [...PLAYER_NAMES].reverse()) {
    games(name, SECONDS / 2)
    const { played, actions, seconds } = games(name, SECONDS)
    const rate = (count: number) => (count / seconds).toLocaleString('en', { maximumSignificantDigits: 3 })
    console.log(`${name.padEnd(12)} ${rate(played)} games/s, ${rate(actions)} actions/s`)
  }
  const found = Array.from({ length: TIMED }, (_, seed) => decisions(seed)).flat()
  for (const slower of SLOWER) {
    const spans = found.map(({ span }) => Math.round(slower * span))
    console.log(`guardian, ${found.length} decisions, CPU time × ${slower}: ${spread(spans)} ms`)
  }
  console.log(`search depth: ${spread(found.map(({ depth }) => depth))} actions`)
  console.log(`positions: ${spread(found.map(({ positions }) => positions))}`)
}

/** Plays whole games for `most` CPU seconds. */
function games(name: (typeof PLAYER_NAMES)[number], most: number) {
  const setting = { ...standardSetting(SETTINGS), red: name, green: name }
  const start = ownTime()
  let played = 0
  let actions = 0
  while (ownTime() - start < 1000 * most) {
    actions += boogymanSimulator.playGame(setting, played).actions
    played += 1
  }
  return { played, actions, seconds: (ownTime() - start) / 1000 }
}

/** Returns the time and depth of each decision of the guardian in a game against itself. */
function decisions(seed: number) {
  const luck = seededRng({ random: randomState(seed) })
  const place = guardian(1)
  const state: State = boogyman.begin({ players: ['', ''], first: 'red', rules: { trees: 'two' } }, seed)
  const all: { span: number; depth: number; positions: number }[] = []
  while (!state.outcome) {
    const start = ownTime()
    const found = phaseOf(state) === 'placing' ? null : lookAhead(state, luck)
    if (found) all.push({ ...found, span: ownTime() - start })
    playInPlace(boogyman, state, found?.action ?? place(state, luck), scriptedRng({}))
  }
  return all
}

function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, most ${at(1)}, least ${at(0)}`
}
