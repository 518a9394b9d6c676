import {
  type Action,
  buildingOf,
  citadel,
  copyOf,
  countBuilt,
  type Event,
  HOUSE_RULES,
  ownerOf,
  parsePlot,
  playing,
  pointsOf,
  type Seat,
  type State,
  standingOn,
  writeNotation,
} from '../../src/engine/citadel/index.ts'
import {
  playInPlace,
  type Rng,
  randomState,
  seededRng,
  stateFor,
  stateForBot,
} from '../../src/engine/kernel/index.ts'
import { actor, page } from '../../src/tales/citadel/bots/index.ts'
import {
  changeBy,
  handMakes,
  nextCard,
  payOn,
  planChanges,
  powerRaces,
  reachesOf,
  siegesOf,
  stateAfter,
  turnEnd,
} from '../../src/tales/citadel/foresight/index.ts'
import { randomPlayer } from '../citadel/random-play.ts'
import { type Claim, failIn, luckOf, oneOf, playIn, positionsOf } from './claim.ts'

/** Positions of games of Pages who sometimes do anything at all, with every number of seats and both games. */
const positionAt = positionsOf<State>(function* (game) {
  const luck = luckOf(game)
  const [version, two, lastRound] = [
    oneOf(HOUSE_RULES.version, luck),
    oneOf(HOUSE_RULES.two, luck),
    oneOf(HOUSE_RULES.lastRound, luck),
  ]
  const players = Array.from({ length: 2 + luck.draw(4) }, () => '')
  const state = citadel.begin({ players, rules: { version, two, lastRound } }, game)
  const carelessIn = 1 + luck.draw(6)
  const anything = randomPlayer(game)
  for (let done = 0; state.phase !== 'over' && done < 400; done++) {
    if (state.phase !== 'choose') yield copyOf(state)
    const action =
      luck.draw(carelessIn) === 0
        ? anything(citadel.list(state))
        : page(stateForBot(citadel, state, actor(state)), luck)
    playInPlace(citadel, state, action, seededRng(state))
  }
})

const play = playIn(citadel)

const fail = failIn(writeNotation)

/** Picks the action of a player who maximizes points by building alone. */
function greedy(state: State, pick: (actions: readonly Action[]) => Action, luck: Rng): Action {
  const actions = citadel.list(state).filter(({ type }) => type !== 'play' && type !== 'hire')
  const builds = actions.flatMap((action) => (action.type === 'build' ? [action] : []))
  const points = (action: Action): number => {
    const after = copyOf(state)
    playInPlace(citadel, after, action, seededRng(after))
    return pointsOf(after, state.onTurn)
  }
  const [best] = builds.toSorted((one, other) => points(other) - points(one))
  if (best && luck.draw(3) > 0) return best
  const others = actions.filter(({ type }) => type !== 'end')
  return others.length > 0 && luck.draw(12) > 0 ? pick(others) : pick(actions)
}

/** Whether a plot with a building on it was taken: more than building alone. */
const tookHouse = (before: State, events: readonly Event[], seat: Seat): boolean =>
  events.some(
    (event) =>
      (event.type === 'claimed' || event.type === 'besieged') &&
      event.seat === seat &&
      standingOn(before, event.plot) !== null,
  )

/** The most points of a seat in its next turn, in games that are played on by building alone. */
function mostByPlayingOn(start: State, seat: Seat, seed: number): number {
  const luck = luckOf(seed)
  const state = { ...copyOf(start), random: randomState(seed) }
  const pick = randomPlayer(seed)
  let most = 0
  let hasBegun = state.onTurn === seat
  for (let done = 0; done < 300 && state.phase !== 'over'; done++) {
    const isOwn = state.onTurn === seat
    if (hasBegun && !isOwn) break
    hasBegun ||= isOwn
    const isActing = isOwn && state.phase === 'act' && state.questions.length === 0
    const action = isActing ? greedy(state, pick, luck) : pick(listed(state, isOwn))
    const before = copyOf(state)
    if (tookHouse(before, play(state, action), seat)) break
    if (isOwn) most = Math.max(most, pointsOf(state, seat))
  }
  return most
}

const listed = (state: State, isOwn: boolean): Action[] =>
  citadel.list(state).filter(({ type }) => !isOwn || type !== 'play')

/** Games that are played on from each position for each seat. */
const GAMES = 6

const goal: Claim = {
  said: ['table.goal.nobody', 'table.goal.nearest', 'table.goal.could', 'tips.goal'],
  by: 'reachesOf',
  holds: 'no next turn of building alone comes to more points than are named, whatever others do',
  runs: 40,
  tried(seed) {
    const state = positionAt(seed)
    const luck = luckOf(seed)
    const seats = playing(state)
    const seen = stateFor(citadel, state, oneOf([null, ...seats], luck))
    let looked = 0
    for (const { seat, most } of reachesOf(seen)) {
      for (let game = 0; game < GAMES; game++) {
        const reached = mostByPlayingOn(state, seat, seed * GAMES + game)
        if (reached > most) fail(state, `Seat ${seat} comes to ${reached}, but ${most} was the most.`)
        looked += 1
      }
    }
    return looked
  },
}

