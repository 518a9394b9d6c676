import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { fetchLater } from '../lazy.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { layTale, now } from '../table/testing.ts'

beforeAll(() => fetchLater())

const EAST = placeOf('3,0')
const crossing = (symbols: string) => `
 .  .  ┗1  .
 O  ━  ${symbols} ━2
 .  .  ┃  .
market ┗#40 ┃#41 -
pile 1; 1; 1
pool ┗#50 ┃#51 ━#52
boxes resources simple knotty special
seats huntsman 2,0; beast 0,0`

/** Opens a drawn game with the second character suggesting. */
function suggestOn(text: string) {
  const first = drawn(text)
  const seats = first.seats.map(({ character }) => ({ character, player: '' }))
  const { rules, boxes } = first
  layTale({ config: { seats, difficulty: 'fairy-tale', rules, boxes }, seed: 1, first, moves: [] })
  render(<TablePage />)
  act(() => liveTable.suggesting.getState().suggestAs(1))
}

const list = () => screen.getByRole('list', { name: 'What was suggested' })
const moves = () => liveTable.game.getState().session?.moves
const takeUp = () => userEvent.setup().click(screen.getByRole('button', { name: /^Use suggestion 1/ }))

beforeEach(() => {
  liveTable.suggesting.getState().stop()
  liveTable.suggesting.setState({ pins: [] })
})

test('pins a bomb, and aims it when it is taken up', async () => {
  suggestOn(crossing('╋b'))
  act(() => void liveTable.game.getState().act({ type: 'use-symbol', symbol: 'bomb', at: EAST }))
  expect(moves()).toEqual([])
  expect(list()).toHaveTextContent('The Beast: blow up the tile at 3 east')
  await takeUp()
  expect(liveTable.intent.getState().inHand).toMatchObject({ symbol: 'bomb', way: { at: EAST } })
  expect(moves()).toEqual([])
})

test.each([
  ['swap', /swap the tile at .* for/],
  ['rotate', /turn the tile at/],
] as const)('a %s is aimed as it was suggested, not with the first way', async (symbol, words) => {
  suggestOn(crossing('╋sr'))
  const uses = fairyTale.list(now()).filter((one) => one.type === 'use-symbol' && one.symbol === symbol)
  const last = uses.at(-1)
  if (last?.type !== 'use-symbol') throw new Error(`No ${symbol} can be used.`)
  act(() => void liveTable.game.getState().act(last))
  expect(list()).toHaveTextContent(words)
  await takeUp()
  act(() => void liveTable.intent.getState().confirm())
  expect(moves()?.map(({ action }) => action)).toEqual([last])
  expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
})

test('pins a power on its target, and removes the pin once the power is used', async () => {
  suggestOn('O ━ ━ ━\nseats rapunzel 0,0; beast 2,0')
  const pull = { type: 'use', power: 'pull', seat: 1 } as const
  act(() => void liveTable.game.getState().act(pull))
  expect(list()).toHaveTextContent('pull the Beast here')
  await takeUp()
  expect(liveTable.intent.getState().inHand).toMatchObject({ power: 'pull' })
  expect(screen.getByRole('button', { name: /^Pull the Beast/ })).toHaveFocus()
  act(() => void liveTable.game.getState().act(pull))
  expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
})
