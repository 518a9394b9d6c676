import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Action,
  actionText,
  citadel,
  copyOf,
  determinize,
  type State,
  standardRules,
  writeNotation,
} from '../../../src/engine/citadel/index.ts'
import { playInPlace, randomState, seededRng, stateForBot } from '../../../src/engine/kernel/index.ts'
import type { BotAnswer, BotQuestion } from '../../../src/players/bot-worker.ts'
import { planOf } from '../../../src/tales/citadel/bots/grand-master.ts'
import { actor, grandMaster, knight, type Player, page } from '../../../src/tales/citadel/bots/index.ts'
import { position } from '../told.ts'

/** A Grand Master that plays on in few worlds: as careful, and quicker. */
const FEW = 2

const LEVELS: Readonly<Record<string, () => Player>> = {
  page: () => page,
  knight: () => knight,
  'grand master': () => grandMaster(FEW),
}

const luckOf = (seed: number) => seededRng({ random: randomState(seed) })

const begun = (seats: number, seed: number, version: State['rules']['version'] = 'strategic'): State =>
  citadel.begin(
    { players: Array.from({ length: seats }, () => ''), rules: { ...standardRules(), version } },
    seed,
  )

/** Returns the action of a bot in a position, as the seat to act sees it. */
const chosen = (player: Player, state: State, seed = 1): string =>
  actionText(player(stateForBot(citadel, state, actor(state)), luckOf(seed)))

/** All that a player does until the turn of its seat is over. */
function turnOf(player: Player, state: State): string[] {
  const now = copyOf(state)
  const luck = luckOf(1)
  const done: string[] = []
  while (now.turn === state.turn && now.phase !== 'over') {
    const action = player(stateForBot(citadel, now, actor(now)), luck)
    done.push(actionText(action))
    expect(playInPlace(citadel, now, action, luckOf(2))).toBeNull()
  }
  return done
}

/** Positions from games of Knights, spaced apart, each with hidden cards. */
function positions(count: number): State[] {
  const found: State[] = []
  for (let seed = 0; found.length < count; seed++) {
    const state = begun(2 + (seed % 4), seed, seed % 2 ? 'basic' : 'strategic')
    const luck = luckOf(seed)
    for (let done = 0; state.phase !== 'over' && found.length < count; done++) {
      if (done % 17 === 16) found.push(copyOf(state))
      playInPlace(citadel, state, knight(stateForBot(citadel, state, actor(state)), luck), seededRng(state))
    }
  }
  return found
}

describe('every level', () => {
  test.each(Object.entries(LEVELS))(
    'the %s plays legal games against a Page, repeatable by seed',
    (_, level) => {
      const game = (seed: number): string => {
        const state = begun(2, seed)
        const players = [level(), page]
        const luck = luckOf(seed)
        const done: string[] = []
        while (state.phase !== 'over') {
          const action = players[actor(state)]?.(stateForBot(citadel, state, actor(state)), luck)
          if (!action) throw new Error('Nobody plays.')
          done.push(actionText(action))
          expect(playInPlace(citadel, state, action, seededRng(state))).toBeNull()
        }
        return done.join(', ')
      }
      expect(game(3)).toBe(game(3))
      expect(game(3)).not.toBe(game(4))
    },
  )

  const hidden = positions(24)

  test.each(Object.entries(LEVELS))(
    'the %s uses only what its seat sees: other hidden cards change no move',
    (_, level) => {
      let differing = 0
      for (const [index, state] of hidden.entries()) {
        const seat = actor(state)
        const before = writeNotation(state)
        const first = chosen(level(), state, index)
        for (const seed of [1, 2]) {
          const other = determinize(stateForBot(citadel, state, seat), luckOf(seed))
          if (writeNotation(other) !== before) differing += 1
          expect(chosen(level(), other, index)).toBe(first)
        }
        expect(writeNotation(state)).toBe(before)
      }
      expect(differing, 'positions that are others for those who see everything').toBeGreaterThan(20)
    },
  )

  test.each(Object.entries(LEVELS))('the %s ends a turn that wins', (_, level) => {
    const won = 'seat 1 bricks 0 plots g2=town-hall d3=town-hall e2=basilica b5=rose-palace d4=inn f3=library'
    const state = position(
      `${won} f5=bell-foundry h5=manor | seat 2 bricks 9 plots c2 | seat 3 bricks 0 plots a5`,
    )
    expect(chosen(level(), state)).toBe('end')
  })

  test.each(Object.entries(LEVELS))(
    'the %s builds although it leads, and that brings the end nearer',
    (_, level) => {
      const state = position(
        'version strategic | seat 1 bricks 9 plots b4=manor d4=inn f5=glassworks h5=manor f6 hand manor | seat 2 bricks 0 plots c2 | seat 3 bricks 0 plots a5',
      )
      expect(turnOf(level(), state)).toContain('build manor f6')
    },
  )

  test.each(Object.entries(LEVELS))('the %s pays for no third Influence card', (_, level) => {
    const state = position(
      'seat 1 bricks 12 plots d1 influence safe-conduct exemption | seat 2 bricks 0 plots c5 | seat 3 bricks 0 plots a5 | spent claims 2',
    )
    expect(chosen(level(), state)).not.toBe('hire')
  })
})

