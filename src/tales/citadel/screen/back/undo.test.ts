import { beforeEach, describe, expect, it } from 'vitest'
import { parseAction } from '../../../../engine/citadel/index.ts'
import { hush, useAnnouncements } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import type { Leaders } from '../../leaders.ts'
import { liveTable } from '../../table.ts'
import { gameFrom } from '../../testing.ts'
import { layGame } from '../table/testing.ts'
import { goingBackOf } from '../table-kit.ts'

const THREE =
  'seat 1 bricks 5 plots a4 hand inn | seat 2 bricks 5 plots c5 hand stable | seat 3 bricks 5 plots e4 hand manor | phase act'

/** Two people and a bot at the table, and so much done. */
function sit(done: string, leaders: Leaders = { lily: 'page' }, people: 'one' | 'several' = 'several'): void {
  layGame(gameFrom(THREE), leaders, people)
  for (const words of done.split(', ')) {
    const action = parseAction(words)
    expect(action && liveTable.game.getState().act(action)).toBe('done')
  }
}

const length = () => liveTable.game.getState().session?.moves.length

beforeEach(() => goingBackOf(liveTable).keepAsItIs())

describe('with two people and a bot', () => {
  it('a resignation is taken back only if all agree, by who is left too [C 29] [C 32]', () => {
    sit('resign')
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
    goingBackOf(liveTable).undoOrSay()
    expect([length(), goingBackOf(liveTable).useAskedBack.getState().asking]).toEqual([1, true])
  })

  it('the turn after a resignation is asked about too: its draw is no secret of one person [C 32]', () => {
    sit('resign, reveal')
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
    goingBackOf(liveTable).undoOrSay()
    expect(length()).toBe(2)
  })

  it('the turn of a seat that was given to a bot is taken back only if all agree [C 32]', () => {
    sit('end, reveal', { cross: 'knight', lily: 'page' })
    expect(goingBackOf(liveTable).wayNow()).toBe('asked')
  })

  it('agreed, the resignation is gone, and the game remembers it', () => {
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

it('one person among bots asks nobody', () => {
  sit('end, reveal', { cross: 'knight', lily: 'page' }, 'one')
  expect(goingBackOf(liveTable).wayNow()).toBe('free')
})

describe('what is said of a card that is taken back [C 31]', () => {
  const said = () => useAnnouncements.getState().polite.map(({ text }) => text)

  beforeEach(() => {
    hush()
    layGame(gameFrom(`${THREE} | pile brewery`), {})
    HOTSEAT.confirm(0)
    const draw = parseAction('buy pile')
    expect(draw && liveTable.game.getState().act(draw)).toBe('done')
    expect(HOTSEAT.viewNow().viewer).toBe(0)
  })

  it('does not name it when all agreed, because the gate is shut by then', () => {
    goingBackOf(liveTable).agreeAndSay()
    expect(HOTSEAT.viewNow().viewer).toBeNull()
    expect(said()).toEqual([expect.stringContaining('Undone')])
    expect(said().join()).not.toMatch(/brewery/i)
  })
})
