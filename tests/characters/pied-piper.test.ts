import { describe, expect, test } from 'vitest'
import { drawn, played, whyStepped } from '../drawn/index.ts'

/** Returns the steps of a movement die 6 in a forest with the Piper at this place. */
const steps = (forest: string, piper: string) =>
  whyStepped(
    played(drawn(`forest\n${forest}\nseats pied-piper ${piper}`), { type: 'end-turn' }, { dice: [6] }).events,
  )

describe('[R 26] the Pied Piper draws monsters on orthogonally adjacent tiles', () => {
  test('straight to him, before their desired turn', () => {
    expect(steps('O ━ ━1 ━', '3,0')).toEqual(['1 steps 2,0 to 3,0 (wants west; drawn by seat 0)'])
  })

  test('by the shortest road, though no road joins the two tiles', () => {
    const forest = `
      .  ┏  ┓
      O  ┻1 ┃`
    expect(steps(forest, '2,0')).toEqual(['1 steps 1,0 to 1,-1 (wants west; drawn by seat 0)'])
  })

  test('not from further away, and not diagonally', () => {
    expect(steps('O ━ ━1 ━ ━', '4,0')).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
    expect(steps('O ━ ╋1 .\n . . ┗ ━', '3,1')).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
  })

  test('on his own tile they follow their plan', () => {
    expect(steps('O ━ ━1 ━', '2,0')).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
  })

  test('never onto a full tile: a road onto or over one does not count', () => {
    expect(steps('O ━ ━1 ╺3', '3,0')[0]).toBe('1 steps 2,0 to 1,0 (wants west)')
    expect(steps('O ━ ━1 ━3', '3,0')[0]).toBe('1 steps 2,0 to 1,0 (wants west)')
    const over = `
      .  .  ┏3 ┓
      O  ━  ┻1 ┃`
    expect(steps(over, '3,0')[0]).toBe('4 steps 2,0 to 1,0 (wants west)')
  })

  test('never over the oak unless he is there', () => {
    const forest = `
      ┏1 ╻
      ┗  O`
    expect(steps(forest, '0,-1')).toEqual(['1 steps -1,-1 to -1,0 (wants east; east joins-nothing)'])
    expect(steps('━ O ━1', '0,0')).toEqual(['1 steps 1,0 to 0,0 (wants west; drawn by seat 0)'])
  })

  test('of two shortest roads the one that begins first in the order of the plan', () => {
    const forest = (north: string) => `
      .  .  ${north} ┓
      O  .  ┫1 ┣
      .  .  ┗  ┛`
    expect(steps(forest('┏'), '3,0')).toEqual(['1 steps 2,0 to 2,-1 (wants west; drawn by seat 0)'])
    expect(steps(forest('┏3'), '3,0')[0]).toBe('4 steps 2,0 to 2,1 (wants west; drawn by seat 0)')
  })

  test('in haste too, neighbours hurry to him', () => {
    const forest = 'forest\n . ┃\n O ╋3\n seats pied-piper 1,-1\n phase new-monsters'
    expect(whyStepped(played(drawn(forest), { type: 'roll' }, { dice: [2] }).events)).toEqual([
      '4 steps 1,0 to 1,-1 in haste (wants west; haste; drawn by seat 0)',
    ])
  })
})
