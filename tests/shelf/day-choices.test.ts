import { afterEach, expect, test } from 'vitest'
import { liveTable as citadel } from '../../src/tales/citadel/runtime.ts'
import { day as citadelDay } from '../../src/tales/citadel/screen/day/day.tsx'
import { liveTable as fairyTale } from '../../src/tales/fairy-tale/runtime.ts'
import { day as fairyTaleDay } from '../../src/tales/fairy-tale/screen/day/day.tsx'
import { liveTable as fortland } from '../../src/tales/fortland/runtime.ts'
import { day as fortlandDay } from '../../src/tales/fortland/screen/day/day.tsx'
import { chooseAnew } from '../../src/ui/frames/end/again.ts'

// Other test files of this worker use the same tables.
afterEach(() => {
  fairyTale.leaders.setState(fairyTale.leaders.getInitialState(), true)
  fortland.leaders.setState(fortland.leaders.getInitialState(), true)
  citadel.leaders.setState(citadel.leaders.getInitialState(), true)
})

test('the daily game leaves the leaders of the cover unchanged: The Last Fairy Tale', async () => {
  const { leaders, game } = fairyTale
  leaders.getState().choose('huntsman', 'guardian')
  const { cover, coverPersons } = leaders.getState()
  await fairyTaleDay.begin('2026-11-22')
  leaders.getState().lead('red-riding-hood', 'apprentice')
  chooseAnew(game, leaders)
  expect(leaders.getState()).toEqual(expect.objectContaining({ cover, coverPersons }))
})

test('the game of the day leaves the leaders of the cover as they were: Fortland', async () => {
  const { leaders, game } = fortland
  leaders.getState().choose('briar', 'person')
  const { cover, coverPersons } = leaders.getState()
  await fortlandDay.begin('2026-11-22')
  chooseAnew(game, leaders)
  expect(leaders.getState()).toEqual(expect.objectContaining({ cover, coverPersons }))
})

test('the daily game keeps controllers: the Citadel', async () => {
  const { leaders, game } = citadel
  leaders.getState().choose('lion', 'page')
  const { cover, coverPersons } = leaders.getState()
  await citadelDay.begin('2026-11-22')
  chooseAnew(game, leaders)
  expect(leaders.getState()).toEqual(expect.objectContaining({ cover, coverPersons }))
})
