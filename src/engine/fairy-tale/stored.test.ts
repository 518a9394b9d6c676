import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { randomPlayer, someConfig } from '../../../tests/support/random-play.ts'
import { CENTRE } from '../kernel/boards/square.ts'
import { LONGEST_NAME } from '../kernel/config.ts'
import { advance, logOf, openSession, openSessionFrom } from '../kernel/log.ts'
import { stateOf } from '../kernel/state-of.ts'
import { readGame, writeGame } from '../kernel/stored-game.ts'
import { type Boxes, everyBox } from './boxes.ts'
import { CHARACTER_IDS, type CharacterId } from './characters/ids.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { problemText } from './notation/problem.ts'
import { OLDEST_VERSION } from './setup.ts'
import { fairyTale, parseNotation } from './testing.ts'
import type { FairyTale } from './types.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/${name}`, import.meta.url), 'utf8').trim()

const FORMAT_1 = fixture('format-1.txt')

/** An unfinished game of rules version 6. Two of its actions would be refused today. */
const RULES_6 = fixture('rules-6.txt')

/** A game of rules version 7 with secret doors; a character passes a door on a straight tile. */
const RULES_7 = fixture('rules-7.txt')

const read = (text: string) => readGame(fairyTale, text)

interface Random {
  seed: number
  player: number
  seats: CharacterId[]
  length: number
  name: string
  boxes: Boxes
}
const games: fc.Arbitrary<Random> = fc.record({
  seed: fc.nat({ max: 2 ** 30 - 1 }),
  player: fc.nat(),
  seats: fc.shuffledSubarray([...CHARACTER_IDS], { minLength: 1, maxLength: 6 }),
  length: fc.integer({ min: 0, max: 120 }),
  name: fc.string({ unit: 'binary', maxLength: LONGEST_NAME }),
  boxes: fc.record({
    resources: fc.boolean(),
    simple: fc.boolean(),
    knotty: fc.boolean(),
    special: fc.boolean(),
  }),
})

function played({ seed, player, seats, length, name, boxes }: Random) {
  const config = someConfig(seats, DIFFICULTIES[seed % DIFFICULTIES.length] ?? 'fairy-tale', {}, boxes)
  for (const seat of config.seats) seat.player = name
  let session = openSession(fairyTale, config, seed)
  const pick = randomPlayer(player)
  for (let index = 0; index < length; index++) {
    const actions = fairyTale.list(stateOf(session))
    if (actions.length === 0) break
    const next = advance(fairyTale, session, pick(actions))
    if (next.ok) session = next.value
  }
  return session
}

test('reads a game as it was written', () => {
  fc.assert(
    fc.property(games, (game) => {
      const session = played(game)
      const found = read(writeGame(fairyTale, session))
      expect(found.ok && logOf(found.value)).toEqual(logOf(session))
      expect(found.ok && stateOf(found.value)).toEqual(stateOf(session))
    }),
    { numRuns: 40 },
  )
})

test('reads a game of format 1 and writes it back unchanged', () => {
  const found = read(FORMAT_1)
  expect(found.ok && writeGame(fairyTale, found.value)).toBe(FORMAT_1)
  expect(found.ok && found.value.config.seats.map(({ player }) => player)).toEqual(['Zoë', ''])
  expect(found.ok && fairyTale.list(stateOf(found.value))).toEqual([])
})

describe('a game of rules version 6', () => {
  const asSeventh = RULES_6.replace('"rulesVersion":6', '"rulesVersion":7')

  test('is read, though two actions would be refused today [R 11] [R 12]', () => {
    const found = read(RULES_6)
    if (!found.ok) throw new Error(found.error.code)
    expect(writeGame(fairyTale, found.value)).toBe(RULES_6)
    const today = found.value.moves.map(({ before, action }) => fairyTale.refuse(before, action)?.code)
    expect(today.flatMap((code) => code ?? [])).toEqual(['closes-the-last-road', 'a-tile-can-be-placed'])
    expect(read(asSeventh)).toEqual({
      ok: false,
      error: { code: 'refused-action', index: 39, refusal: { code: 'closes-the-last-road' } },
    })
  })

  test('can be played on, stored and read again', () => {
    const found = read(RULES_6)
    if (!found.ok) throw new Error(found.error.code)
    let { value: session } = found
    const pick = randomPlayer(1)
    for (let actions = fairyTale.list(stateOf(session)); actions.length > 0; ) {
      const next = advance(fairyTale, session, pick(actions))
      if (!next.ok) throw new Error(next.error.code)
      session = next.value
      actions = fairyTale.list(stateOf(session))
    }
    const again = read(writeGame(fairyTale, session))
    expect(again.ok && stateOf(again.value)).toEqual(stateOf(session))
  })

  test('is refused if no version allows its actions', () => {
    const save = JSON.parse(RULES_6)
    const actions = save.actions.filter((_: unknown, index: number) => index !== 30)
    expect(read(JSON.stringify({ ...save, actions })).ok).toBe(false)
  })

  test('is refused with its unsupported version number', () => {
    for (const rulesVersion of [OLDEST_VERSION - 1, fairyTale.rulesVersion + 1]) {
      const other = RULES_6.replace('"rulesVersion":6', `"rulesVersion":${rulesVersion}`)
      expect(read(other)).toEqual({ ok: false, error: { code: 'unknown-rules', rulesVersion } })
    }
  })
})

