import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../src/engine/citadel/index.ts'
import { at, begin, OTHER, told } from './in-a-position.ts'

describe('the strategic game', () => {
  test('epochs are stacked, and hands are dealt from the first [C 33]', () => {
    const state = begin(3, { version: 'strategic' })
    expect(state.piles.map(({ size }) => size)).toEqual([18 + 3 - 9, 16 + 4, 34 + 8])
    const { events } = told(
      `version strategic | seat 1 bricks 0 plots a4 | ${OTHER} | phase reveal | pile stable; cottage; manor`,
      'reveal',
      'stable',
    )
    expect(events).toEqual(['revealed stable'])
  })

  test('a cut off plot falls; a Charter besieges none [C 23]', () => {
    const text =
      'version strategic | seat 1 bricks 1 plots c6 b6 influence charter | seat 2 bricks 0 plots c4=inn | seat 3 bricks 0 plots c2'
    expect(told(text, 'claim c5').events).toEqual(['claimed c5 1', 'besieged c4 1'])
    expect(told(text, 'play charter c5').events).toEqual(['played charter c5', 'claimed c5 1'])
    expect(told(text.replace('strategic', 'basic'), 'claim c5').events).toEqual(['claimed c5 1'])
  })

  test('a Great Power needs three, stays on ties, counts at once [C 24] [C 25]', () => {
    const text =
      'version strategic | seat 1 bricks 9 plots e4=smithy e5=pottery d6 hand tannery | seat 2 bricks 0 plots f5=flour-mill f3=flour-mill g5=flour-mill | powers crafts 2'
    const { state } = told(text, 'build tannery d6')
    expect(state.powers.crafts).toBe(1)
    const first = told(
      text.replace(' | powers crafts 2', '').replace('g5=flour-mill', 'g5'),
      'build tannery d6',
    )
    expect(first.events).toEqual(['built tannery d6', 'power crafts 1'])
    expect(pointsOf(first.state, 0)).toBe(6 + 2)
  })

  test('two Orders of one person never besiege each other, even jointly [C 10] [C 23]', () => {
    const claims = (one: string, two: string, three: string, four: string) =>
      told(
        `version strategic | two orders | seat 1 bricks 1 plots c6 ${one} | seat 2 bricks 0 ${two} | seat 3 bricks 0 ${three} | seat 4 bricks 0 ${four}`,
        'claim c5',
      ).events
    const falls = ['claimed c5 1', 'besieged c4 1']
    // c4 borders on b6, c2 and c5.
    expect(claims('b6', 'plots c4=inn', 'plots c2', 'plots h5')).toEqual(falls)
    expect(claims('b6', 'plots c4=inn', 'plots h5', 'plots c2')).toEqual(['claimed c5 1'])
    expect(claims('b6', 'plots c2', 'plots c4=inn', 'plots h5')).toEqual(['claimed c5 1'])
    expect(claims('', 'plots c2', 'plots c4=inn', 'plots b6')).toEqual(['claimed c5 1'])
  })

  test('plots fall in order of name while the buyer has a Knight [C 23]', () => {
    const own = 'd4 e2 d3 d2 f4 f1'
    const more = 'a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6'.split(' ')
    const claims = (knights: number) =>
      told(
        `version strategic | seat 1 bricks 2 plots ${own} ${more.slice(0, 25 - 6 - knights).join(' ')} | seat 2 bricks 0 plots d6=school h5 | seat 3 bricks 0 plots e5=stable h2 | seat 4 bricks 0 plots d5 e6 e3`,
        'claim e4',
      )
    expect(claims(3).events).toEqual(['claimed e4 1', 'besieged d6 1', 'besieged e5 1'])
    const two = claims(2)
    expect(two.events).toEqual(['claimed e4 1', 'besieged d6 1'])
    expect(at(two.state, 'e5')).toEqual([2, 'stable'])
    expect(claims(1).events).toEqual(['claimed e4 1'])
    expect(claims(1).state.owners.filter((owner) => owner === 0)).toHaveLength(25)
  })

  test('sieges may take last plots [C 23]', () => {
    const text =
      'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn | seat 3 bricks 0 plots c2'
    const { state } = told(text, 'claim c5')
    expect(state.owners).not.toContain(1)
  })

  test('two Great Power claims go clockwise [C 25]', () => {
    const crafts = (onTurn: number, bricks = 5) =>
      `version strategic | seat 1 bricks ${bricks} plots e4=flour-mill e5=flour-mill d6=flour-mill | seat 2 bricks ${bricks} plots f5=flour-mill f3=smithy g5=smithy | seat 3 bricks ${bricks} plots b5=pottery c5=weavers-hall h5=sawmill | seat 4 bricks ${bricks} plots a5=tannery a6=cooperage b2=brewery influence torch | powers crafts 2 | on-turn ${onTurn}`
    expect(told(crafts(2), 'raze f5').events).toEqual(['destroyed flour-mill f5', 'power crafts 3'])
    expect(told(crafts(4), 'play torch f5').events.at(-1)).toBe('power crafts 4')
  })

  test('a Great Power stays on a tie, and has no owner below three [C 25]', () => {
    const text =
      'version strategic | seat 1 bricks 5 plots e4=flour-mill e5=flour-mill d6=flour-mill | seat 2 bricks 5 plots f5=flour-mill f3=smithy g5=smithy | powers crafts 2'
    expect(told(text, 'raze e4').events).toEqual(['destroyed flour-mill e4'])
    expect(told(`${text} | on-turn 2`, 'raze f5').events.at(-1)).toBe('power crafts 1')
    const alone = text.replace(' d6=flour-mill', '')
    expect(told(`${alone} | on-turn 2`, 'raze f5').events.at(-1)).toBe('power crafts none')
  })
})
