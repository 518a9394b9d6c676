import { expect, test } from 'vitest'
import { floodOf, nextStir, nextWrecker, pathOfStone } from '../../src/engine/fairy-tale/expansions/index.ts'
import { symbolUses } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn } from '../drawn/index.ts'

test('predicts the next stir as the rules do it, and changes nothing [R 42]', () => {
  const position = drawn(
    '┃ . . . .\nO ━ ━ ━ ━\nboxes fire river\nburning 0,-1 1; 2,0 1; 4,0 2\nflooded 3,0 1',
  )
  expect(nextStir(position)).toEqual({
    lit: [at('1,0'), at('3,0')],
    destroyed: [at('2,0')],
    out: [at('0,-1')],
    hearts: 1,
  })
  const near = drawn('O ━ ━\nboxes fire\nburning 1,0 1')
  expect(nextStir(near)).toEqual({ lit: [at('2,0')], destroyed: [], out: [at('1,0')], hearts: 1 })
  expect(nextStir(drawn('O ━\nboxes fire'))).toEqual({ lit: [], destroyed: [], out: [], hearts: 0 })
})

test('the effects of a sluice and a boulder are known before [R 47] [R 48]', () => {
  const position = drawn('O ━vk ━b ━▽ ╸◆\nboxes river simple special\nseats huntsman 1,0')
  expect(floodOf(position, at('2,0'))).toEqual({
    places: [at('2,0'), at('3,0')],
    spoilt: [at('2,0'), at('3,0')],
  })
  expect(pathOfStone(position, at('1,0'), at('2,0'))).toEqual([at('2,0'), at('3,0'), at('4,0')])
})

test('the next wrecker is counted [R 59]', () => {
  expect(nextWrecker(drawn('O\nboxes dark\nnext-monster 9'))).toBe(2)
  expect(nextWrecker(drawn('O\nboxes dark\nnext-monster 10'))).toBe(1)
  expect(nextWrecker(drawn('O\nboxes fire\nnext-monster 10'))).toBeNull()
})

test('a switched signpost or bridge says so [R 50] [R 51]', () => {
  const refusals = (text: string) => symbolUses(drawn(text)).map(({ refusal }) => refusal?.code ?? null)
  const bridge = 'O ━ ━BE ━\nseats huntsman 2,0\nboxes ways'
  expect(refusals(bridge)).toEqual([null])
  expect(refusals(`${bridge}\nspent turned 2,0 BE`)).toEqual(['switched-already'])
  expect(refusals('O ━ ╸aW\nseats huntsman 2,0\nboxes ways')).toEqual(['nothing-in-reach'])
})
