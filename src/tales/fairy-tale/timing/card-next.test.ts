import { beforeEach, expect, test } from 'vitest'
import { openOnTable } from '../../../session/game-store.ts'
import { useSettings } from '../../../store/settings.ts'
import { liveTable } from '../runtime.ts'
import { answer, gameInAction } from '../testing.ts'
import { isCardNext } from './card-next.ts'

beforeEach(() => {
  const game = gameInAction()
  game.getState().act({ type: 'end-turn' })
  answer(game)
  openOnTable(liveTable.game, game.getState().session ?? expect.fail('No tale is told.'))
  useSettings.setState({ handover: 'on' })
  liveTable.leaders.setState({ table: {}, people: 'several' })
})

test('expects a privacy screen when the turn passes to another person', () => {
  expect(isCardNext(liveTable.game, liveTable.leaders)).toBe(true)
})

test.each([
  ['nobody wants one', () => useSettings.setState({ handover: 'off' })],
  ['one person leads everybody', () => liveTable.leaders.setState({ people: 'one' })],
  ['no tale is told', () => liveTable.game.getState().leave()],
])('is false if %s: the board is not held', (_, change) => {
  change()
  expect(isCardNext(liveTable.game, liveTable.leaders)).toBe(false)
})