describe('the Knight', () => {
  test('searches its turn: it sells a card to pay for a plot, and builds there', () => {
    const state = position(
      'seat 1 bricks 1 plots h4=manor g2=town-hall d3=town-hall e2=basilica b5=rose-palace c5 hand turnpike stable | seat 2 bricks 0 plots e5 | seat 3 bricks 0 plots d5 | spent claims 1',
    )
    const done: string[] = []
    while (state.onTurn === 0 && state.phase === 'act') {
      const action = knight(stateForBot(citadel, state, 0), luckOf(1))
      done.push(actionText(action))
      expect(playInPlace(citadel, state, action, luckOf(2))).toBeNull()
    }
    expect(done).toEqual(['sell turnpike pawnshop', 'claim b2', 'build stable b2', 'end'])
  })
})

describe('the Grand Master', () => {
  const state = position(
    'version strategic | seat 1 bricks 3 plots c3=turnpike e3=inn a4 g2=town-hall d3=town-hall e2=basilica b5=rose-palace hand caravan-yard | seat 2 bricks 0 plots h5 | seat 3 bricks 0 plots h4 | powers municipal 1',
  )
  const wins = ['build caravan-yard a4', 'end']

  test('finds the winning plan, and carries it out without a new search', () => {
    expect(planOf(stateForBot(citadel, state, 0), luckOf(1), FEW).map(actionText)).toEqual(wins)
    const player = grandMaster(FEW)
    const now = copyOf(state)
    for (const action of wins) {
      expect(chosen(player, now)).toBe(action)
      playInPlace(citadel, now, player(stateForBot(citadel, now, 0), luckOf(1)), luckOf(2))
    }
    expect(now.winners).toEqual([0])
  })

  test('searches again after a Spy has looked, and takes a card that exists', () => {
    const spying = position(
      'seat 1 bricks 0 plots c6 influence spy | seat 2 bricks 0 plots h5 hand rose-palace manor inn school | seat 3 bricks 0 plots a5',
    )
    expect(planOf(stateForBot(citadel, spying, 0), luckOf(1), FEW).map(actionText)).toEqual(['play spy 2'])
    for (const seed of [1, 2, 3]) {
      const player = grandMaster(FEW)
      const now = determinize(stateForBot(citadel, spying, 0), luckOf(seed))
      const done: string[] = []
      while (now.onTurn === 0) {
        const action = player(stateForBot(citadel, now, 0), luckOf(1))
        done.push(action.type)
        expect(playInPlace(citadel, now, action, luckOf(2))).toBeNull()
      }
      expect(done).toContain('take')
    }
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('answers from its worker on slow machines', async () => {
    let hours = 0
    const later = () => 3_600_000 * hours++
    vi.spyOn(performance, 'now').mockImplementation(later)
    vi.spyOn(Date, 'now').mockImplementation(later)
    const answers: BotAnswer<Action>[] = []
    const listeners: ((event: { data: BotQuestion<State> }) => void)[] = []
    vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: BotQuestion<State> }) => void) =>
      listeners.push(hear),
    )
    vi.stubGlobal('postMessage', (answer: BotAnswer<Action>) => answers.push(answer))
    await import('../../../src/tales/citadel/bots/grand-master.worker.ts')
    const seen = stateForBot(citadel, state, 0)
    for (const whole of [true, false])
      for (const hear of listeners) hear({ data: { id: Number(whole), state: seen, whole, seed: 3 } })
    expect(answers.map(({ id, plan }) => [id, plan.map(actionText)])).toEqual([
      [1, wins],
      [0, wins.slice(0, 1)],
    ])
  })
})
