import { describe, expect, it } from 'vitest'
import {
  movesLeft,
  ownTurnStart,
  type UndoFacts,
  undoStatus,
} from '../../../../ui/frames/undo/undo-status.ts'
import type { Move } from '../../game.ts'
import { OPENING, played } from '../../testing.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** After the opening, Red has stepped twice, and Green once. */
const GAME = `${OPENING}, step d4 d3, step d5 d6, step c4 b4`

const behind = (actions: string, more: Partial<UndoFacts<Move>> = {}): UndoFacts<Move> => ({
  moves: played(actions).moves,
  persons: 2,
  isBotMove: () => false,
  isSameTurn: TABLE_KIT.back.isSameTurn,
  floor: null,
  ...more,
})

/** A bot plays Green. */
const alone = (actions: string): UndoFacts<Move> =>
  behind(actions, { persons: 1, isBotMove: ({ before }) => before.onTurn === 1 })

describe('undo between two people (law, section 6)', () => {
  it('is free to the start of the own turn, and not beyond', () => {
    expect(undoStatus(behind(GAME))).toBe('free')
    const begun = ownTurnStart(behind(GAME))
    expect(begun).toBe(6)
    const before = `${OPENING}, step d4 d3, step d5 d6`
    expect(undoStatus(behind(before, { floor: begun }))).toBe('asked')
  })

  it('is free just after a turn if the other side has not acted', () => {
    const ended = behind(`${OPENING}, step d4 d3, step d5 d6`)
    expect(undoStatus(ended)).toBe('free')
    expect(ownTurnStart(ended)).toBe(4)
    expect(undoStatus(behind(`${OPENING}, step d4 d3`, { floor: 4 }))).toBe('free')
    expect(undoStatus(behind(OPENING, { floor: 4 }))).toBe('asked')
  })

  it('covers the pawns that one side placed in a row in the opening [B 2]', () => {
    expect(ownTurnStart(behind('place d4, place c4, place e4'))).toBe(1)
    expect(ownTurnStart(behind(OPENING))).toBe(3)
  })

  it('undoes one action at a time', () => {
    expect(movesLeft(behind(GAME))).toBe(6)
  })

  it('is unavailable before the first action', () => {
    expect(undoStatus(behind(''))).toBe('none')
  })
})

describe('undo against a bot', () => {
  it('undoes bot answer and own action together', () => {
    const answered = alone(GAME)
    expect(undoStatus(answered)).toBe('free')
    expect(movesLeft(answered)).toBe(5)
  })

  it('cannot undo actions of the bot alone', () => {
    const first = behind('place d4', { persons: 1, isBotMove: () => true })
    expect(undoStatus(first)).toBe('none')
  })
})

it('between two watched bots undoes a whole turn', () => {
  const watched = behind(`${OPENING}, step d4 d3, step d5 d6`, { persons: 0, isBotMove: () => true })
  expect(undoStatus(watched)).toBe('free')
  expect(movesLeft(watched)).toBe(4)
})
