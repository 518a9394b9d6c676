import { expect, test } from 'vitest'
import { messagesOf } from '../../words/testing.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { tileDescription } from '../forest/names.ts'
import { coversOf } from './covers.ts'

/** Returns the overlays of a drawn forest with their places: "rim 2,0". */
const covers = (text: string, places: readonly string[], bold = false) =>
  coversOf(drawn(text), bold).flatMap(({ is, place }) => {
    const at = places.find((one) => placeOf(one) === place)
    return at === undefined ? [] : [`${is} ${at}`]
  })

const ROAD = ['1,0', '2,0', '3,0']

test('keeps the numbers on small tiles, but leaves out the slope [section 14]', () => {
  const text = 'O ━ ━ ━\nseats huntsman 0,0\nboxes fire river\nburning 3,0 1'
  expect(covers(text, ROAD)).toEqual(['slope 2,0', 'slope 3,0', 'fire 3,0', 'rim 2,0'])
  expect(covers(text, ROAD, true)).toEqual(['fire 3,0', 'rim 2,0'])
})

test('marks and names the house that wants a carried thing, also when small [R 60]', () => {
  const carried = 'O ━♫ ━✳ ━♥\nseats huntsman 0,0\nboxes special quests\nthings thread huntsman'
  expect(covers(carried, ROAD)).toEqual(['wanted 1,0'])
  expect(covers(carried, ROAD, true)).toEqual(['wanted 1,0'])
  const name = (at: string, language: 'en' | 'nl') =>
    tileDescription(messagesOf(language), drawn(carried), placeOf(at))
  expect(name('1,0', 'en')).toMatch(/^ballroom at 1 east: .*; waits for the Huntsman with the gold thread/)
  expect(name('1,0', 'nl')).toMatch(/; wacht op de jager met het gouddraad/)
  expect(name('3,0', 'en')).not.toMatch(/waits/)
})

test('does not mark a house that no hero can serve [R 60]', () => {
  expect(covers('O ━♫ ━✳ ━♥\nseats huntsman 0,0\nboxes special quests', ROAD)).toEqual([])
  const served = 'O ━♫! ━✳ ━♥\nseats huntsman 0,0\nboxes special quests\nthings cake huntsman'
  expect(covers(served, ROAD)).toEqual(['wanted 2,0'])
})
