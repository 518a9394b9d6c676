import {
  type Action,
  CHARACTER_IDS,
  type Config,
  copyWithPile,
  everyBox,
  type State,
  suggestOpening,
} from '../src/engine/fairy-tale/index.ts'
import { advance, openSession, randomState, seededChance, stateOf } from '../src/engine/kernel/index.ts'
import { apprentice, playOnWatchfully } from '../src/tales/fairy-tale/bots/index.ts'
import type { Session } from '../src/tales/fairy-tale/game.ts'
import { luckOf } from '../src/tales/fairy-tale/review/luck.ts'
import type { CostlyDecision, Review } from '../src/tales/fairy-tale/review/review.ts'
import { reviewing } from '../src/tales/fairy-tale/review/reviewing.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../tests/support/random-play.ts'

/** Lost games that are looked at, each with a decision that was named; and games played on each way. */
const LOST = 20
const TRIES = 200

/**
 * For lost games in which a costly decision is named: how often what would have been better wins more, when both are played on
 * to the end many times with luck of which the review has seen nothing.
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
  console.log(`What was said to be better won more in ${held} of ${named}, named in ${looked} lost games.`)
  console.log(`A review took ${longest.toFixed(1)} seconds of the processor at most.`)
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
  if (!review) throw new Error('A review says something, always.')
  return { review, seconds: (user + system) / 1e6 }
}

/** How many games are won when they are played on to the end from a position after some actions, by fresh luck. */
function winsOf(state: State, actions: readonly Action[]): number {
  let won = 0
  for (let game = 0; game < TRIES; game++) {
    const world = copyWithPile(state)
    const { chance, own } = luckOf(world, 100_000 + game)
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

/** One in so many decisions is made without thinking, as people do. */
const CARELESS = 8

/** A game played by the apprentice, now and then carelessly. */
function playedGame(config: Config, seed: number): Session {
  const own = seededChance({ random: randomState(seed) })
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
