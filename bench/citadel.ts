import { type Action, citadel, type State, standardRules } from '../src/engine/citadel/index.ts'
import { type Rng, randomState, seededRng, stateFor } from '../src/engine/kernel/index.ts'
import { actor, grandMaster, knight, type Player } from '../src/tales/citadel/bots/index.ts'
import { ownTime } from './own-time.ts'

/** Games at each table; the first one also warms up. */
const GAMES = 3

const LEADERS = ['Grand Master', 'Knight'] as const

/** Measures how long a bot's turn takes in the Citadel: one Grand Master among Knights. */
export function benchCitadel(): void {
  for (const version of ['basic', 'strategic'] as const)
    for (const seats of [3, 4]) {
      const turns = Array.from({ length: GAMES }, (_, game) => turnsOf(version, seats, game)).flat()
      for (const leader of LEADERS) {
        const spans = turns.filter((turn) => turn.leader === leader).map(({ span }) => span)
        report(`${leader}, ${version}, ${seats} seats`, spans)
      }
    }
}

interface Turn {
  leader: (typeof LEADERS)[number]
  /** CPU time in milliseconds. */
  span: number
}

function turnsOf(version: State['rules']['version'], seats: number, game: number): Turn[] {
  const players = Array.from({ length: seats }, () => '')
  const state = citadel.begin({ players, rules: { ...standardRules(), version } }, game)
  const luck = seededRng({ random: randomState(game) })
  const chance = seededRng(state)
  const master = game % seats
  const led = players.map((_, seat) => (seat === master ? grandMaster() : knight))
  const turns = new Map<number, Turn>()
  while (state.phase !== 'over') {
    const seat = actor(state)
    const start = ownTime()
    const action = chosen(led[seat] ?? knight, state, seat, luck)
    const span = ownTime() - start
    // Answers during another seat's turn do not count as a turn.
    if (seat === state.onTurn) {
      const before = turns.get(state.turn)?.span ?? 0
      turns.set(state.turn, { leader: seat === master ? 'Grand Master' : 'Knight', span: before + span })
    }
    citadel.apply({ state, chance }, action)
  }
  return [...turns.values()]
}

const chosen = (player: Player, state: State, seat: number, luck: Rng): Action =>
  player(stateFor(citadel, state, seat), luck)

function report(what: string, spans: readonly number[]): void {
  const sorted = spans.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  console.log(
    `${what}: ${sorted.length} turns, median ${at(0.5)} ms, 95 of 100 ${at(0.95)}, longest ${at(1)}`,
  )
}
