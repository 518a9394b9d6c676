import { beforeEach, describe, expect, it } from 'vitest'
import { parseAction } from '../../../../engine/citadel/index.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { hush, useAnnouncements } from '../../../../ui/page/announce.ts'
import type { Controllers } from '../../controllers.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { seats } from '../bots/bots.tsx'
import { layGame } from '../table/testing.ts'
import { goingBackOf } from '../table-kit.ts'

const THREE =
  'seat 1 bricks 5 plots a4 hand inn | seat 2 bricks 5 plots c5 hand stable | seat 3 bricks 5 plots e4 hand manor | phase act'

/** Starts a game of two people and a bot, and performs the actions. */
function sit(
  done: string,
  leaders: Controllers = { lily: 'page' },
  people: 'one' | 'several' = 'several',
): void {
  layGame(gameFrom(THREE), leaders, people)
  for (const words of done.split(', ')) {
    const action = parseAction(words)
    expect(action && liveTable.game.getState().act(action)).toBe('done')
  }
}

const length = () => liveTable.game.getState().session?.moves.length

beforeEach(() => goingBackOf(liveTable).keepAsItIs())

describe('undo with two people and a bot', () => {
  it('undoes a resignation only if all agree, the resigned one too [C 29] [C 32]', () => {
    sit('resign')
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
    goingBackOf(liveTable).undoOrSay()
    expect([length(), goingBackOf(liveTable).useUndoConfirm.getState().asking]).toEqual([1, true])
  })

  it('asks about the turn after a resignation too: its draw is no secret [C 32]', () => {
    sit('resign, reveal')
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
    goingBackOf(liveTable).undoOrSay()
    expect(length()).toBe(2)
  })

  it('undoes the turn of a replaced seat by consent [C 32]', () => {
    sit('end, reveal', { cross: 'knight', lily: 'page' })
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
  })

  it('removes an agreed resignation and records the undo', () => {
    sit('resign, reveal')
    goingBackOf(liveTable).agreeAndSay()
    goingBackOf(liveTable).agreeAndSay()
    expect([length(), liveTable.game.getState().session?.takenBack]).toEqual([
      0,
      [
        { left: 0, moves: 1 },
        { left: 0, moves: 1 },
      ],
    ])
  })
})

it('one person among bots needs no consent', () => {
  sit('end, reveal', { cross: 'knight', lily: 'page' }, 'one')
  expect(goingBackOf(liveTable).wayNow()).toBe('free')
})

describe('undo on a device of a table of several', () => {
  it('is only for devices with a seat', () => {
    sit('end')
    awaitOtherDevices(liveTable.game, [])
    expect([goingBackOf(liveTable).wayNow(), goingBackOf(liveTable).whyNone()]).toEqual([
      'none',
      'undoneWatching',
    ])
    awaitOtherDevices(liveTable.game, [0])
    expect(goingBackOf(liveTable).wayNow()).not.toBe('none')
  })
})

describe('the last move, in the question of another device', () => {
  beforeEach(() => {
    layGame(gameFrom(`${THREE} | pile brewery`), {})
    HOTSEAT.confirm(0)
    const draw = parseAction('buy pile')
    expect(draw && liveTable.game.getState().act(draw)).toBe('done')
  })

  it.each([
    [[0], 'The Cross bought a card from the pile: a Brewery.'],
    [[1], 'The Cross bought a card from the pile.'],
    [[], 'The Cross bought a card from the pile.'],
  ])('names its card only to the buyer, on a device with seats %s', (own, words) => {
    awaitOtherDevices(liveTable.game, own)
    expect(seats.lastMove()).toBe(words)
  })
})

describe('the message for a card that is undone [C 31]', () => {
  const said = () => useAnnouncements.getState().polite.map(({ text }) => text)

  beforeEach(() => {
    hush()
    layGame(gameFrom(`${THREE} | pile brewery`), {})
    HOTSEAT.confirm(0)
    const draw = parseAction('buy pile')
    expect(draw && liveTable.game.getState().act(draw)).toBe('done')
    expect(HOTSEAT.currentViewer().viewer).toBe(0)
  })

  it('does not name the card when all agreed, because the gate is then shut', () => {
    goingBackOf(liveTable).agreeAndSay()
    expect(HOTSEAT.currentViewer().viewer).toBeNull()
    expect(said()).toEqual([expect.stringContaining('Undone')])
    expect(said().join()).not.toMatch(/brewery/i)
  })
})
