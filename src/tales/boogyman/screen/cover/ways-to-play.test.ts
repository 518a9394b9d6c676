import { beforeEach, describe, expect, test } from 'vitest'
import type { Leaders } from '../../leaders.ts'
import { liveTable } from '../../table.ts'
import { useDraft } from './draft.ts'
import { changeSides, chooseStrength, chooseWay, WAYS_TO_PLAY, wayOf } from './ways-to-play.ts'

const cover = () => liveTable.leaders.getState().cover
const lead = (leaders: Leaders) => liveTable.leaders.setState({ cover: leaders })
const names = () => useDraft.getState().config.players

beforeEach(() => {
  lead({})
  useDraft.getState().rename(0, 'Mira')
  useDraft.getState().rename(1, 'Tom')
})

describe('how many people play', () => {
  test('is read from who leads: nobody named is a person', () => {
    expect(wayOf({})).toBe('two')
    expect(wayOf({ red: 'person', green: 'cub' })).toBe('one')
    expect(wayOf({ red: 'guardian' })).toBe('one')
    expect(wayOf({ red: 'guardian', green: 'cub' })).toBe('none')
  })

  test.each(WAYS_TO_PLAY)('is what was chosen, from any that was chosen before: %s', (way) => {
    for (const before of WAYS_TO_PLAY) {
      chooseWay(before)
      chooseWay(way)
      expect(wayOf(cover())).toBe(way)
    }
  })

  test('alone one leads the mushrooms, and meets the apprentice first', () => {
    chooseWay('one')
    expect(cover()).toEqual({ red: 'person', green: 'apprentice' })
  })

  test('alone one goes on with the folk that one had', () => {
    lead({ red: 'guardian', green: 'person' })
    chooseWay('one')
    expect(cover()).toEqual({ red: 'guardian', green: 'person' })
  })

  test('who is watched is as strong as who was played against, until something else is chosen', () => {
    lead({ red: 'person', green: 'cub' })
    chooseWay('none')
    expect(cover()).toEqual({ red: 'cub', green: 'cub' })
    chooseStrength(0, 'guardian')
    expect(cover()).toEqual({ red: 'guardian', green: 'cub' })
  })
})

describe('changing sides', () => {
  test('takes leaders and names along', () => {
    lead({ red: 'person', green: 'cub' })
    changeSides()
    expect(cover()).toEqual({ red: 'cub', green: 'person' })
    expect(names()).toEqual(['Tom', 'Mira'])
  })

  test('twice is as if nothing had been done', () => {
    lead({ red: 'guardian', green: 'apprentice' })
    changeSides()
    changeSides()
    expect(cover()).toEqual({ red: 'guardian', green: 'apprentice' })
    expect(names()).toEqual(['Mira', 'Tom'])
  })
})