const cards: Claim = {
  said: ['table.odds.*', 'table.ends.odds', 'table.ends.tax', 'table.ends.noTax', 'tips.taxes'],
  by: 'nextCard, turnEnd, taxesFrom',
  holds: 'the next Building is of a category that may come, and takes and pays what was named',
  runs: 150,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'reveal' || state.questions.length > 0) return 0
    const next = nextCard(state)
    const taxes = playing(state).map((seat) => [seat, turnEnd(state, seat).tax] as const)
    const then = { ...copyOf(state), random: randomState(seed) }
    const events = play(then, { type: 'reveal' })
    const revealed = events.find(({ type }) => type === 'revealed' || type === 'event')
    if (revealed?.type !== 'revealed') return 0
    const { category } = buildingOf(revealed.card)
    const prospect = next.prospects.find((one) => one.category === category)
    if (!prospect || prospect.cards === 0) return fail(state, `${category} was said to come never.`)
    for (const { seat, tax, income } of prospect.seats) {
      const change = (then.seats[seat]?.bricks ?? 0) - (state.seats[seat]?.bricks ?? 0)
      if (change !== (income?.count ?? 0) - tax) fail(state, `Seat ${seat}: ${change} bricks.`)
    }
    for (const [seat, tax] of taxes) {
      const taken = events.flatMap((event) => (event.type === 'tax' && event.seat === seat ? [event] : []))
      if (category === 'municipal' && taken.length > 0 !== tax > 0) fail(state, `Taxes of seat ${seat}.`)
    }
    return 1
  },
}

const pays: Claim = {
  said: ['table.plot.wouldPay', 'town.mayBuild'],
  by: 'payOn',
  holds: 'a building that is the only one of its category is paid as was named, once that comes',
  runs: 150,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act' || state.questions.length > 0) return 0
    let looked = 0
    for (const action of citadel.list(state)) {
      if (action.type !== 'build') continue
      const { category } = buildingOf(action.card as Parameters<typeof buildingOf>[0])
      const seat = state.onTurn
      const plot = parsePlot(action.plot)
      const then = { ...copyOf(state), random: randomState(seed) }
      play(then, action)
      if (plot === null || countBuilt(then, seat, category) !== 1) continue
      const named = payOn(then, action.card as Parameters<typeof buildingOf>[0], plot, seat).count
      play(then, { type: 'end' })
      if (then.phase !== 'reveal' || then.questions.length > 0) continue
      const events = play(then, { type: 'reveal' })
      const revealed = events.find(({ type }) => type === 'revealed' || type === 'event')
      if (revealed?.type !== 'revealed' || buildingOf(revealed.card).category !== category) continue
      const paid = events.find((event) => event.type === 'income' && event.seat === seat)
      if (paid?.type !== 'income' || paid.count !== named)
        fail(state, `${action.card} on ${action.plot} is paid ${JSON.stringify(paid)}, not ${named}.`)
      looked += 1
    }
    return looked
  },
}

const sieges: Claim = {
  said: [
    'table.ends.siege',
    'table.ends.siegeRemedy',
    'table.plot.falls',
    'town.mayFall',
    'town.bringsDown',
    'tips.siegeOwn',
    'tips.siegeRival',
    'hints.because.saves',
  ],
  by: 'siegesOf, planChanges',
  holds: 'one claim of anybody brings down the plots that were named for it, and no other',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act' || state.questions.length > 0) return 0
    const foreseen = siegesOf(state)
    let looked = 0
    for (const seat of playing(state)) {
      const turn = { ...copyOf(state), onTurn: seat, spent: { ...state.spent, claims: 0 } }
      const owner = turn.seats[seat]
      if (owner) turn.seats[seat] = { ...owner, bricks: 30 }
      for (const action of citadel.list(turn)) {
        if (action.type !== 'claim') continue
        const gap = parsePlot(action.plot)
        const named = foreseen
          .filter((one) => one.gap === gap && one.by.some((by) => by.seat === seat))
          .map(({ plot }) => plot)
        const then = copyOf(turn)
        const fallen = play(then, action).flatMap((event) => (event.type === 'besieged' ? [event.plot] : []))
        if (fallen.join() !== named.join()) fail(turn, `${action.plot} brings down ${fallen}, not ${named}.`)
        const change = changeBy(turn, action)
        if (change?.falls.join() !== fallen.join()) fail(turn, `${action.plot} shows ${change?.falls}.`)
        looked += 1
      }
    }
    return looked
  },
}

