import {
  type Action,
  citadel,
  dealtAnew,
  goalOf,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type Chance, randomState, seededChance, seenBy, simulate } from '../../../engine/kernel/index.ts'
import { winnerOf } from '../../../players/race.ts'
import { firstPlot } from './first-plots.ts'
import { judge, type Outlook, outlookOf } from './judge.ts'
import { actor, page } from './page.ts'
import { type Plan, plansOf } from './plan.ts'
import { anyOf, type Player } from './player.ts'

/** Plans that are played on, and games that are played with all of them together. */
const PLANS = 6
const GAMES = 72

/** Rounds that each game is played on. */
const ROUNDS = 2

/** A world of its own for each try: unseen hands and piles dealt anew, the same luck for all plans. */
const worldLuck = (seed: number, index: number): Chance =>
  seededChance({ random: randomState((seed * 31_337 + index * 7919) % 2 ** 30) })

/** Plays a plan, then both the rest of this turn and two rounds by Pages; answers how it stands, 0 to 1. */
function playOn(seen: State, seat: Seat, plan: Plan, later: Outlook, luck: Chance): number {
  const state = dealtAnew(seen, luck)
  for (const action of plan.actions) {
    if (state.phase === 'over' || citadel.refuse(state, action)) break
    simulate(citadel, state, action, luck)
  }
  const last = state.turn + ROUNDS * playing(state).length
  while (state.phase !== 'over' && state.turn <= last)
    simulate(citadel, state, page(seenBy(citadel, state, actor(state)), luck), luck)
  return chanceOf(state, seat, later)
}

/** How good a position looks for a seat: won, lost, or by how it stands against the best rival. */
function chanceOf(state: State, seat: Seat, later: Outlook): number {
  if (state.winners) return state.winners.includes(seat) ? 1 / state.winners.length : 0
  const lead = judge(state, seat, later) / goalOf(state)
  const mine = pointsOf(state, seat) / goalOf(state)
  return 1 / (1 + Math.exp(-4 * (lead - 0.35 - 0.1 * (1 - mine))))
}

/** The best plans of its turn, each played on by Pages in worlds dealt anew, by a race of so many samples. */
export const planOf = (seen: State, luck: Chance, games = GAMES): readonly Action[] => {
  const actions = citadel.list(seen)
  const [only] = actions
  if (actions.length === 1 && only) return [only]
  const chosen = seen.phase === 'choose' ? firstPlot(seen, actions, luck) : null
  if (chosen) return [chosen]
  const seat = actor(seen)
  const plans = plansOf(seen, seat, { width: 5, depth: 8 }, luck).slice(0, PLANS)
  const seed = luck.draw(2 ** 20)
  const now = outlookOf(seen)
  const later = { ...now, rounds: Math.max(0, now.rounds - ROUNDS) }
  const best = winnerOf(plans, games, (plan, index) =>
    playOn(seen, seat, plan, later, worldLuck(seed, index)),
  )
  return best ? asFarAsSeen(best.actions) : [anyOf(actions, luck)]
}

/** A plan up to where a Spy has looked: which card is taken is chosen when the hand is seen, and was but guessed before. */
function asFarAsSeen(actions: readonly Action[]): readonly Action[] {
  const taken = actions.findIndex(({ type }, index) => index > 0 && type === 'take')
  return taken === -1 ? actions : actions.slice(0, taken)
}

/** An action that was planned, and how the position must stand for it, as far as its seat sees it. */
interface Step {
  readonly action: Action
  readonly before: string
}

/** All that a plan of a seat rests on: what others hide is no part of it. */
const standing = ({ turn, owners, buildings, seats, spent, questions }: State, seat: Seat): string =>
  JSON.stringify([turn, owners, buildings, seats[seat], spent, questions])

/** A plan step by step; it ends where something comes otherwise, as when a Safe Conduct wards a card off. */
function stepsOf(seen: State, seat: Seat, actions: readonly Action[], luck: Chance): Step[] {
  const state = dealtAnew(seen, luck)
  const steps: Step[] = []
  for (const action of actions) {
    if (citadel.refuse(state, action)) break
    steps.push({ action, before: standing(state, seat) })
    simulate(citadel, state, action, luck)
  }
  return steps
}

/**
 * It plays the best plans of its turn on. What it means to do it remembers, and thinks again where something came otherwise
 * than planned: so one of these sits at one table.
 */
export function grandMaster(games = GAMES): Player {
  let ahead: Step[] = []
  return (seen, luck) => {
    const seat = actor(seen)
    const [next, ...rest] = ahead
    ahead = rest
    if (next?.before === standing(seen, seat)) return next.action
    const [first, ...later] = stepsOf(seen, seat, planOf(seen, luck, games), luck)
    ahead = later
    return first?.action ?? anyOf(citadel.list(seen), luck)
  }
}
