import { type Action, citadel, type State, standardRules } from '../src/engine/citadel/index.ts'
import { type Chance, randomState, seededChance, seenBy } from '../src/engine/kernel/index.ts'
import { actor, grandMaster, knight, type Player } from '../src/tales/citadel/bots/index.ts'
import { ownTime } from './own-time.ts'

/** Games at each table, the first of which is played while nothing is warm. */
const GAMES = 3

const LEADERS = ['Grand Master', 'Knight'] as const

/** How long a turn takes that a computer player of the Citadel leads: one Grand Master among Knights. */
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
  /** Milliseconds of the processor. */
  span: number
}

function turnsOf(version: State['rules']['version'], seats: number, game: number): Turn[] {
  const players = Array.from({ length: seats }, () => '')
  const state = citadel.begin({ players, rules: { ...standardRules(), version } }, game)
  const luck = seededChance({ random: randomState(game) })
  const chance = seededChance(state)
  const master = game % seats
  const led = players.map((_, seat) => (seat === master ? grandMaster() : knight))
  const turns = new Map<number, Turn>()
  while (state.phase !== 'over') {
    const seat = actor(state)
    const start = ownTime()
    const action = chosen(led[seat] ?? knight, state, seat, luck)
    const span = ownTime() - start
    // What is answered in somebody else's turn is no turn.
    if (seat === state.onTurn) {
      const before = turns.get(state.turn)?.span ?? 0
      turns.set(state.turn, { leader: seat === master ? 'Grand Master' : 'Knight', span: before + span })
    }
    citadel.apply({ state, chance }, action)
  }
  return [...turns.values()]
}

const chosen = (player: Player, state: State, seat: number, luck: Chance): Action =>
  player(seenBy(citadel, state, seat), luck)

function report(what: string, spans: readonly number[]): void {
  const sorted = spans.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  console.log(
    `${what}: ${sorted.length} turns, median ${at(0.5)} ms, 95 of 100 ${at(0.95)}, longest ${at(1)}`,
  )
}
