import * as v from 'valibot'
import {
  actionText,
  assaultTotal,
  type CreatureId,
  MOST_DEFENDERS,
  positionConfig,
  type State,
} from '../../../../engine/fortress/index.ts'
import { randomState, SEEDS, seededRng } from '../../../../engine/kernel/index.ts'
import { namesOf } from '../../../../players/player.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import { PLANS } from '../../bots/index.ts'
import {
  assaultOdds,
  candidatesFor,
  columnSum,
  encountersOf,
  fellingsOf,
  moreByCast,
  NIGHTS_TOLD,
  nextCard,
  nightFutures,
  survival,
  totalNextTurn,
  unbeatableChance,
} from '../../foresight/index.ts'

/** Answers meetings and their reasons, the result of the column, possible slayers, the night and the next card. */
const predict = ownQuestion({}, (state: State) => ({
  meets: encountersOf(state).map(({ soldier: _, place, ...encounter }) => ({
    ...encounter,
    place: place + 1,
    candidates: candidatesTold(state, encounter.creature),
  })),
  column: columnSum(state),
  fells: fellingsOf(state).map(({ place, ...felling }) => ({ place: place + 1, ...felling })),
  night: nightFutures(state),
  nights: NIGHTS_TOLD.map((nights) => survival(state, nights)),
  draw: nextCard(state),
}))

const candidatesTold = (state: State, creature: CreatureId) =>
  candidatesFor(state, creature).map(({ place, ...candidate }) => ({ place: place + 1, ...candidate }))

const total = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/** Answers the odds of an assault in 216ths: now, in the next turn, after one more cast, and for a given total. */
const odds = ownQuestion({ total: v.exactOptional(total) }, (state: State, { total: asked }) => {
  const more = moreByCast(state)
  const next = totalNextTurn(state)
  const told = (sum: number) => ({ total: sum, odds: assaultOdds(sum, state.place.walls) })
  return {
    now: told(assaultTotal(state)),
    next: told(next),
    withCast: { ...told(next + more.added), lay: more.lay, cast: more.cast },
    ...(asked !== undefined && { asked: told(asked) }),
  }
})

const seed = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(SEEDS - 1)), 0)

const ADVISE = { player: v.optional(v.picklist(namesOf(PLANS)), 'captain'), seed }

/** Answers the plan of a bot until the rng is needed, in the words of the law. */
const advise = ownQuestion(ADVISE, (state: State, { player, seed: own }) => {
  if (state.outcome) return { plan: [] }
  const luck = seededRng({ random: randomState(own) })
  return { plan: PLANS[player](state, luck).map(actionText) }
})

/** Answers the probability of an unslayable defender, for each number of defenders from one to seven. */
const unbeatable = ownQuestion({}, (state: State) => {
  const { muster } = positionConfig(state, '')
  const counts = Array.from({ length: MOST_DEFENDERS }, (_, index) => index + 1)
  return { chances: counts.map((defenders) => unbeatableChance(muster, { defenders })) }
})

/** The queries of this game. */
export const QUESTIONS = { predict, odds, advise, unbeatable }
