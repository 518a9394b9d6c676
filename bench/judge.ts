import { CHARACTER_IDS, everyBox, FULL_DIFFICULTIES } from '../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../src/engine/kernel/index.ts'
import { apprentice, MEASURES, type Measure, measuresOf } from '../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { begunGame, someConfig } from '../tests/support/random-play.ts'

const GAMES = 1000
const ROUNDS = 400

/** A turn of a game: the measures of its first position, and whether the game was won. */
interface Turn {
  measures: Record<Measure, number>
  won: number
}

/** Fits the weights of the judge to games of the apprentice. */
export function benchJudge(): void {
  const turns = Array.from({ length: GAMES }, (_, game) => turnsOf(game)).flat()
  const weights = fitted(turns)
  console.log(`${turns.length} turns of ${GAMES} games`)
  for (const measure of MEASURES)
    console.log(`${measure.padEnd(10)} ${weights[measure].toFixed(3).padStart(7)}`)
}

/** Plays a game of two to four characters with all boxes, alternating between the two lightest difficulties. */
function turnsOf(game: number): Turn[] {
  const seats = CHARACTER_IDS.map((_, index) => CHARACTER_IDS[(game * 3 + index) % CHARACTER_IDS.length])
  const team = seats.flatMap((character) => character ?? []).slice(0, 2 + (game % 3))
  const state = begunGame(
    someConfig(team, FULL_DIFFICULTIES[game % 2] ?? 'fairy-tale', {}, everyBox(true)),
    game,
  )
  const luck = seededRng({ random: randomState(game) })
  const seen: Turn['measures'][] = []
  while (!state.outcome) {
    if (state.turn > seen.length) seen.push(measuresOf(state))
    playInPlace(fairyTale, state, apprentice(state, luck), seededRng(state))
  }
  return seen.map((measures) => ({ measures, won: Number(state.outcome === 'won') }))
}

/** Logistic regression by gradient descent, with a step size for each measure (Adagrad). */
function fitted(turns: readonly Turn[]): Record<Measure, number> {
  const weights = zero()
  const past = zero()
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = slopesOf(turns, weights)
    for (const measure of MEASURES) {
      past[measure] += slopes[measure] ** 2
      weights[measure] += (0.5 * slopes[measure]) / Math.sqrt(past[measure] + 1e-9)
    }
  }
  return weights
}

function slopesOf(turns: readonly Turn[], weights: Record<Measure, number>): Record<Measure, number> {
  const slopes = zero()
  for (const { measures, won } of turns) {
    const odds = MEASURES.reduce((sum, measure) => sum + weights[measure] * measures[measure], 0)
    const error = won - 1 / (1 + Math.exp(-odds))
    for (const measure of MEASURES) slopes[measure] += (error * measures[measure]) / turns.length
  }
  return slopes
}

const zero = (): Record<Measure, number> =>
  Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Record<Measure, number>
