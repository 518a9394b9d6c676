import { describe, expect, test } from 'vitest'
import {
  actionText,
  citadel,
  parsePlot,
  pointsOf,
  type State,
  seatsOf,
  sizeOf,
  writeNotation,
} from '../../src/engine/citadel/index.ts'
import { doAll, drawing, newGame, position } from './told.ts'

const bricks = ({ seats }: State) => seats.map((seat) => seat.bricks)
const scores = (state: State) => seatsOf(state).map((seat) => pointsOf(state, seat))
const influence = ({ seats }: State, number: number) => seats[number - 1]?.influence
const hand = ({ seats }: State, number: number) => seats[number - 1]?.hand.map(({ card }) => card)
const listed = (state: State) => citadel.list(state).map(actionText)
const on = ({ owners, buildings }: State, name: string) => {
  const plot = parsePlot(name) ?? -1
  const owner = owners[plot]
  return [owner === null || owner === undefined ? 'free' : owner + 1, buildings[plot]]
}
const basic = () => ({ version: 'basic', two: 'plain' }) as const

/** Plays actions in a position with the given draws. */
function told(text: string, done: string, draws = '') {
  const state = position(text)
  const names = draws === '' ? [] : draws.split(', ')
  const { events, refused } = doAll(state, drawing(state, names), done)
  expect(names, 'draws that were never made').toEqual([])
  return { state, events, refused }
}

