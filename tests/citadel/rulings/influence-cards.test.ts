import { describe, expect, test } from 'vitest'
import { at, bricks, OTHER, refusal, told } from './in-a-position.ts'

describe('Influence cards', () => {
  const seats = (influence: string, theirs = 'plots c5 e4=stable h5=manor') =>
    `seat 1 bricks 4 plots a4=stable g1 influence ${influence} | seat 2 bricks 2 ${theirs}`

  test('affect only targets their text names [C 19]', () => {
    expect(refusal(seats('desertion'), 'play desertion e4')).toBe('bad-target')
    expect(refusal(seats('desertion'), 'play desertion a4')).toBe('bad-target')
    expect(refusal(seats('desertion'), 'play desertion')).toBe('bad-target')
    expect(refusal(seats('loan'), 'play desertion c5')).toBe('not-in-hand')
    expect(refusal(seats('safe-conduct'), 'play safe-conduct')).toBe('plays-by-itself')
    expect(refusal(seats('banishment'), 'play banishment h5')).toBe('bad-target')
    expect(refusal(seats('torch'), 'play torch h5')).toBe('bad-target')
    expect(refusal(seats('crier'), 'play crier trade')).toBe('bad-target')
    expect(refusal(seats('loan'), 'play loan 2')).toBe('bad-target')
    expect(refusal(seats('spy'), 'play spy 2')).toBe('bad-target')
  })

  test('each has its printed effect [C 19]', () => {
    expect(told(seats('desertion'), 'play desertion c5').events).toEqual([
      'played desertion c5',
      'vacated c5 2',
    ])
    expect(told(seats('banishment'), 'play banishment e4').events).toEqual([
      'played banishment e4',
      'vacated e4 2',
    ])
    expect(told(seats('torch'), 'play torch e4').events).toEqual(['played torch e4', 'destroyed stable e4'])
    expect(bricks(told(seats('loan'), 'play loan').state)).toEqual([9, 2])
    expect(bricks(told(seats('purse'), 'play purse 2').state)).toEqual([6, 0])
    expect(told(seats('crier'), 'play crier citizenry').events).toEqual([
      'played crier citizenry',
      'income 1 3',
    ])
    expect(told(seats('charter'), 'play charter d1').events).toEqual(['played charter d1', 'claimed d1 1'])
    expect(bricks(told(seats('charter'), 'play charter d1').state)[0]).toBe(0)
    expect(told(seats('master-builders'), 'play master-builders').state.spent.masters).toBe(1)
  })

  test('a Spy takes a card and gives another [C 19] [C 30]', () => {
    const text =
      'seat 1 bricks 0 plots a4 hand inn influence spy | seat 2 bricks 0 plots c5 hand manor* stable'
    const { state, events } = told(text, 'play spy 2, take manor, give inn')
    expect(events).toEqual(['played spy 2', 'took 1 2 manor*', 'gave 1 2 inn'])
    expect(state.seats.map(({ hand }) => hand)).toEqual([
      [{ card: 'manor', seen: true }],
      [
        { card: 'stable', seen: false },
        { card: 'inn', seen: false },
      ],
    ])
    const bare = told(text.replace(' hand inn', ''), 'play spy 2, take stable')
    expect(bare.state.questions).toEqual([])
  })

  test('Safe Conduct and Exemption act alone [C 20]', () => {
    const warded = told(`${seats('torch')} influence safe-conduct`, 'play torch e4')
    expect(warded.events).toEqual(['played torch e4', 'warded 2'])
    expect(at(warded.state, 'e4')).toEqual([1, 'stable'])
    const exempt = told(
      `seat 1 bricks 9 plots a4 influence exemption | seat 2 bricks 7 plots c5 influence exemption | phase reveal | pile chapel`,
      'reveal',
      'chapel',
    )
    expect(exempt.events).toEqual(['revealed chapel', 'exempt 1', 'tax 2 2'])
    expect(exempt.state.seats.map(({ influence }) => influence)).toEqual([[], ['exemption']])
  })

  test("a card never takes a player's last plot [C 22]", () => {
    expect(refusal(seats('desertion', 'plots c5'), 'play desertion c5')).toBe('last-plot')
    expect(refusal(seats('banishment', 'plots e4=stable'), 'play banishment e4')).toBe('last-plot')
    expect(refusal(seats('torch', 'plots e4=stable'), 'play torch e4')).toBeNull()
  })

  test('those that were played are shuffled back when the pile is empty [C 19]', () => {
    const { events } = told(`seat 1 bricks 5 plots a4 | ${OTHER} | influence-pile`, 'hire', 'loan')
    expect(events).toEqual(['paid 5', 'influence-shuffled', 'influence 1 loan'])
  })

  test('a Turnpike needs a free road even with a Dispensation [C 3] [C 19]', () => {
    const text = `seat 1 bricks 9 plots b4 hand turnpike inn influence dispensation | ${OTHER}`
    expect(told(text, 'play dispensation, build turnpike b4').refused).toEqual({ code: 'off-the-road' })
    expect(told(text, 'play dispensation, build inn b4').refused).toBeNull()
  })

  test('a Charter costs half the dots, rounded up, and counts toward no limit [C 19]', () => {
    const text = (has: number) =>
      `seat 1 bricks ${has} plots a4 influence charter | ${OTHER} | spent claims 2 | neutral f2=inn`
    // c1 has 5 dots, f2 7, b2 1.
    for (const [plot, price] of [
      ['c1', 3],
      ['f2', 4],
      ['b2', 1],
      ['a1', 3],
    ] as const) {
      expect(refusal(text(price - 1), `play charter ${plot}`)).toBe('too-few-bricks')
      const { state } = told(text(price), `play charter ${plot}`)
      expect([state.seats[0]?.bricks, state.spent.claims]).toEqual([0, 2])
    }
    expect(at(told(text(4), 'play charter f2').state, 'f2')).toEqual([0, 'inn'])
    expect(refusal(text(9), 'play charter c5')).toBe('bad-target')
  })
})
