import { describe, expect, it } from 'vitest'
import { type Behind, movesLeft, turnStart, wayBack } from '../../../../ui/frames/taking-back/way-back.ts'
import type { Move } from '../../game.ts'
import { OPENING, played } from '../../testing.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** After the opening Red has walked twice, and Green once. */
const GAME = `${OPENING}, step d4 d3, step d5 d6, step c4 b4`

const behind = (actions: string, more: Partial<Behind<Move>> = {}): Behind<Move> => ({
  moves: played(actions).moves,
  persons: 2,
  isComputers: () => false,
  isSameTurn: TABLE_KIT.back.isSameTurn,
  floor: null,
  ...more,
})

/** Green is led by a computer player. */
const alone = (actions: string): Behind<Move> =>
  behind(actions, { persons: 1, isComputers: ({ before }) => before.onTurn === 1 })

describe('two people go back (law, section 6)', () => {
  it('freely to the start of their own turn, and no further', () => {
    expect(wayBack(behind(GAME))).toBe('free')
    const begun = turnStart(behind(GAME))
    expect(begun).toBe(6)
    const before = `${OPENING}, step d4 d3, step d5 d6`
    expect(wayBack(behind(before, { floor: begun }))).toBe('asked')
  })

  it('freely when the turn has just ended by itself and the other has not acted', () => {
    const ended = behind(`${OPENING}, step d4 d3, step d5 d6`)
    expect(wayBack(ended)).toBe('free')
    expect(turnStart(ended)).toBe(4)
    expect(wayBack(behind(`${OPENING}, step d4 d3`, { floor: 4 }))).toBe('free')
    expect(wayBack(behind(OPENING, { floor: 4 }))).toBe('asked')
  })

  it('in the opening over the pawns that one side placed running [B 2]', () => {
    expect(turnStart(behind('place d4, place c4, place e4'))).toBe(1)
    expect(turnStart(behind(OPENING))).toBe(3)
  })

  it('one action at a time', () => {
    expect(movesLeft(behind(GAME))).toBe(6)
  })

  it('not where nothing was done', () => {
    expect(wayBack(behind(''))).toBe('none')
  })
})

describe('alone against a computer player', () => {
  it('takes its answer back with the own action, and asks nobody', () => {
    const answered = alone(GAME)
    expect(wayBack(answered)).toBe('free')
    expect(movesLeft(answered)).toBe(5)
  })

  it('cannot take back what only the computer player did', () => {
    const first = behind('place d4', { persons: 1, isComputers: () => true })
    expect(wayBack(first)).toBe('none')
  })
})

it('of two computer players that are watched, a whole turn is taken back', () => {
  const watched = behind(`${OPENING}, step d4 d3, step d5 d6`, { persons: 0, isComputers: () => true })
  expect(wayBack(watched)).toBe('free')
  expect(movesLeft(watched)).toBe(4)
})
