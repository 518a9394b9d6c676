import { describe, expect, test } from 'vitest'
import { at, told } from './in-a-position.ts'

/** Returns the effects of an Event, before the Building that follows it. */
function one(seats: string, event: string, done = '', ...draws: string[]) {
  const { events, state } = told(
    `${seats} | phase reveal | pile ${event} clockmaker`,
    `reveal${done && `, ${done}`}`,
    event,
    ...draws,
    'clockmaker',
  )
  expect(events[0]).toBe(`event ${event}`)
  return { state, happened: events.slice(1, events.indexOf('revealed clockmaker')) }
}

const happens = (seats: string, event: string) => one(seats, event).happened

describe('the effect of every Event, by the text of its card [C 21]', () => {
  test('three bricks per Flour Mill, without limit', () => {
    const seats =
      'seat 1 bricks 0 plots b5=flour-mill c5=flour-mill d6=flour-mill | seat 2 bricks 0 plots e4=flour-mill g5=smithy'
    expect(happens(seats, 'excellent-harvest')).toEqual(['bricks 1 +9', 'bricks 2 +3'])
  })

  test('two bricks a player in mild winters', () => {
    const seats = 'seat 1 bricks 0 plots a5 | seat 2 bricks 7 | seat 3 out bricks 0'
    expect(happens(seats, 'mild-winter')).toEqual(['bricks 1 +2', 'bricks 2 +2'])
  })

  test.each([
    ['settlers', 2, 'stable', 'cottage cottage commons manor'],
    ['guild-feast', 2, 'smithy', 'flour-mill flour-mill tannery glassworks'],
    ['great-fair', 2, 'market-stall', 'inn inn warehouse guildhall'],
    ['golden-age', 1, 'inn', 'chapel school manor stable flour-mill smithy stable'],
  ])('%s pays %i for every building that it means, up to 6', (event, each, sole, many) => {
    const town = (count: number) =>
      many
        .split(' ')
        .slice(0, count)
        .map((card, index) => `${['c3', 'd4', 'f4', 'h6', 'e6', 'f2', 'd2'][index]}=${card}`)
        .join(' ')
    const count = 6 / each
    const rest = `seat 2 bricks 0 plots h5=${sole} | seat 3 bricks 0 plots g5`
    const pays = (seat: string) => happens(`${seat} | ${rest}`, event)
    expect(pays(`seat 1 bricks 0 plots ${town(count - 1)} a5`)).toEqual([
      `bricks 1 +${6 - each}`,
      `bricks 2 +${each}`,
    ])
    // One more than is paid for.
    expect(many.split(' ')).toHaveLength(count + 1)
    expect(pays(`seat 1 bricks 0 plots ${town(count + 1)}`)).toEqual(['bricks 1 +6', `bricks 2 +${each}`])
  })

  test('a brick for every plot along a road at the spring fair, up to 6', () => {
    const seats = (roads: string) => `seat 1 bricks 0 plots ${roads} a5 | seat 2 bricks 0 plots h6`
    expect(happens(seats('a1 a2 a4 c1 c3'), 'spring-fair')).toEqual(['bricks 1 +5', 'bricks 2 +1'])
    expect(happens(seats('a1 a2 a4 c1 c3 c6 d1'), 'spring-fair')).toEqual(['bricks 1 +6', 'bricks 2 +1'])
  })

  test('longships take one brick per plot by the river, the flood two per building there', () => {
    const seats = 'seat 1 bricks 9 plots b2=stable b5 h4=cottage | seat 2 bricks 1 plots a3=commons g6'
    expect(happens(seats, 'longships')).toEqual(['bricks 1 -3', 'bricks 2 -1'])
    expect(happens(seats, 'flood')).toEqual(['bricks 1 -4', 'bricks 2 -1'])
  })

  test('pilgrims visit the player with the fewest points, and all of them on a tie', () => {
    const seats = (last: string) =>
      `seat 1 bricks 0 plots a5=stable | seat 2 bricks 0 plots c5=manor | seat 3 bricks 0 plots e4=${last}`
    expect(happens(seats('pig-sty'), 'pilgrims')).toEqual(['bricks 1 +4', 'bricks 3 +4'])
    expect(happens(seats('cottage'), 'pilgrims')).toEqual(['bricks 1 +4'])
  })

  test('a royal tax takes down to five and pays no player; Exemptions act', () => {
    const seats =
      'seat 1 bricks 9 plots e2=chapel | seat 2 bricks 5 | seat 3 bricks 6 plots d2=donjon | seat 4 bricks 8 influence exemption'
    const { happened, state } = one(seats, 'royal-tax')
    expect(happened).toEqual(['tax 1 4', 'tax 3 1', 'exempt 4'])
    expect(state.seats.map(({ bricks }) => bricks)).toEqual([5, 5, 5, 8])
  })

  test('the fire hits only a sole leader', () => {
    const seats = (other: string) =>
      `seat 1 bricks 0 plots a5=manor d6=stable | seat 2 bricks 0 plots ${other}`
    expect(happens(seats('c5=rose-palace'), 'fire')).toEqual([])
    expect(happens(seats('c5=manor'), 'fire')).toEqual(['destroyed stable d6'])
    expect(happens(seats('c5=rose-palace g5=pig-sty'), 'fire')).toEqual(['destroyed pig-sty g5'])
    expect(happens('seat 1 bricks 0 | seat 2 bricks 0', 'fire')).toEqual([])
  })

  test('and burns the least value there, then on the fewest dots, then by name', () => {
    const burnt = (plots: string) => happens(`seat 1 bricks 0 plots ${plots} | seat 2 bricks 0`, 'fire')
    // b3 has 2 dots, e3 4, d6 and g5 1.
    expect(burnt('b3=stable e3=stable d6=commons')).toEqual(['destroyed stable b3'])
    expect(burnt('a2=stable b3=pig-sty e3=stable')).toEqual(['destroyed pig-sty b3'])
    expect(burnt('d6=stable g5=pig-sty e3=stable')).toEqual(['destroyed stable d6'])
    expect(burnt('d6=pig-sty g5=stable e3=stable')).toEqual(['destroyed pig-sty d6'])
  })

  test('the plague takes the bare plot of fewest dots from owners of three', () => {
    const seats = (plots: string) => `seat 1 bricks 0 plots ${plots} | seat 2 bricks 0 plots g1 c2`
    expect(happens(seats('e3 b3 d6=stable'), 'plague')).toEqual(['vacated b3 1'])
    expect(happens(seats('e3=inn b3=manor d6=stable'), 'plague')).toEqual([])
    const asked = one(seats('e3 b3 d6=stable d4'), 'plague', 'withdraw d4')
    expect(asked.happened).toEqual(['vacated d4 1'])
  })

  test('a call to arms takes a chosen plot of a leader with three', () => {
    const seats = (one: string, other: string) =>
      `seat 1 bricks 0 plots ${one} | seat 2 bricks 0 plots ${other}`
    expect(happens(seats('a5 c5', 'd6'), 'call-to-arms')).toEqual([])
    expect(happens(seats('a5 c5 d6', 'e4 f5 g5'), 'call-to-arms')).toEqual([])
    const { happened, state } = one(seats('a5 c5', 'e4=manor f5 g5'), 'call-to-arms', 'withdraw e4')
    expect(happened).toEqual(['vacated e4 2'])
    expect(at(state, 'e4')).toEqual([null, 'manor'])
  })

  test('a renaissance goes clockwise from the seat on turn, to seats without Influence', () => {
    const seats = 'seat 1 bricks 0 | seat 2 bricks 0 influence loan | seat 3 bricks 0 | on-turn 3'
    expect(one(seats, 'renaissance', '', 'spy', 'torch').happened).toEqual([
      'influence 3 spy',
      'influence 1 torch',
    ])
  })
})