describe('the acceptance facts of the law', () => {
  test('F1: the source’s sample of three turns', () => {
    const draws =
      'turnpike, flour-mill, donjon, chapel, inn, opera-house, brewery, manor, commons, town-house, stable, loan, excellent-harvest, warehouse, school'
    const { state, chance } = newGame(basic(), 3, draws.split(', '))
    const { events, refused } = doAll(
      state,
      chance,
      'choose d3, choose e4, choose c3, choose h5, choose g4, choose d5, choose c2, choose b5, choose f3, reveal, build turnpike c3, build chapel f3, end, reveal, build flour-mill e4, build stable b5, claim b2, end, reveal, sell donjon pawnshop, build opera-house d3, build commons h5, end, reveal',
    )
    expect(refused).toBeNull()
    expect(events.slice(-3)).toEqual(['revealed school', 'income 1 2', 'income 3 5'])
    expect(bricks(state)).toEqual([7, 5, 5])
    expect(scores(state)).toEqual([5, 2, 6])
    expect([1, 2, 3].map((seat) => influence(state, seat))).toEqual([[], ['loan'], []])
    expect(state.pawnshop).toEqual({ donjon: 1 })
  })

  test('F2: choices at the very first pick', () => {
    const { state } = newGame(
      basic(),
      3,
      'turnpike, flour-mill, donjon, chapel, inn, opera-house, brewery, manor, commons'.split(', '),
    )
    expect(listed(state)).toHaveLength(48)
  })

  test('F3: after 8 dots, free plots of at most 2 [C 9]', () => {
    const { state, chance } = newGame(
      basic(),
      2,
      'turnpike, flour-mill, donjon, chapel, inn, brewery'.split(', '),
    )
    doAll(state, chance, 'choose d1, choose a5')
    expect(listed(state)).toHaveLength(20)
    for (const never of ['choose d2', 'choose a3', 'choose a5']) expect(listed(state)).not.toContain(never)
  })

  test('F4: the Great Power’s extra and the best building [C 11] [C 24]', () => {
    const { state } = told(
      'version strategic | seat 1 bricks 2 plots c3=turnpike a4=inn f2=market-stall | seat 2 bricks 0 plots e3=warehouse | powers trade 1 | phase reveal | pile ; ; guildhall',
      'reveal',
      'guildhall',
    )
    expect(bricks(state)).toEqual([8, 5])
    expect(scores(state)).toEqual([10, 4])
  })

  test('F5: taxed first, then paid', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 12 plots g2=court-house e2=chapel | seat 2 bricks 6 plots a5 | phase reveal | pile town-hall',
      'reveal',
      'town-hall',
    )
    expect(events.slice(-4)).toEqual(['revealed town-hall', 'tax 1 7', 'tax 2 1', 'income 1 7'])
    expect(bricks(state)).toEqual([12, 5])
  })

  test('F6: two events before the building [C 21]', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 0 plots c3=inn c5 d4=turnpike | seat 2 bricks 1 plots h1 h4 g5=stable | phase reveal | pile spring-fair longships stable',
      'reveal',
      'longships, spring-fair, stable',
    )
    expect(events.slice(-7)).toEqual([
      'event longships',
      'bricks 2 -1',
      'event spring-fair',
      'bricks 1 +2',
      'bricks 2 +1',
      'revealed stable',
      'income 2 1',
    ])
    expect(bricks(state)).toEqual([2, 2])
  })

  test('F7: Plague asks two owners in turn order, then the card is revealed', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 0 plots c5 d6 e4 | seat 2 bricks 0 plots a5 h4 f5=stable | on-turn 2 | phase reveal | pile plague manor',
      'reveal, withdraw h4, withdraw c5',
      'plague, manor',
    )
    expect(events.slice(-3)).toEqual(['vacated c5 1', 'revealed manor', 'income 2 1'])
    expect(['h4', 'c5', 'a5'].map((plot) => on(state, plot)[0])).toEqual(['free', 'free', 2])
    expect(state.onTurn).toBe(1)
  })

  test('F8: half, rounded up; cheap ones five', () => {
    const { state, refused } = told(
      'version basic | seat 1 bricks 3 plots a5 hand manor brewery | seat 2 bricks 0 plots h5 | pawnshop pig-sty',
      'sell brewery pawnshop, buy pig-sty pawnshop, build pig-sty a5',
    )
    expect(refused).toEqual({ code: 'too-few-bricks' })
    expect(bricks(state)).toEqual([0, 0])
    expect(state.pawnshop).toEqual({ brewery: 1 })
  })

  test('F9: free trade in the Free Market, once for each card [C 14]', () => {
    const { state, refused } = told(
      'version strategic | seat 1 bricks 0 plots d4=inn hand manor guildhall | seat 2 bricks 0 plots h5 | market brewery',
      'sell guildhall market, buy brewery market, sell brewery market',
    )
    expect(refused).toEqual({ code: 'bought-this-turn' })
    expect(bricks(state)).toEqual([1, 0])
  })

  test('F10: unowned Turnpikes still block roads [C 3]', () => {
    const { refused } = told(
      'version basic | seat 1 bricks 9 plots h6 hand turnpike | seat 2 bricks 0 plots c5 | neutral a2=turnpike',
      'build turnpike h6',
    )
    expect(refused).toEqual({ code: 'road-has-turnpike' })
  })

  test('F11: Donation and Dispensation spend themselves on one building [C 19]', () => {
    const { state, refused } = told(
      'version basic | seat 1 bricks 1 plots g1 b4 d6 hand printing-house stable chapel influence donation dispensation | seat 2 bricks 0 plots c5',
      'play donation, play dispensation, build printing-house g1, build stable d6, build chapel b4',
    )
    expect(refused).toEqual({ code: 'by-the-river' })
    expect(bricks(state)).toEqual([0, 0])
    expect(scores(state)).toEqual([6, 0])
    expect(writeNotation(state)).toContain('\nspent builds 2; masters 1\n')
  })

  test('F12: a warded Spy sees nothing [C 20]', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 1 plots g1 hand stable influence spy | seat 2 bricks 0 plots c5 hand basilica influence safe-conduct',
      'play spy 2',
    )
    expect(events.slice(-2)).toEqual(['played spy 2', 'warded 2'])
    expect(state.questions).toEqual([])
    expect(hand(state, 2)).toEqual(['basilica'])
    expect([influence(state, 1), influence(state, 2)]).toEqual([[], []])
  })

  test('F13: hiring with two cards asks at once', () => {
    const { state } = told(
      'version basic | seat 1 bricks 5 plots g1 influence loan spy | seat 2 bricks 0 plots c5',
      'hire, discard torch, play loan',
      'torch',
    )
    expect(bricks(state)).toEqual([5, 0])
    expect(influence(state, 1)).toEqual(['spy'])
    expect(state.onTurn).toBe(0)
  })

  test('F14: box 8, red, from 3 [C 6]', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 5 plots g1 b5=school hand rose-palace | seat 2 bricks 0 plots c5',
      'build rose-palace g1, end',
      'purse',
    )
    expect(events).toContain('red-box 8')
    expect(influence(state, 1)).toEqual(['purse'])
  })

  test('F15: a neutral building may lift you onto a red box', () => {
    const { state, events } = told(
      'version basic | seat 1 bricks 1 plots a6=stable | seat 2 bricks 0 plots c5 | neutral a5=stable',
      'claim a5, end',
      'spy',
    )
    expect(events).toContain('score 1 2')
    expect(events).toContain('red-box 2')
    expect(influence(state, 1)).toEqual(['spy'])
  })

  test('F16: two plots fall at once [C 23]', () => {
    const { state, events } = told(
      'version strategic | seat 1 bricks 2 plots d4 e2 d3 d2 f4 f1 | seat 2 bricks 0 plots d6=school h5 | seat 3 bricks 0 plots e5=stable h2 | seat 4 bricks 0 plots d5 e6 e3',
      'claim e4',
    )
    expect(events.slice(-3)).toEqual(['claimed e4 1', 'besieged d6 1', 'besieged e5 1'])
    expect([on(state, 'd6'), on(state, 'e5')]).toEqual([
      [1, 'school'],
      [1, 'stable'],
    ])
  })

  test('F17: the siege takes building, point and income at once [C 23]', () => {
    const { state, events } = told(
      'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn | seat 3 bricks 0 plots c2',
      'claim c5',
    )
    expect(events.slice(-2)).toEqual(['claimed c5 1', 'besieged c4 1'])
    expect(scores(state)).toEqual([2, 0, 0])
    expect(on(state, 'c4')).toEqual([1, 'inn'])
  })

  test('F18: sieges can cost Great Powers [C 24]', () => {
    const { state, events } = told(
      'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=cottage h5=stable h4=stable | seat 3 bricks 0 plots c2 | powers citizenry 2',
      'claim c5',
    )
    expect(events.slice(-3)).toEqual(['claimed c5 1', 'besieged c4 1', 'power citizenry none'])
    expect(scores(state)).toEqual([2, 2, 0])
  })

  test('F19: a Great Power passes to the one who has more [C 25]', () => {
    const { state } = told(
      'version strategic | seat 1 bricks 1 plots b2 f5=flour-mill f3=flour-mill g5=flour-mill hand flour-mill | seat 2 bricks 0 plots e5=smithy e4=smithy d6=pottery | powers crafts 2',
      'build flour-mill b2',
    )
    expect(state.powers.crafts).toBe(0)
    expect(scores(state)).toEqual([6, 6])
  })

  test('F20: victory by a Great Power [C 26]', () => {
    const { state } = told(
      'version strategic | seat 1 bricks 3 plots c3=turnpike e3=inn a4 g2=town-hall d3=town-hall e2=basilica b5=rose-palace hand caravan-yard | seat 2 bricks 0 plots h5 | seat 3 bricks 0 plots h4 | seat 4 bricks 0 plots g5 | powers municipal 1',
      'build caravan-yard a4, end',
    )
    expect(scores(state)).toEqual([35, 0, 0, 0])
    expect(state).toMatchObject({ winners: [0], phase: 'over' })
  })

  test('F21: an empty pile ends with the last seat [C 13] [C 27]', () => {
    const { state } = told(
      'version basic | seat 1 bricks 2 plots a5=stable | seat 2 bricks 1 plots h5=stable | seat 3 bricks 2 plots c5=stable | on-turn 2 | phase reveal | pile',
      'reveal, end, reveal, end',
    )
    expect(state).toMatchObject({ winners: [0, 2], phase: 'over' })
  })

  test('F22: a completed round ends with its last seat [C 28]', () => {
    const { state } = told(
      'version basic | last-round on | ending goal | on-turn 2 | seat 1 bricks 0 plots g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2=hospital c5=manor h5=coach-house | seat 2 bricks 9 plots e1',
      'end',
    )
    expect(state).toMatchObject({ winners: [0], phase: 'over' })
  })

  test('F23: giving up while asked, the others go on [C 29]', () => {
    const { state } = told(
      'version basic | seat 1 bricks 0 plots c5 d6 e4 | seat 2 bricks 0 plots h4=stable f5 | seat 3 bricks 4 plots a5 | phase reveal | pile plague manor',
      'reveal, resign',
      'plague',
    )
    expect(['c5', 'd6'].map((plot) => on(state, plot)[0])).toEqual(['free', 'free'])
    expect(state).toMatchObject({ onTurn: 1, phase: 'reveal' })
    expect(sizeOf(state.piles[0]?.cards ?? {})).toBe(1)
  })

  test('F24: actions in a small position', () => {
    const state = position(
      'version basic | seat 1 bricks 3 plots a4 hand turnpike stable | seat 2 bricks 0 plots h6',
    )
    expect(listed(state).toSorted()).toEqual(
      [
        'build stable a4',
        'build turnpike a4',
        'claim a2',
        'claim a5',
        'sell stable pawnshop',
        'sell turnpike pawnshop',
        'end',
      ].toSorted(),
    )
  })
})
