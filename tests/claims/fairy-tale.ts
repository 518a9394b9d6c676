import {
  ALL_BOXES,
  CHARACTER_IDS,
  everyBox,
  FULL_DIFFICULTIES,
  HOUSE_RULES,
  places,
  type State,
  suggestOpening,
} from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import {
  changeBy,
  endsTale,
  faceOfWorst,
  futuresOf,
  hurtingFaces,
  lossesByNextTurn,
  oddsOf,
  riskOf,
  routesOf,
  worstOf,
} from '../../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { dangerIn } from '../../src/tales/fairy-tale/screen/hints/danger-side.ts'
import { randomPlayer, someConfig } from '../support/random-play.ts'
import { type Claim, failIn, luckOf, oneOf, positionsOf } from './claim.ts'

/** Positions of games of Apprentices that sometimes act at random, with any heroes, boxes and house rules. */
const positionAt = positionsOf<State>(function* (game) {
  const luck = luckOf(game)
  const seats = CHARACTER_IDS.filter(() => luck.draw(4) === 0).slice(0, 4)
  const boxes = everyBox(false)
  for (const box of ALL_BOXES) boxes[box] = luck.draw(2) === 0
  const rules = {
    sides: oneOf(HOUSE_RULES.sides, luck),
    oak: oneOf(HOUSE_RULES.oak, luck),
    moves: luck.draw(4) === 0 ? oneOf(HOUSE_RULES.moves, luck) : HOUSE_RULES.moves[0],
  }
  const heroes = seats.length > 0 ? seats : CHARACTER_IDS.slice(0, 2)
  const state = fairyTale.begin(someConfig(heroes, oneOf(FULL_DIFFICULTIES, luck), rules, boxes), game)
  for (const action of [...suggestOpening(state), { type: 'begin' } as const])
    playInPlace(fairyTale, state, action, seededRng(state))
  const anything = randomPlayer(game)
  const carelessIn = 2 + luck.draw(4)
  for (let done = 0; done < 220 && !state.outcome; done++) {
    if (state.phase === 'action' && !state.pending) yield structuredClone(state)
    const isCareless = luck.draw(carelessIn) === 0
    const action = isCareless ? anything(fairyTale.list(state)) : apprentice(state, luck)
    playInPlace(fairyTale, state, action, seededRng(state))
  }
})

const fail = failIn(writeNotation)

/**
 * Ends the turn and carries out the next movement, with random dice and answers. Returns the state, the hearts lost, and whether the tale
 * is lost.
 */
function endTurn(state: State, seed: number): { state: State; hurt: number; lost: boolean } {
  const then = structuredClone(state)
  const luck = luckOf(seed)
  // Only the first movement is foreseen after a bargain.
  then.rolls = { ...then.rolls, movement: 1 }
  playInPlace(fairyTale, then, { type: 'end-turn' }, luck)
  while (then.pending && !then.outcome) {
    const answers = fairyTale.list(then).filter(({ type }) => type !== 'give-up')
    const [keep] = answers.filter(({ type }) => type === 'keep-die')
    playInPlace(fairyTale, then, keep ?? oneOf(answers, luck), luck)
  }
  return { state: then, hurt: state.hearts - then.hearts, lost: then.outcome === 'lost' }
}

/** How many faces there are, and on how many of them the oak is hurt. */
const facesIn = (futures: NonNullable<ReturnType<typeof futuresOf>>) => {
  const all = Object.values(futures)
  const count = (some: readonly { faces: number }[]) => some.reduce((sum, { faces }) => sum + faces, 0)
  return { all: count(all), hurting: count(all.filter(({ hurt }) => hurt > 0)) }
}

const ENDS = 12

const movement: Claim = {
  said: [
    'foresight.safe',
    'foresight.summary',
    'foresight.brief',
    'foresight.verdict',
    'foresight.certain.*',
    'futures.would',
    'hint.danger',
    'hint.likely',
    'hint.safe',
    'hint.safeNow',
    'hint.nearest',
  ],
  by: 'futuresOf, worstOf, dangerIn',
  holds: 'no die of this turn costs more than the worst that is named, nor anything where all is safe',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    const futures = futuresOf(state)
    if (!futures) return 0
    const worst = worstOf(futures)
    const danger = dangerIn(state)
    if ((danger.kind === 'roll') !== (worst !== null && faceOfWorst(state, worst) !== null))
      fail(state, 'The hint tells of another danger.')
    if (danger.kind === 'roll' && danger.chance !== hurtingFaces(futures) / facesIn(futures).all)
      fail(state, 'The hint tells of another chance.')
    // A 5 lets players choose: a bad choice can cost more than the prediction, which assumes the best.
    const all = Object.values(futures)
    const most = Math.max(worst?.hurt ?? 0, ...all.map(({ hurt }) => hurt))
    for (let game = 0; game < ENDS; game++) {
      const { hurt, lost } = endTurn(state, seed * ENDS + game)
      if (hurt > most) fail(state, `It costs ${hurt}.`)
      if (lost && !all.some(endsTale)) fail(state, 'The tale is lost.')
    }
    return ENDS
  },
}

