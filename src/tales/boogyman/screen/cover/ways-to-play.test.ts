import { beforeEach, describe, expect, test } from 'vitest'
import type { Controllers } from '../../controllers.ts'
import { liveTable } from '../../runtime.ts'
import { useDraft } from './draft.ts'
import { changeSides, chooseStrength, chooseWay, WAYS_TO_PLAY, wayOf } from './ways-to-play.ts'

const cover = () => liveTable.leaders.getState().cover
const lead = (leaders: Controllers) => liveTable.leaders.setState({ cover: leaders })
const names = () => useDraft.getState().config.players

beforeEach(() => {
  lead({})
  useDraft.getState().rename(0, 'Mira')
  useDraft.getState().rename(1, 'Tom')
})

describe('the number of people', () => {
  test('follows from the controllers; a seat without one belongs to a person', () => {
    expect(wayOf({})).toBe('two')
    expect(wayOf({ red: 'person', green: 'cub' })).toBe('one')
    expect(wayOf({ red: 'guardian' })).toBe('one')
    expect(wayOf({ red: 'guardian', green: 'cub' })).toBe('none')
  })

  test.each(WAYS_TO_PLAY)('changes to the chosen one from any: %s', (way) => {
    for (const before of WAYS_TO_PLAY) {
      chooseWay(before)
      chooseWay(way)
      expect(wayOf(cover())).toBe(way)
    }
  })

  test('one person first gets mushrooms and apprentice', () => {
    chooseWay('one')
    expect(cover()).toEqual({ red: 'person', green: 'apprentice' })
  })

  test('a single person keeps the side played before', () => {
    lead({ red: 'guardian', green: 'person' })
    chooseWay('one')
    expect(cover()).toEqual({ red: 'guardian', green: 'person' })
  })

  test('watched bots are as strong as the opponent before, until changed', () => {
    lead({ red: 'person', green: 'cub' })
    chooseWay('none')
    expect(cover()).toEqual({ red: 'cub', green: 'cub' })
    chooseStrength(0, 'guardian')
    expect(cover()).toEqual({ red: 'guardian', green: 'cub' })
  })
})

describe('swapping sides', () => {
  test('swaps controllers and names', () => {
    lead({ red: 'person', green: 'cub' })
    changeSides()
    expect(cover()).toEqual({ red: 'cub', green: 'person' })
    expect(names()).toEqual(['Tom', 'Mira'])
  })

  test('twice restores the original sides', () => {
    lead({ red: 'guardian', green: 'apprentice' })
    changeSides()
    changeSides()
    expect(cover()).toEqual({ red: 'guardian', green: 'apprentice' })
    expect(names()).toEqual(['Mira', 'Tom'])
  })
})
