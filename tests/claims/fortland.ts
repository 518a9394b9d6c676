import {
  type Action,
  armyOf,
  copyOf,
  fortland,
  freePlaces,
  HOUSE_RULES,
  hasFallen,
  isBesieged,
  type Seat,
  type State,
  seatsOf,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { playInPlace, scriptedRng, seededRng } from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fortland/bots/index.ts'
import {
  afterPlan,
  type Change,
  changesOf,
  dangersOf,
  deedsOf,
  facesAhead,
  fallChance,
  fallRisksOf,
  reachOf,
  riskOf,
  rollsOf,
  turnOf,
} from '../../src/tales/fortland/foresight/index.ts'
import { hintLines } from '../../src/tales/fortland/screen/hints/hint-words.ts'
import { countryName } from '../../src/tales/fortland/screen/ring/names.ts'
import { messagesOf } from '../../src/tales/fortland/words/testing.ts'
import { randomPlayer } from '../fortland/random-play.ts'
import { type Claim, failIn, luckOf, oneOf, playOut, positionsOf } from './claim.ts'

/** Positions of games of Apprentices who now and then do anything at all, with every number of countries and any rules. */
const positionAt = positionsOf<State>(function* (game) {
  const luck = luckOf(game)
  const rules = {
    leave: oneOf(HOUSE_RULES.leave, luck),
    ownForts: oneOf(HOUSE_RULES.ownForts, luck),
    dice: luck.draw(4) === 0 ? oneOf(HOUSE_RULES.dice, luck) : HOUSE_RULES.dice[0],
    turnCost: oneOf(HOUSE_RULES.turnCost, luck),
    layout: oneOf(HOUSE_RULES.layout, luck),
    winter: HOUSE_RULES.winter[0],
    fall: oneOf(HOUSE_RULES.fall, luck),
  }
  const state = fortland.begin({ players: Array.from({ length: 2 + luck.draw(3) }, () => ''), rules }, game)
  const anything = randomPlayer(game)
  const carelessIn = 2 + luck.draw(6)
  for (let done = 0; done < 160 && !state.outcome; done++) {
    if (state.phase !== 'muster') yield copyOf(state)
    const isCareless = luck.draw(carelessIn) === 0
    const action = isCareless ? anything(fortland.list(state)) : apprentice(state, luck)
    playInPlace(fortland, state, action, seededRng(state))
  }
})

const fail = failIn(writeNotation)

/** Returns the rest of a turn, played at random, without another roll. */
const playTurn = (turn: State, seed: number) =>
  playOut(fortland, turn, randomPlayer(seed), (state) =>
    !state.outcome && state.phase === 'act' && state.onTurn === turn.onTurn ? deedsAt(state) : [],
  )

const deedsAt = (state: State): Action[] => fortland.list(state).filter(({ type }) => type !== 'end')

const TURNS = 8

const dangers: Claim = {
  said: [
    'dangers.safe',
    'dangers.safeAll',
    'dangers.none',
    'dangers.spoken',
    'dangers.spokenSafe',
    'dangers.with',
    'dangers.youFall',
    'dangers.fallChance',
    'table.aim.safeThen',
    'table.aim.openThen',
    'tips.lastFree',
    'tips.ownLast',
  ],
  by: 'dangersOf, fallRisksOf',
  holds: 'who is next besieges and fells with no roll what was not named for it',
  runs: 25,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'roll') return 0
    const by = state.onTurn
    let looked = 0
    for (const own of seatsOf(state)) {
      if (own === by || hasFallen(state, own)) continue
      const named = dangersOf(state, own).filter((danger) => danger.by === by)
      const falls = fallRisksOf(state, own).find((risk) => risk.by === by)
      for (const { sum } of rollsOf(state.rules))
        for (let game = 0; game < TURNS; game++) {
          const { state: then } = playTurn(turnOf(state, by, sum), seed * TURNS + game)
          for (const place of freePlaces(state, own)) {
            const isHit = hasFallen(then, own) || isBesieged(then, place)
            if (isHit && !named.some((one) => one.place === place && one.faces.includes(sum)))
              fail(state, `A ${sum} besieges place ${place} of ${own}.`)
          }
          if (hasFallen(then, own) && !falls?.faces.includes(sum)) fail(state, `A ${sum} fells ${own}.`)
          looked += 1
        }
    }
    return looked
  },
}

const faces: Claim = {
  said: ['dangers.faces.*'],
  by: 'facesAhead',
  holds: 'a roll allows nothing that its card does not name, and forces or loses the turn as it says',
  runs: 40,
  tried(seed) {
    const state = positionAt(seed)
    let looked = 0
    for (const { face, best, forced, lost } of facesAhead(state))
      for (let game = 0; game < TURNS; game++) {
        const turn = turnOf(state, state.onTurn, face)
        const { state: then, events } = playTurn(turn, seed * TURNS + game)
        for (const event of events) {
          if (event.type === 'fell' && !best.some(({ fells }) => fells === event.seat))
            fail(state, `A ${face} fells ${event.seat}.`)
          const isKept = event.type === 'built' && !hasFallen(then, event.seat)
          const stands =
            isKept && then.forts[event.place] === event.seat && state.forts[event.place] !== event.seat
          if (stands && !best.some(({ place }) => place === event.place))
            fail(state, `A ${face} builds at ${event.place}.`)
          const isOther = event.type !== 'marched' && event.type !== 'actions-lost'
          if (forced && isOther && !events.some(({ type }) => type === 'marched'))
            fail(state, `A ${face}: ${event.type}.`)
        }
        if (lost && events.length > 0) fail(state, `A ${face} is not lost.`)
        looked += 1
      }
    return looked
  },
}

