import {
  type Action,
  boogyman,
  copyOf,
  type Event,
  enemyOf,
  HOUSE_RULES,
  pawnsOn,
  phaseOf,
  SEATS,
  type Seat,
  type State,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/boogyman/bots/index.ts'
import {
  after,
  type Change,
  changesOf,
  huntsOf,
  prospectOf,
  ripeFor,
  seventhIn,
  turnOf,
} from '../../src/tales/boogyman/foresight/index.ts'
import { randomPlayer } from '../boogyman/random-play.ts'
import { type Claim, failIn, luckOf, oneOf, playOut, positionsOf } from './claim.ts'

/** Positions of duels of players who now and then do anything at all. */
const positionAt = positionsOf<State>(function* (game) {
  const luck = luckOf(game)
  const rules = { trees: oneOf(HOUSE_RULES.trees, luck) }
  const state = boogyman.begin({ players: ['', ''], first: oneOf(SEATS, luck), rules }, 0)
  const anything = randomPlayer(game)
  const carelessIn = 1 + luck.draw(4)
  while (!state.outcome && state.turn < 120) {
    if (phaseOf(state) === 'playing') yield copyOf(state)
    const isCareless = luck.draw(carelessIn) === 0
    const action = isCareless ? anything(boogyman.list(state)) : apprentice(state, luck)
    playInPlace(boogyman, state, action, scriptedRng({}))
  }
})

const fail = failIn(writeNotation)

/** Plays a whole turn with random actions, and returns its events. */
const playTurn = (turn: State, seed: number) =>
  playOut(boogyman, turn, randomPlayer(seed), (state) =>
    !state.outcome && state.turn === turn.turn ? boogyman.list(state) : [],
  )

const TURNS = 25

const threats: Claim = {
  said: [
    'threats.nothing',
    'threats.nothingThreatens',
    'threats.wins',
    'threats.prey',
    'threats.called',
    'threats.makesWay',
    'threats.ripe',
    'threats.short.*',
    'threats.onTile.*',
    'tips.spawn',
    'tips.call',
    'tips.prowl',
  ],
  by: 'prospectOf, huntsOf, ripeFor',
  holds: 'no next turn takes, makes or wins what was not named, and what was named can be done',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    let looked = 0
    for (const seat of [0, 1] as const) {
      const turn = turnOf(state, seat)
      if (!turn) continue
      const prospect = prospectOf(state, seat)
      for (let game = 0; game < TURNS; game++) {
        const { state: then, events } = playTurn(turn, seed * TURNS + game)
        for (const event of events) {
          if (event.type === 'captured' && event.whose !== seat) {
            const named = prospect.hunts.find(({ tile }) => tile === event.tile)?.count ?? 0
            if (named < event.count) fail(state, `${event.count} are taken on ${event.tile}.`)
          }
          if (event.type === 'spawned' && !prospect.ripe.includes(event.tile)) fail(state, 'One is made.')
        }
        if (then.outcome?.winner === seat && !prospect.wins) fail(state, `Seat ${seat} wins.`)
        looked += 1
      }
      for (const { first, tile, count } of huntsOf(state, seat)) {
        const before = first ? after(turn, first) : turn
        if (boogyman.refuse(before, { type: 'prowl', to: tile })) fail(state, `He cannot come to ${tile}.`)
        const then = after(before, { type: 'prowl', to: tile })
        const taken = standing(before, enemyOf(seat)) - standing(then, enemyOf(seat))
        if (taken !== count) fail(state, `He takes ${taken} on ${tile}.`)
      }
      for (const at of ripeFor(state, seat))
        if (boogyman.refuse(turn, { type: 'spawn', at })) fail(state, `None can be made on ${at}.`)
    }
    return looked
  },
}

const standing = ({ pawns }: State, seat: Seat): number =>
  (pawns[seat] ?? []).reduce((sum, count) => sum + count, 0)

const seventh: Claim = {
  said: ['threats.seventh', 'threats.short.seventh', 'tips.seven'],
  by: 'seventhIn',
  holds: 'in no two turns that are not disturbed the seventh comes in fewer actions',
  runs: 40,
  tried(seed) {
    const state = positionAt(seed)
    let looked = 0
    for (const seat of [0, 1] as const) {
      const turn = turnOf(state, seat)
      if (!turn) continue
      const named = seventhIn(state, seat)
      for (let game = 0; game < TURNS; game++) {
        const first = playTurn(turn, seed * TURNS + game)
        const next = first.state.outcome ? null : turnOf(first.state, seat)
        const second = next && playTurn(next, seed * TURNS + game + 7)
        const took = actionsToSeven(seat, [first, ...(second ? [second] : [])])
        if (took !== null && (named === null || took < named)) fail(state, `${took} instead of ${named}.`)
        looked += 1
      }
    }
    return looked
  },
}

const ACTED: readonly Event['type'][] = ['stepped', 'spawned', 'boogyman-came', 'prowled']

function actionsToSeven(seat: Seat, turns: readonly { state: State; events: Event[] }[]): number | null {
  const events = turns.flatMap((turn) => turn.events).filter(({ type }) => ACTED.includes(type))
  const won = turns.some(({ state: { outcome } }) => outcome?.winner === seat && outcome.by === 'seven')
  return won ? events.filter((event) => 'seat' in event && event.seat === seat).length : null
}

const changes: Claim = {
  said: ['threats.aimed.*', 'hints.because.*', 'table.todo.callPrey', 'table.todo.spawnWins'],
  by: 'changesOf',
  holds: 'each change that is told is one between the position and the one after the actions',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    const pick = randomPlayer(seed)
    const luck = luckOf(seed)
    const first = pick(boogyman.list(state))
    const next = after(state, first)
    const goesOn = next.turn === state.turn && !next.outcome && luck.draw(2) === 0
    const plan: Action[] = goesOn ? [first, pick(boogyman.list(next))] : [first]
    const then = plan.reduce(after, state)
    const told = changesOf(state, ...plan)
    for (const change of told)
      if (!isSo(state, then, change)) fail(state, `${JSON.stringify(change)} by ${JSON.stringify(plan)}`)
    return told.length
  },
}

function isSo(state: State, then: State, change: Change): boolean {
  const seat = state.onTurn
  const enemy = enemyOf(seat)
  const canTake = (of: State, by: Seat, tile: number) =>
    huntsOf(of, by).find((hunt) => hunt.tile === tile)?.count ?? 0
  switch (change.kind) {
    case 'wins':
      return then.outcome?.winner === seat && then.outcome.by === change.by
    case 'lets-win':
      return prospectOf(then, enemy).wins === change.by
    case 'stops-win':
      return prospectOf(state, enemy).wins !== null && prospectOf(then, enemy).wins === null
    case 'takes':
      return standing(state, enemy) - standing(then, enemy) >= change.count
    case 'makes-one':
      return change.standing <= standing(state, seat) + 2
    case 'leaves-tree':
      return change.beside.every((tile) => pawnsOn(state, enemy, tile) > 0)
    case 'exposes':
      return canTake(then, enemy, change.tile) >= change.count
    case 'saves':
      return canTake(state, enemy, change.tile) > 0 && canTake(then, enemy, change.tile) === 0
    case 'feeds':
    case 'starves':
      return ripeFor(then, enemy).includes(change.tile) === (change.kind === 'feeds')
    case 'ripens':
      return ripeFor(then, seat).includes(change.tile)
    case 'hunts':
      return canTake(then, seat, change.tile) >= change.count
  }
}

export const BOOGYMAN_CLAIMS: readonly Claim[] = [threats, seventh, changes]
