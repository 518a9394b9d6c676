import {
  type Action,
  CHARACTER_IDS,
  type Config,
  copyWithPile,
  everyBox,
  type State,
  suggestOpening,
} from '../src/engine/fairy-tale/index.ts'
import { advance, openSession, randomState, seededRng, stateOf } from '../src/engine/kernel/index.ts'
import { apprentice, playOnWatchfully } from '../src/tales/fairy-tale/bots/index.ts'
import type { Session } from '../src/tales/fairy-tale/game.ts'
import { branchRngs } from '../src/tales/fairy-tale/review/luck.ts'
import type { CostlyDecision, Review } from '../src/tales/fairy-tale/review/review.ts'
import { reviewing } from '../src/tales/fairy-tale/review/review-game.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'

/** Number of lost games with a named decision, and of games played on from each alternative. */
const LOST = 20
const TRIES = 200

/**
 * Measures, for lost games with a costly decision, how often the better alternative of the review wins more. Both alternatives are played
 * on many times with an rng that the review has not seen.
 */
export function benchReview(): void {
  let [held, named, looked, longest] = [0, 0, 0, 0]
  for (let seed = 0; named < LOST; seed++) {
    const session = playedGame(configOf(seed), seed)
    if (stateOf(session).outcome !== 'lost') continue
    const { review, seconds } = reviewed(session)
    longest = Math.max(longest, seconds)
    looked += 1
    if (!review.decision) continue
    named += 1
    const { decision } = review
    const before = session.moves[decision.move]?.before ?? session.first
    const [played, better] = [winsOf(before, decision.played), winsOf(before, decision.better)]
    if (better > played) held += 1
    console.log(told(seed, stateOf(session).turn, decision, played, better), `(${seconds.toFixed(1)} s)`)
  }
  console.log(
    `The suggested action won more often in ${held} of ${named} reviews, from ${looked} lost games.`,
  )
  console.log(`Longest review: ${longest.toFixed(1)} s of CPU time.`)
}

function told(seed: number, turns: number, decision: CostlyDecision, played: number, better: number): string {
  const percent = (chance: number) => `${Math.round(100 * chance)} %`
  const { turn, oddsPlayed, oddsBetter } = decision
  const judged = `${percent(oddsBetter)} and not ${percent(oddsPlayed)}`
  return `game ${seed}, turn ${turn} of ${turns}: ${judged}; won ${better} of ${TRIES} and not ${played}`
}

function reviewed(session: Session): { review: Review; seconds: number } {
  const start = process.cpuUsage()
  const review = [...reviewing(session)].at(-1)
  const { user, system } = process.cpuUsage(start)
  if (!review) throw new Error('The review is empty.')
  return { review, seconds: (user + system) / 1e6 }
}

/** Returns the number of wins among games that are played on from a position after some actions, with a fresh rng. */
function winsOf(state: State, actions: readonly Action[]): number {
  let won = 0
  for (let game = 0; game < TRIES; game++) {
    const world = copyWithPile(state)
    const { chance, own } = branchRngs(world, 100_000 + game)
    for (const action of actions) fairyTale.apply({ state: world, chance }, action)
    playOnWatchfully({ state: world, chance }, Number.POSITIVE_INFINITY, own)
    if (world.outcome === 'won') won += 1
  }
  return won
}

function configOf(seed: number): Config {
  const team = CHARACTER_IDS.flatMap(
    (_, index) => CHARACTER_IDS[(seed * 3 + index) % CHARACTER_IDS.length] ?? [],
  )
  return someConfig(
    team.slice(0, 2 + (seed % 3)),
    seed % 2 ? 'fairy-tale' : 'bedtime-story',
    {},
    everyBox(true),
  )
}

/** One in this many decisions is random, as people make careless moves. */
const CARELESS = 8

/** Plays a game by the apprentice with some careless moves. */
function playedGame(config: Config, seed: number): Session {
  const own = seededRng({ random: randomState(seed) })
  let session = openSession(fairyTale, config, seed)
  const act = (action: Action) => {
    const next = advance(fairyTale, session, action)
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  for (const action of suggestOpening(stateOf(session))) act(action)
  for (let state = stateOf(session); !state.outcome; state = stateOf(session)) {
    const actions = fairyTale.list(state).filter(({ type }) => type !== 'give-up')
    const any =
      own.draw(CARELESS) === 0 && state.phase === 'action' ? actions[own.draw(actions.length)] : null
    act(any ?? apprentice(state, own))
  }
  return session
}