const reach: Claim = {
  said: ['table.todo.*', 'table.aim.*'],
  by: 'reachOf, deedsOf',
  holds: 'the army stops and builds nowhere in its turn but where that was shown',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act') return 0
    const here = armyOf(state, state.onTurn)?.space
    const stops = new Set([here, ...reachOf(state).map(({ space }) => space)])
    const named = deedsOf(state).filter(({ refusal }) => refusal === null)
    for (const { plan } of named) afterPlan(state, plan)
    for (const { plan, space } of reachOf(state))
      if (armyOf(afterPlan(state, plan), state.onTurn)?.space !== space)
        fail(state, `${space} is not reached.`)
    for (let game = 0; game < TURNS * 2; game++) {
      const { events } = playTurn(state, seed * TURNS + game)
      const first = events.find(({ type }) => type === 'built')
      const before = events.slice(0, first ? events.indexOf(first) : undefined)
      const isPlain = !before.some((event) => event.type === 'tore' && !event.gains)
      if (
        first?.type === 'built' &&
        isPlain &&
        !named.some(({ place }) => place === first.place) &&
        !before.some((event) => event.type === 'tore' && event.place === first.place)
      )
        fail(state, `A fort at ${first.place}.`)
      const last = before.findLast(({ type }) => type === 'marched')
      if (last?.type === 'marched' && isPlain && !last.passing && !stops.has(last.to))
        fail(state, `The army stops at ${last.to}.`)
    }
    return stops.size
  },
}

const changes: Claim = {
  said: ['hints.because.*', 'table.aim.falls', 'table.aim.wins'],
  by: 'changesOf',
  holds: 'each change that is told is one between the position and the one after the plan',
  runs: 25,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act') return 0
    const plan = planFor(state, seed)
    const then = afterPlan(state, plan)
    const told = changesOf(state, plan)
    for (const change of told)
      if (!isSo(state, then, change)) fail(state, `${JSON.stringify(change)} by ${JSON.stringify(plan)}`)
    return told.length
  },
}

function planFor(state: State, seed: number): Action[] {
  const pick = randomPlayer(seed)
  const now = copyOf(state)
  const plan: Action[] = []
  while (plan.length < 5 && now.phase === 'act' && !now.outcome) {
    const actions = deedsAt(now)
    if (actions.length === 0) break
    const action = pick(actions)
    playInPlace(fortland, now, action, scriptedRng({}))
    plan.push(action)
  }
  return plan
}

function isSo(state: State, then: State, change: Change): boolean {
  const seat: Seat = state.onTurn
  switch (change.kind) {
    case 'wins':
      return then.outcome?.winners.includes(seat) === true
    case 'fells':
      return hasFallen(then, change.seat) && !hasFallen(state, change.seat)
    case 'leaves-one':
      return freePlaces(then, change.seat).join() === String(change.place)
    case 'besieges':
      return then.forts[change.place] === seat && isBesieged(then, change.place)
    case 'relieves':
      return isBesieged(state, change.place) && !isBesieged(then, change.place)
    case 'fortifies':
      return then.forts[change.place] === seat
    case 'tears':
    case 'fetches':
      return then.forts[change.place] !== state.forts[change.place]
    case 'safer':
    case 'riskier':
      return (
        riskOf(then, seat, change.place) < riskOf(state, seat, change.place) === (change.kind === 'safer')
      )
    case 'survives':
    case 'risks-fall':
      return fallChance(then, seat) < fallChance(state, seat) === (change.kind === 'survives')
  }
}

/** Statements of hints about free places. */
const hints: Claim = {
  said: ['hints.because.besieges', 'hints.because.fells'],
  by: 'hintLines',
  holds: 'a country of which a hint says so has fewer free places once the plan has been carried out',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act') return 0
    const plan = planFor(state, seed)
    const then = afterPlan(state, plan)
    const m = messagesOf('en')
    const said: [string, number][] = []
    const besieges = (who: string, free: number) => {
      said.push([who, free])
      return `${who} ${free}`
    }
    hintLines({ ...m, hints: { ...m.hints, because: { ...m.hints.because, besieges } } }, state, plan)
    for (const [who, free] of said) {
      const seat = seatsOf(state).find((one) => countryName(m, one) === who)
      if (seat === undefined) return fail(state, `Who is ${who}?`)
      const [was, is] = [freePlaces(state, seat).length, freePlaces(then, seat).length]
      if (is !== free || is >= was) fail(state, `${who} had ${was} and has ${is}, not ${free}.`)
    }
    return said.length
  },
}

export const FORTLAND_CLAIMS: readonly Claim[] = [dangers, faces, reach, changes, hints]
