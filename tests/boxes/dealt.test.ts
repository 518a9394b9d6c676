import { expect, test } from 'vitest'
import { ALL_BOXES, type Boxes, everyBox } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { lineOf } from '../drawn/index.ts'
import { someConfig } from '../support/random-play.ts'

const ALL = Object.fromEntries(ALL_BOXES.map((box) => [box, true])) as Boxes

test('bell towers are dealt only where two can ring [R 37] [R 62]', () => {
  const towers = (seats: number) => {
    const { pile, opening } = fairyTale.begin(someConfig(seats, 'fairy-tale', {}, ALL), 1)
    const all = [...pile.pool, ...(opening?.tiles ?? [])]
    return all.filter(({ building }) => building === 'bell-tower').length
  }
  expect([towers(1), towers(2), towers(6)]).toEqual([0, 2, 2])
})

test('[R 37] the opening puts back tiles too close to the oak [R 4]', () => {
  const near = (boxes: Boxes) => {
    const found = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const state = fairyTale.begin(someConfig(3, 'bedtime-story', {}, boxes), seed)
      for (const { building } of state.opening?.tiles ?? []) if (building) found.add(building)
    }
    return [...found].sort()
  }
  // Special tiles without a cost that may be anywhere; all tiles that may, if nothing has a cost.
  expect(near(ALL)).toEqual(['den', 'kiln', 'well'])
  expect(near({ ...ALL, resources: false })).toEqual(
    ['den', 'trapdoor', 'kiln', 'well', 'chute', 'barracks', 'bell-tower', 'wise-woman', 'wizard'].sort(),
  )
})

test('the state and notation of a game without expansions have no trace of them', () => {
  const config = someConfig(3, 'fairy-tale', {}, { ...everyBox(true), fire: false })
  const state = fairyTale.begin(config, 5)
  expect(state).not.toHaveProperty('extras')
  expect(state.boxes).toEqual(everyBox(true))
  expect(writeNotation(state)).toBe(
    writeNotation(fairyTale.begin(someConfig(3, 'fairy-tale', {}, everyBox(true)), 5)),
  )
  expect(lineOf(state, 'boxes')).toBe('resources simple knotty special')
  expect(fairyTale.codec.writeConfig(config)).toMatchObject({ boxes: everyBox(true) })
  expect(JSON.stringify(fairyTale.codec.writeConfig(config))).not.toContain('fire')
})
