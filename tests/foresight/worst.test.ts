import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { faceOfWorst, futuresOf, worstOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { drawn } from '../drawn/index.ts'

function worst(state: State) {
  const futures = futuresOf(state)
  return futures && worstOf(futures)
}

describe('the worst that the monsters’ die may bring', () => {
  test('is null if no roll hurts', () => {
    expect(worst(drawn('━ O ━ ━1'))).toBeNull()
  })

  test('the end outweighs hearts: only 6 ends', () => {
    expect(worst(drawn('━1 O ━1\nhearts 2'))).toEqual({ way: 'all', hurt: 2, ends: true, faces: 1, of: 6 })
  })

  test('is the most hearts, where none ends it', () => {
    expect(worst(drawn('━1 O ━2\nhearts 3'))).toMatchObject({ way: 'all', hurt: 3, ends: true })
    expect(worst(drawn('. ┃1 .\n━1 O .\n. ┃ .\nhearts 3'))).toEqual({
      way: 'all',
      hurt: 2,
      ends: false,
      faces: 1,
      of: 6,
    })
  })

  test('is the likeliest at equal cost, sides too', () => {
    const everywhere = drawn(' . ┃2 . \n ━2 O ━2 \n . ┃2 . \nhearts 2')
    // A 5 must choose one of them, and chooses the first: the North has two faces.
    expect(worst(everywhere)).toEqual({ way: 'north', hurt: 2, ends: true, faces: 6, of: 6 })
  })

  test('is no side that players need not choose, after a foretold 5 [R 66]', () => {
    const open = (forest: string) => drawn(`${forest}\nseats huntsman 0,0\nboxes spells\nforetold 5`)
    expect(worst(open('O ━1'))).toBeNull()
    expect(worst(open(' . ┃1 . \n ━2 O ━2 \n . ┃2 . '))).toEqual({
      way: 'north',
      hurt: 1,
      ends: false,
      faces: 1,
      of: 1,
    })
  })

  test('else the first in the die’s order', () => {
    expect(worst(drawn('O ━1'))).toEqual({ way: 'east', hurt: 1, ends: false, faces: 2, of: 6 })
  })

  test('has its face or the foretold [R 66]', () => {
    const faceIn = (text: string) => faceOfWorst(drawn(text), worst(drawn(text)))
    expect(faceIn('O ━1')).toBe(2)
    expect(faceIn('━ O ━ ━1')).toBeNull()
    const everywhere = '. ┃1 .\n━1 O ━1\n. ┃1 .'
    expect(faceIn(`${everywhere}\nseats huntsman 0,0\nboxes spells\nforetold 5`)).toBe(5)
  })
})
