// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { pathFace } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, placeAt } from '../../../engine/kernel/index.ts'
import { ALONE } from '../../../store/humans.ts'
import type { Move } from '../game.ts'
import { liveTable } from '../runtime.ts'
import { messagesOf } from '../words/testing.ts'
import { drawn, played } from './log/drawn-tale.ts'
import { layTale } from './table/testing.ts'
import { goingBackOf, noticesOf, TABLE_KIT } from './table-kit.ts'

const m = messagesOf('en')
const LANE = { '0,-1': [5], '0,-2': [5] } as const
const back = goingBackOf(liveTable)
const SEVERAL = { people: 'several', persons: {} } as const

/** Opens a game with an undo boundary after every move. */
function layBarred(session: ReturnType<typeof played>, change = (move: Move): Move => move): void {
  layTale({ ...session, moves: session.moves.map((move) => change({ ...move, barrier: true })) })
}

const lastMove = (): Move => liveTable.game.getState().session?.moves.at(-1) ?? expect.fail('No move.')
const notice = () => noticesOf(liveTable).useNotice.getState().notice?.words(m)
const DIE = () => played(drawn({ ...LANE }), [{ type: 'end-turn' }], [1])

beforeEach(() => liveTable.leaders.getState().begin(SEVERAL))

describe('undo', () => {
  it('is free for a walk', () => {
    layTale(played(drawn({ ...LANE }), [{ type: 'walk', to: neighbour(CENTRE, 'north') }]))
    expect(back.wayNow()).toBe('free')
  })

  it('shows a notice before the first action', () => {
    layTale(played(drawn({ ...LANE }), []))
    expect(back.wayNow()).toBe('none')
    back.undoOrSay()
    expect(notice()).toBe('There is nothing to undo yet.')
  })

  it('asks all before it passes a die roll', () => {
    layBarred(DIE())
    expect(back.wayNow()).toBe('asked')
    expect(TABLE_KIT.back.asks(m, lastMove())).toBe(m.table.undoBarrier.die)
  })

  it('asks all before it passes a revealed tile', () => {
    const pile = { thirds: [], pool: [], under: [pathFace(41, 3)] }
    const state = drawn({ ...LANE }, { market: [pathFace(40, 5), null, null], pile })
    layBarred(played(state, [{ type: 'expand', slot: 0, at: placeAt(0, -3), turn: 0 }]))
    expect(back.wayNow()).toBe('asked')
    expect(TABLE_KIT.back.asks(m, lastMove())).toBe(m.table.undoBarrier.tile)
  })

  it('needs no consent for a single person', () => {
    liveTable.leaders.getState().begin(ALONE)
    layBarred(DIE())
    expect(back.wayNow()).toBe('free')
  })

  it('needs no consent for one person with two heroes, but for two people', () => {
    liveTable.leaders.getState().begin({ people: 'several', persons: { 'puss-in-boots': 1, huntsman: 1 } })
    layBarred(DIE())
    expect(back.wayNow()).toBe('free')
    liveTable.leaders.getState().begin(SEVERAL)
    expect(back.wayNow()).toBe('asked')
  })

  it.each([ALONE, SEVERAL])('never passes luck in finished games, with %o', (people) => {
    liveTable.leaders.getState().begin(people)
    layBarred(DIE(), (move) => ({ ...move, after: { ...move.after, outcome: 'lost' } }))
    expect(back.wayNow()).toBe('none')
    back.undoOrSay()
    expect(notice()).toBe('The game is over. Nothing can be undone now.')
  })
})

it('names the rule of a refusal before the later texts have loaded', () => {
  layTale(played(drawn({ ...LANE }), []))
  noticesOf(liveTable).tellRefusal({ code: 'no-expand-left' })
  expect(noticesOf(liveTable).useNotice.getState().notice?.page).toBe('expand')
})