describe('a game of rules version 7', () => {
  test('keeps its deck’s secret doors (BOXES 5)', () => {
    const found = read(RULES_7)
    if (!found.ok) throw new Error(found.error.code)
    expect(writeGame(fairyTale, found.value)).toBe(RULES_7)
    expect(read(RULES_7.replace('"rulesVersion":7', '"rulesVersion":8')).ok).toBe(false)
  })

  /** A game with a villager and the huntsman on a door next to another door, without a road between them. */
  function ledThrough(door: string, rulesVersion: number, to = '1,-1') {
    const position = parseNotation(
      `. ${door}\nO ━q\nseats huntsman 1,0\nvillagers 1,0 1\nboxes ways soldiers`,
    )
    if (!position.ok) throw new Error(problemText(position.error))
    const config = {
      ...someConfig(['huntsman'], 'bedtime-story', {}, { ...everyBox(false), ways: true, soldiers: true }),
    }
    const begun = JSON.parse(writeGame(fairyTale, openSessionFrom<FairyTale>(config, 0, position.value)))
    return read(JSON.stringify({ ...begun, rulesVersion, actions: [{ type: 'walk', to, with: true }] }))
  }

  test('leads a villager through a neighbouring door, which is refused today [R 55]', () => {
    const refused = { ok: false, error: { code: 'refused-action', index: 0 } }
    expect(ledThrough('━q', 7).ok).toBe(true)
    expect(ledThrough('━q', 8)).toMatchObject(refused)
    expect(ledThrough('━q', 6)).toMatchObject(refused)
    // Version 7 did not lead one onto monsters or to any other tile either.
    expect(ledThrough('━q1', 7)).toMatchObject(refused)
    expect(ledThrough('━', 7)).toMatchObject(refused)
    expect(ledThrough('━q', 7, '5,5')).toMatchObject(refused)
  })
})

