import { describe, expect, test } from 'vitest'
import { type Boxes, defaultBoxes, everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { en } from '../../words/en/index.ts'
import { measuredOf, rateWords, ripeAcorns } from './measured.ts'

const gentle = defaultBoxes('bedtime-story')
const rate = (players: number, won: number, boxes = gentle) => ({
  difficulty: 'bedtime-story',
  players,
  boxes,
  games: 100,
  won,
})
const RATES = [rate(2, 80), rate(4, 90), rate(2, 60, everyBox(true))]

describe('the measured win rate', () => {
  const choice = { difficulty: 'bedtime-story', players: 2, boxes: gentle, rules: standardRules() } as const

  test('is found for the exact choices', () => {
    expect(measuredOf(choice, RATES)).toEqual({
      ...{ players: 2, ownBoxes: true },
      ...{ games: 100, won: 80, alike: true },
    })
    expect(measuredOf({ ...choice, boxes: everyBox(true) }, RATES)).toMatchObject({ won: 60, alike: true })
  })

  test('is otherwise the nearest measured, and marked', () => {
    const near = (more: Partial<Parameters<typeof measuredOf>[0]>) =>
      measuredOf({ ...choice, ...more }, RATES)
    expect(near({ players: 6 })).toMatchObject({ players: 4, won: 90, alike: false })
    expect(near({ boxes: everyBox(false) })).toMatchObject({
      players: 2,
      ownBoxes: false,
      won: 80,
      alike: false,
    })
    expect(near({ rules: { ...standardRules(), sides: 'half' } })).toMatchObject({ won: 80, alike: false })
  })

  test('without heroes assumes the default company’s size', () => {
    const nobody = measuredOf({ ...choice, players: 0 }, [rate(2, 80), rate(3, 85)])
    expect(nobody).toMatchObject({ players: 3, won: 85, alike: true })
  })

  test('is null if nothing was measured', () => {
    expect(measuredOf({ ...choice, difficulty: 'grim-tale' }, RATES)).toBeNull()
  })

  test('of expansions is never derived from other boxes', () => {
    const of = (boxes: Partial<Boxes>, rates: Parameters<typeof measuredOf>[1] = RATES) =>
      measuredOf({ ...choice, boxes: { ...gentle, ...boxes } }, rates)
    expect(of({ fire: true })).toBeNull()
    const withFire = [...RATES, rate(2, 50, { ...gentle, fire: true })]
    expect(of({ fire: true }, withFire)).toMatchObject({ won: 50, alike: true })
    expect(of({ fire: true, dark: true }, withFire)).toBeNull()
    expect(of({}, withFire)).toMatchObject({ won: 80, alike: true })
  })
})

describe('a first game', () => {
  const rateOf = (players: number) =>
    measuredOf({ difficulty: 'first-game', players, boxes: everyBox(false), rules: standardRules() })

  test.each([1, 2, 3, 4, 5, 6])(
    'newcomers, measured as the Apprentice, win about 7 of 10: %i heroes',
    (players) => {
      const { won = 0, games = 1, ...rate } = rateOf(players) ?? {}
      expect(rate).toMatchObject({ players, alike: true })
      expect(games).toBe(1000)
      expect(won / games).toBeGreaterThan(0.65)
      expect(won / games).toBeLessThan(0.76)
    },
  )
})

const of100 = (won: number) => ({ players: 3, ownBoxes: true, games: 100, won, alike: true })

test.each([
  [0, 'hardly ever'],
  [1, 'hardly ever'],
  [4, '1 in 25'],
  [7, '1 in 15'],
  [11, '1 in 10'],
  [24, '2 in 10'],
  [50, '5 in 10'],
  [94, '9 in 10'],
  [97, 'nearly always'],
])('%i of 100 games: %s', (won, words) => {
  expect(rateWords(of100(won), en.cover)).toBe(words)
})

test.each([
  [0, 0],
  [4, 0.5],
  [24, 2],
  [59, 6],
  [88, 9],
  [97, 10],
])('%i of 100 games: %d ripe acorns', (won, ripe) => {
  expect(ripeAcorns(of100(won))).toBe(ripe)
})