const odds: Claim = {
  said: ['futures.odds.now', 'futures.odds.hearts', 'futures.odds.by', 'hint.gain', 'hint.gainNone'],
  by: 'oddsOf, riskOf',
  holds: 'the chances make one, are those of the six faces, and agree wherever they are told',
  runs: 150,
  tried(seed) {
    const state = positionAt(seed)
    const told = oddsOf(state)
    const futures = futuresOf(state)
    if (!told || !futures) return 0
    const sum = told.losses.reduce((total, chance) => total + chance, 0)
    if (Math.abs(sum - 1) > 1e-9) fail(state, `They make ${sum}.`)
    const counted = facesIn(futures).hurting / facesIn(futures).all
    if (Math.abs(1 - told.losses[0] - counted) > 1e-9) fail(state, 'A heart lost.')
    const risk = riskOf(state)
    if (risk === null || risk < counted - 1e-9) fail(state, `The risk is ${risk}.`)
    return 1
  },
}

const next: Claim = {
  said: ['futures.odds.next'],
  by: 'lossesByNextTurn',
  holds: 'the chances make one, and are no smaller for a later end',
  runs: 12,
  tried(seed) {
    const state = positionAt(seed)
    const now = oddsOf(state)
    const losses = lossesByNextTurn(state)
    if (!losses || !now) return 0
    const sum = losses.reduce((total, chance) => total + chance, 0)
    if (Math.abs(sum - 1) > 1e-9) fail(state, `They make ${sum}.`)
    // Losing at least this many hearts never gets less likely after one more movement.
    for (const hearts of [1, 2, 3]) {
      const [soon, later] = [now.losses, losses].map((chances) =>
        chances.slice(hearts).reduce((total, chance) => total + chance, 0),
      )
      if ((later ?? 0) < (soon ?? 0) - 1e-9) fail(state, `${hearts} hearts: ${soon}, and then ${later}.`)
    }
    return 1
  },
}

/** A monster that is alone in the forest, so that no other moves. */
const steps: Claim = {
  said: ['why.ofStep', 'preview.routes.*'],
  by: 'routesOf',
  holds: 'a monster that is alone in the forest stays, or goes in its next movement as far as was named',
  runs: 400,
  tried(seed) {
    const state = positionAt(seed)
    const [route, ...others] = routesOf(state)
    if (!route || others.length > 0) return 0
    const { state: then } = endTurn(state, seed)
    if (then.outcome) return 0
    const there = places(then.tiles).find((place) =>
      then.tiles[place]?.monsters.some(({ n }) => n === route.monster),
    )
    const [from, to] = [route.path[0], route.halts[0]]
    const isGone = there === undefined && (to === CENTRE || route.end.kind === 'gone')
    if (!isGone && there !== from && there !== to) fail(state, `It goes from ${from} to ${there}, not ${to}.`)
    return 1
  },
}

const routes: Claim = {
  said: ['why.*', 'foresight.routes.*', 'preview.*'],
  by: 'routesOf, changeBy',
  holds: 'a way that ends at the Oak takes as many rolls as are named, and a preview is what then lies there',
  runs: 30,
  tried(seed) {
    const state = positionAt(seed)
    const luck = luckOf(seed)
    for (const { path, rolls, end } of routesOf(state))
      if ((end.kind === 'oak') !== (rolls !== null) || path.length === 0) fail(state, 'A way without an end.')
    const sure = fairyTale.list(state).filter(({ type }) => type === 'expand' || type === 'remove')
    if (sure.length === 0) return 1
    const action = oneOf(sure, luck)
    const change = changeBy(state, action)
    const then = structuredClone(state)
    playInPlace(fairyTale, then, action, seededRng(then))
    const isKnown = change !== null && change.after.hurt !== null
    if (!then.outcome && isKnown && change.after.hurt !== riskOf(then)) fail(state, 'The risk after it.')
    return 1
  },
}

export const FAIRY_TALE_CLAIMS: readonly Claim[] = [movement, odds, next, steps, routes]