const powers: Claim = {
  said: ['table.ends.powerNeeds', 'table.ends.powerThreat', 'table.ends.powerMine', 'tips.power'],
  by: 'powerRaces',
  holds: 'a building brings a Great Power exactly to whom one was missing',
  runs: 100,
  tried(seed) {
    const state = positionAt(seed)
    let looked = 0
    for (const action of citadel.list(state)) {
      if (action.type !== 'build') continue
      const { category } = buildingOf(action.card as Parameters<typeof buildingOf>[0])
      const race = powerRaces(state).find((one) => one.category === category)
      const missing = race?.seats.find(({ seat }) => seat === state.onTurn)?.missing
      const then = copyOf(state)
      const came = play(then, action).some(
        (event) => event.type === 'power' && event.category === category && event.seat === state.onTurn,
      )
      if (race && came !== (missing === 1)) fail(state, `${category}: missing ${missing}, came: ${came}.`)
      looked += 1
    }
    return looked
  },
}

const turn: Claim = {
  said: [
    'table.ends.redBox',
    'table.ends.toRedBox',
    'table.ends.makes',
    'table.ends.goal',
    'table.plot.after',
    'table.plot.afterRedBox',
    'table.plot.powerAfter',
    'tips.redBox',
  ],
  by: 'turnEnd, handMakes, changeBy',
  holds: 'a building makes the points that were named, and the end of the turn brings a card as was named',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act' || state.questions.length > 0) return 0
    const seen = stateFor(citadel, state, state.onTurn)
    const made = handMakes(seen)
    const builds = citadel.list(state).flatMap((action) => (action.type === 'build' ? [action] : []))
    for (const action of builds) {
      const then = copyOf(state)
      play(then, action)
      const said = made.find(({ cards: of }) => of.some((card) => card === action.card))
      if (said?.points !== pointsOf(then, state.onTurn)) fail(state, `${action.card} makes ${said?.points}.`)
      const change = changeBy(seen, action)
      if (change?.points !== said?.points) fail(state, `${action.card} shows ${change?.points}.`)
      if (endsOnRed(then) !== change?.redBox) fail(then, `The box after ${action.card}.`)
    }
    if (endsOnRed(state) !== turnEnd(seen).redBox) fail(state, 'The box at the end of the turn.')
    return builds.length + 1
  },
}

function endsOnRed(state: State): boolean {
  return play(copyOf(state), { type: 'end' }).some(({ type }) => type === 'red-box')
}

const hints: Claim = {
  said: ['hints.because.*'],
  by: 'planChanges',
  holds: 'every reason of a hint is so once the plan has been carried out',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (state.phase !== 'act' || state.questions.length > 0) return 0
    const seat = state.onTurn
    const seen = stateFor(citadel, state, seat)
    const plan = planFor(state, seed)
    const then = stateAfter(seen, plan)
    const reasons = planChanges(seen, plan)
    for (const reason of reasons) {
      const isSo = (): boolean => {
        switch (reason.kind) {
          case 'wins':
            return winsAlone(state, plan)
          case 'besieges':
            return ownerOf(then, reason.plot) === seat && ownerOf(state, reason.plot) === reason.from
          case 'power':
            return then.powers[reason.category] === seat
          case 'points':
            return pointsOf(then, seat) - pointsOf(state, seat) === reason.count
          case 'saves':
            return !siegesOf(then).some(({ plot }) => plot === reason.plot)
          case 'taxes':
            return turnEnd(seen, seat).tax - turnEnd(then, seat).tax === reason.count
          case 'income':
          case 'land':
            return reason.count > 0
          case 'red-box':
            return endsOnRed(then)
        }
      }
      if (!isSo()) fail(state, `${JSON.stringify(reason)} after ${JSON.stringify(plan)}`)
    }
    return reasons.length
  },
}

/** A plan without luck: some listed actions, and then the end of the turn. */
function planFor(state: State, seed: number): Action[] {
  const pick = randomPlayer(seed)
  const luck = luckOf(seed)
  const now = copyOf(state)
  const plan: Action[] = []
  while (plan.length < 5 && now.questions.length === 0 && now.phase === 'act') {
    const sure = citadel.list(now).filter(({ type }) => !['end', 'hire', 'buy-pile', 'play'].includes(type))
    if (sure.length === 0) break
    const action = greedySure(sure, pick, luck)
    play(now, action)
    plan.push(action)
  }
  return [...plan, { type: 'end' }]
}

const greedySure = (
  actions: readonly Action[],
  pick: (actions: readonly Action[]) => Action,
  luck: Rng,
): Action => {
  const builds = actions.filter(({ type }) => type === 'build' || type === 'claim')
  return builds.length > 0 && luck.draw(3) > 0 ? pick(builds) : pick(actions)
}

function winsAlone(state: State, plan: readonly Action[]): boolean {
  const now = copyOf(state)
  for (const action of plan) play(now, action)
  while (now.phase !== 'over' && now.questions.length > 0) {
    const [answer] = citadel.list(now)
    if (answer) play(now, answer)
  }
  return now.winners?.join() === String(state.onTurn)
}

export const CITADEL_CLAIMS: readonly Claim[] = [goal, cards, pays, sieges, powers, turn, hints]