test('places are stored as text', () => {
  expect(FORMAT_1).toMatch(/\{"type":"walk","to":"-?\d+,-?\d+"\}/)
  expect(FORMAT_1).toMatch(/\{"type":"use","power":"(fly|clear)","at":"-?\d+,-?\d+"\}/)
  expect(FORMAT_1).toMatch(/\{"type":"use-symbol","symbol":"[a-z-]+","at":"-?\d+,-?\d+"/)
  expect(FORMAT_1).toMatch(/\{"type":"expand","slot":[012],"at":"-?\d+,-?\d+","turn":[0123]\}/)
})

test('stores answers with a place, all kinds of powers, and symbols', () => {
  const at = CENTRE
  const stored = [
    [
      { type: 'choose-place', at },
      { type: 'choose-place', at: '0,0' },
    ],
    [
      { type: 'use', power: 'clear', at },
      { type: 'use', power: 'clear', at: '0,0' },
    ],
    [
      { type: 'use', power: 'pull', seat: 1 },
      { type: 'use', power: 'pull', seat: 1 },
    ],
    [
      { type: 'use', power: 'reroll' },
      { type: 'use', power: 'reroll' },
    ],
    [
      { type: 'use-symbol', symbol: 'bomb', at },
      { type: 'use-symbol', symbol: 'bomb', at: '0,0' },
    ],
    [
      { type: 'use-symbol', symbol: 'swap', at, slot: 2, turn: 3 },
      { type: 'use-symbol', symbol: 'swap', at: '0,0', slot: 2, turn: 3 },
    ],
  ] as const
  for (const [action, form] of stored) {
    expect(fairyTale.codec.writeAction(action)).toEqual(form)
    expect(v.parse(fairyTale.codec.action, form)).toEqual(action)
  }
})

describe('an invalid stored game is refused with the path of the fault', () => {
  const withConfig = (changes: object) => {
    const save = JSON.parse(FORMAT_1)
    return JSON.stringify({ ...save, config: { ...save.config, ...changes } })
  }
  const withAction = (action: unknown) => JSON.stringify({ ...JSON.parse(FORMAT_1), actions: [action] })
  const seat = { character: 'beast', player: '' }

  test.each([
    ['no seats', { seats: [] }, 'config.seats'],
    ['seven seats', { seats: Array.from({ length: 7 }, () => seat) }, 'config.seats'],
    ['two alike', { seats: [seat, seat] }, 'config.seats'],
    ['an unknown character', { seats: [{ ...seat, character: 'wolf' }] }, 'config.seats.0.character'],
    [
      'a name without end',
      { seats: [{ ...seat, player: 'a'.repeat(LONGEST_NAME + 1) }] },
      'config.seats.0.player',
    ],
    ['an unknown difficulty', { difficulty: 'easy' }, 'config.difficulty'],
    ['an unknown box', { boxes: { ...everyBox(true), toys: true } }, 'config.boxes.toys'],
    ['no word of a box', { boxes: { resources: true, simple: true, knotty: true } }, 'config.boxes.special'],
    ['half a box', { boxes: { ...everyBox(true), simple: 0.5 } }, 'config.boxes.simple'],
    ['an unknown house rule', { rules: { sides: 'thirds' } }, 'config.rules.sides'],
  ])('%s', (_, changes, where) => {
    expect(read(withConfig(changes))).toEqual({ ok: false, error: { code: 'wrong-shape', where } })
  })

  test.each([
    ['no action', null, 'actions.0'],
    ['an unknown action', { type: 'fly' }, 'actions.0.type'],
    ['the name of a method', { type: 'toString' }, 'actions.0.type'],
    ['a place as a number', { type: 'walk', to: 524800 }, 'actions.0.to'],
    ['no place', { type: 'walk', to: 'north' }, 'actions.0.to'],
    ['a place off the grid', { type: 'walk', to: '0,600' }, 'actions.0.to'],
    ['a place in another hand', { type: 'walk', to: '00,-01' }, 'actions.0.to'],
    ['an unknown power', { type: 'use', power: 'sing' }, 'actions.0.power'],
    ['a power at no place', { type: 'use', power: 'fly', at: 'home' }, 'actions.0.at'],
    ['a power on a seventh seat', { type: 'use', power: 'pull', seat: 6 }, 'actions.0.seat'],
    ['a power of nobody', { type: 'use', power: 'pull', seat: null }, 'actions.0.seat'],
    ['an unknown symbol', { type: 'use-symbol', symbol: 'cake', at: '0,0' }, 'actions.0.symbol'],
    ['a symbol nowhere', { type: 'use-symbol', symbol: 'bomb' }, 'actions.0.at'],
    ['a symbol on a place as a number', { type: 'use-symbol', symbol: 'bomb', at: 524800 }, 'actions.0.at'],
    [
      'a symbol with a fourth slot',
      { type: 'use-symbol', symbol: 'swap', at: '0,0', slot: 3 },
      'actions.0.slot',
    ],
    [
      'a symbol with half a turn',
      { type: 'use-symbol', symbol: 'rotate', at: '0,0', turn: 0.5 },
      'actions.0.turn',
    ],
    ['a fourth slot', { type: 'sweep', slot: 3 }, 'actions.0.slot'],
    ['half a slot', { type: 'sweep', slot: 0.5 }, 'actions.0.slot'],
    ['a fifth turn', { type: 'lay', tile: 0, side: 'north', turn: 4 }, 'actions.0.turn'],
    ['a part too many', { type: 'roll', face: 6 }, 'actions.0.face'],
  ])('%s', (_, action, where) => {
    expect(read(withAction(action))).toEqual({ ok: false, error: { code: 'wrong-shape', where } })
  })

  test('an action that is not allowed', () => {
    const reason = { code: 'refused-action', index: 0, refusal: { code: 'not-in-this-phase' } }
    expect(read(withAction({ type: 'roll' }))).toEqual({ ok: false, error: reason })
  })
})
