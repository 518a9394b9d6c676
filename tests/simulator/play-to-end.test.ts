import { expect, test } from 'vitest'
import { randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { chooseBySeat, playToEnd } from '../../src/programs/simulator/play-to-end.ts'
import { diceRace } from '../probe/dice-race.ts'
import { RACE_PLAYERS } from '../probe/players.ts'

const begin = () => diceRace.begin({ players: ['', ''] }, 1)
const luck = () => seededRng({ random: randomState(2) })
const { random } = RACE_PLAYERS

test('plays a game to its outcome, and calls who watches around every action', () => {
  const state = begin()
  const calls: string[] = []
  const actions = playToEnd(diceRace, state, {
    choose: chooseBySeat(diceRace, [random, random], luck()),
    before: () => calls.push('before'),
    emit: () => calls.includes('event') || calls.push('event'),
    after: () => calls.push('after'),
  })
  expect(diceRace.outcome(state)).not.toBeNull()
  expect(calls.slice(0, 3)).toEqual(['before', 'event', 'after'])
  expect(calls).toHaveLength(2 * actions + 1)
})

test('breaks a game off', () => {
  const choose = chooseBySeat(diceRace, [random, random], luck())
  let done = 0
  const after = () => {
    done += 1
  }
  expect(playToEnd(diceRace, begin(), { choose, after, isBrokenOff: () => done === 2 })).toBe(2)
})

test('throws if the rules refuse an action, or if a seat has no player', () => {
  const playTwice = () => playToEnd(diceRace, begin(), { choose: () => ({ type: 'play' as const }) })
  expect(playTwice).toThrow('{"type":"play"} was refused')
  const choose = chooseBySeat(diceRace, [random], luck())
  expect(() => playToEnd(diceRace, begin(), { choose })).toThrow('Seat 1 has no bot.')
})
