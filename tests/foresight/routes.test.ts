import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CENTRE, type Place, placeText } from '../../src/engine/kernel/index.ts'
import { changeBy, routesOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { at, drawn } from '../drawn/index.ts'
import { positions } from './positions.ts'

const inWords = (path: readonly Place[]): string => path.map(placeText).join(' ')

/** The ways of all monsters of a drawn forest, in short. */
const ways = (text: string): string[] =>
  routesOf(drawn(text)).map(({ monster, path, end, rolls }) => {
    const where = end.kind === 'loop' ? `loop from ${placeText(end.from)}` : end.kind
    return `${monster}: ${inWords(path)}, ${where}${rolls === null ? '' : ` in ${rolls}`}`
  })

describe('the way of a monster, if nothing else moves', () => {
  test('to the oak, counting the rolls', () => {
    expect(ways('O ━ ━ ━1')).toEqual(['1: 3,0 2,0 1,0 0,0, oak in 3'])
  })

  test('a run takes one roll at any length', () => {
    expect(ways('O ━h ━1')).toEqual(['1: 2,0 1,0 0,0, oak in 1'])
  })

  test('it may go round and round, or nowhere', () => {
    expect(ways('O . ┏ ┓\n. . ┗1 ┛')).toEqual(['1: 2,1 2,0 3,0 2,0, loop from 2,0'])
    expect(ways('O . ╹1')).toEqual(['1: 2,0, stays'])
  })

  test('ends in a trapdoor, and is only delayed by a candy house', () => {
    expect(ways('O ━▽ ━1')).toEqual(['1: 2,0 1,0, gone'])
    expect(ways('O ━⌂ ━1')).toEqual(['1: 2,0 1,0 0,0, oak in 3'])
  })

  describe('with expansions on the way', () => {
    const withBoxes = (forest: string, boxes: string, more = '') =>
      ways(`${forest}\nseats huntsman 0,0\nboxes ${boxes}\n${more}`)

    test('a chute sends it back once, and stays sprung the next time [R 49]', () => {
      expect(withBoxes('O ━ ━⇩ ━ ━1', 'river')).toEqual(['1: 4,0 3,0 2,0 4,0 3,0 2,0 1,0 0,0, oak in 6'])
    })

    test('a soldier or a kiln is its end [R 45] [R 54]', () => {
      expect(withBoxes('O ━ ━ ━1', 'soldiers', 'soldiers 1,0 1')).toEqual(['1: 3,0 2,0 1,0, gone'])
      expect(withBoxes('O ━♨ ━ ━1', 'fire')).toEqual(['1: 3,0 2,0 1,0, gone'])
    })

    test('no villager stops it, though the second one lost costs the last heart [R 55]', () => {
      const lost = 'villagers 2,0 1; lost 1\nhearts 1'
      expect(withBoxes('O ━ ━h ━1', 'resources soldiers', lost)).toEqual(['1: 3,0 2,0 1,0 0,0, oak in 2'])
    })
  })

  test('asking never changes the position', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const before = structuredClone(state)
        routesOf(state)
        expect(state).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })
})

describe('changes by an action', () => {
  test('a tile that lengthens the forest brings more monsters, and sends others round', () => {
    const state = drawn('━ O ━ ━1\nmarket ━#9 - -')
    const change = changeBy(state, { type: 'expand', slot: 0, at: at('3,0'), turn: 0 })
    expect([change?.before.longest, change?.after.longest]).toEqual([4, 5])
    expect([change?.before.toCome, change?.after.toCome]).toEqual([2, 3])
    expect(placeText(change?.after.entrances.east ?? CENTRE)).toBe('3,0')
    expect(change?.rerouted).toEqual([])
  })

  test('a refused action changes nothing', () => {
    expect(changeBy(drawn('O ━'), { type: 'walk', to: at('5,5') })).toBeNull()
  })
})
