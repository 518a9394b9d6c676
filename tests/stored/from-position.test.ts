import { describe, expect, test } from 'vitest'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { fortress } from '../../src/engine/fortress/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  logOf,
  openSession,
  openSessionFrom,
  readGame,
  replay,
  type Session,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { diceRace } from '../probe/dice-race.ts'
import sieges from '../recorded/sieges.json' with { type: 'json' }
import { recordedGame } from '../support/recorded-game.ts'

const DUEL = { players: ['Hare', ''], first: 'green', rules: { trees: 'two' } } as const

/** Plays the first listed action a number of times. */
function goneOn<K extends GameTypes>(game: Game<K>, session: Session<K>, times: number): Session<K> {
  let now = session
  for (let time = 0; time < times; time++) {
    const [action] = game.list(stateOf(now))
    const next = advance(game, now, action)
    if (!next.ok) throw new Error(next.error.code)
    now = next.value
  }
  return now
}

/** Checks that a game opened from its middle continues as before, and is stored and read again. */
function expectGoesOn<K extends GameTypes>(game: Game<K>, whole: Session<K>, at: number): void {
  const move = whole.moves[at]
  if (!move) throw new Error('There is no such move.')
  const position = openSessionFrom<K>(whole.config, whole.seed, move.before)
  const text = writeGame(game, position)
  expect(JSON.parse(text)).toMatchObject({ format: 3, actions: [] })
  const read = readGame(game, text)
  expect(read).toEqual({ ok: true, value: position })
  const rest = whole.moves.slice(at).map(({ action }) => action)
  const played = replay(game, { ...logOf(position), actions: rest })
  if (!played.ok) throw new Error(played.error.refusal.code)
  expect(stateOf(played.value)).toEqual(stateOf(whole))
  expect(readGame(game, writeGame(game, played.value))).toEqual({ ok: true, value: played.value })
}

describe('a game that began in the middle', () => {
  test('continues with its position’s rng', () => {
    const won = recordedGame('won')
    for (const at of [0, 5, 30, won.moves.length - 1]) expectGoesOn(fairyTale, won, at)
  })

  test('of the duel too', () => {
    expectGoesOn(boogyman, goneOn(boogyman, openSession(boogyman, DUEL, 0), 12), 8)
  })

  test('sieges too, with the position’s luck', () => {
    for (const { stored } of sieges.slice(0, 6)) {
      const read = readGame(fortress, JSON.stringify(stored))
      if (!read.ok) throw new Error(read.error.code)
      for (const at of [0, 5, 12]) expectGoesOn(fortress, read.value, at)
    }
  })

  test.each([
    ['a position that is none', { from: 'a dark wood' }, 'from'],
    ['a position in a form that knew none', { format: 1 }, 'from'],
    ['no position where there should be one', { from: undefined }, 'from'],
    ['others at the table than in the position', { config: { ...DUEL, first: 'red' } }, 'from'],
    ['another house rule than in the position', { config: { ...DUEL, rules: { trees: 'three' } } }, 'from'],
    ['something else than a text', { from: 7 }, 'from'],
  ])('is refused with %s', (_, changes, where) => {
    const { first } = goneOn(boogyman, openSession(boogyman, DUEL, 0), 0)
    const stored = JSON.parse(writeGame(boogyman, openSessionFrom(DUEL, 0, first))) as object
    const read = readGame(boogyman, JSON.stringify({ ...stored, ...changes }))
    expect(read).toEqual({ ok: false, error: { code: 'wrong-shape', where } })
  })

  test('is refused with another company seated', () => {
    const won = recordedGame('won')
    const stored = JSON.parse(writeGame(fairyTale, openSessionFrom(won.config, 1, won.first))) as object
    const seats = won.config.seats.toReversed()
    const read = readGame(fairyTale, JSON.stringify({ ...stored, config: { ...won.config, seats } }))
    expect(read).toEqual({ ok: false, error: { code: 'wrong-shape', where: 'from' } })
  })

  test('is refused in a tale that begins at its beginning only', () => {
    const stored = JSON.parse(writeGame(diceRace, openSession(diceRace, { players: ['', ''] }, 1))) as object
    const read = readGame(diceRace, JSON.stringify({ ...stored, format: 3, from: 'here' }))
    expect(read).toEqual({ ok: false, error: { code: 'wrong-shape', where: 'from' } })
  })
})
