import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layTale } from '../table/testing.ts'
import { askWhy, closeWhy, whyAt } from './why/explanation.ts'
import { questionOf } from './why/questions.ts'
import { taleOf } from './why/testing.ts'
import { useWhyKeys } from './why/useWhyKeys.ts'

beforeAll(() => fetchLeaves())

const lane = 'O ━ ━1 ━1\nseats huntsman 0,0; beast 1,0'

beforeEach(() => {
  liveTable.foresight.setState({ routesShown: false })
  act(() => closeWhy(liveTable))
})

const card = () => screen.queryByRole('complementary', { name: /^Why/ })

describe('why there?', () => {
  it('is asked from the tale, shows the forest as it was then, and goes back when it is closed', async () => {
    const tale = taleOf('O ━ ━1 ━1\nseats huntsman 0,0', [{ type: 'end-turn' }], [2])
    layTale(tale)
    useSettings.setState({ speed: 'instant' })
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(screen.getByText(/Two monsters of the East moved/))
    const [ask] = screen.getAllByRole('button', { name: 'Show on the board' })
    await user.click(ask ?? document.body)
    expect(card()).toHaveFocus()
    expect(liveTable.playback.getState().shown?.tiles[placeOf('2,0')]?.monsters).toHaveLength(1)
    const exits = within(screen.getByRole('list', { name: 'Its exits, in the order of trying' }))
    expect(exits.getAllByRole('listitem')[0]).toHaveTextContent('West · open')
    expect(card()).toHaveTextContent('Section 4.1, rule 15')
    await user.click(screen.getByRole('button', { name: 'The next one' }))
    expect(card()).toHaveTextContent('2 of 2')
    await user.keyboard('{Escape}')
    expect(card()).toBeNull()
    expect(liveTable.playback.getState().playing).toBe(false)
  })

  it('is asked of a monster’s next step, by the die that would move it', async () => {
    lay(drawn(lane))
    render(<TablePage />)
    const question = questionOf(null, drawn(lane), 2)
    expect(question).toMatchObject({ kind: 'next', way: 'east' })
    const user = userEvent.setup()
    act(() => screen.getByRole('button', { name: /straight at 3 east/ }).focus())
    await user.keyboard('w')
    expect(card()).toHaveTextContent('If the die shows 2: East')
    expect(card()).toHaveTextContent('One monster moves before it.')
    await user.click(screen.getByRole('button', { name: '6: all' }))
    expect(card()).toHaveTextContent('If the die shows 6: all')
    await user.keyboard('w')
    expect(card()).toBeNull()
  })

  it('is asked of an arrow on the board, by keys, and of a line of the futures’ list', async () => {
    lay(drawn(lane))
    liveTable.foresight.setState({ open: true, pinned: 'all' })
    render(<TablePage />)
    const user = userEvent.setup()
    const [arrow, line] = screen.getAllByRole('button', {
      name: 'Big Bad Wolf 2, second step, to 2 east: why?',
    })
    expect(arrow).toHaveAttribute('data-asks')
    act(() => screen.getAllByRole('button', { name: /1, first step, to .*: why/ })[0]?.focus())
    await user.keyboard('{ArrowRight}')
    expect(arrow).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(card()).toHaveTextContent('If the die shows 6: all')
    expect(card()).toHaveTextContent('Big Bad Wolf 2')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toHaveAccessibleName('Big Bad Wolf 2, second step, to 2 east: why?')
    await user.click(line ?? document.body)
    expect(card()).toHaveTextContent('Big Bad Wolf 2')
    act(() => liveTable.foresight.getState().setOpen(false))
  })

  it('is cancelled by Escape before its card has loaded', () => {
    const tale = taleOf(lane)
    layTale(tale)
    renderHook(() => useWhyKeys(tale.first))
    const question = questionOf(tale, tale.first, 1) ?? expect.fail('There is nothing to ask.')
    act(() => askWhy(liveTable, question))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(whyAt(liveTable).getState().asked).toBeNull()
  })

  it('goes when the game goes on', () => {
    const tale = taleOf(lane)
    layTale(tale)
    render(<TablePage />)
    const question = questionOf(tale, tale.first, 1)
    act(() => {
      if (question) askWhy(liveTable, question)
    })
    expect(card()).not.toBeNull()
    act(() => lay(drawn('O ━')))
    expect(card()).toBeNull()
  })
})

describe('what would this tile do?', () => {
  it('is told before and after, once something is aimed', async () => {
    lay(drawn('━ O ━ ━\nmarket ━w#9 - -'))
    render(<TablePage />)
    act(() => liveTable.intent.getState().choose(0))
    expect(screen.queryByRole('region', { name: 'If you do this' })).toBeNull()
    act(() => liveTable.intent.getState().aim(placeOf('3,0')))
    const told = await screen.findByRole('region', { name: 'If you do this' })
    expect(told).toHaveTextContent('Longest side 4 → 5')
    expect(told).toHaveTextContent('+1 wood')
    act(() => liveTable.intent.getState().cancel())
    expect(screen.queryByRole('region', { name: 'If you do this' })).toBeNull()
  })

  it('draws the edge at which a tile is refused', () => {
    lay(drawn('O ━ ┃\nmarket ━#9 - -'))
    const { container } = render(<TablePage />)
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(placeOf('3,0')))
    expect(container.querySelector('[data-edge]')).toHaveAttribute('data-edge', 'west')
    act(() => liveTable.intent.getState().cancel())
    expect(container.querySelector('[data-edge]')).toBeNull()
  })
})

describe('ways to the oak', () => {
  it('are shown and hidden by a press or H, with their numbers, and as a list', async () => {
    lay(drawn('O ━1 ━2 ━1'))
    const { container } = render(<TablePage />)
    const user = userEvent.setup()
    await user.keyboard('h')
    const counts = [...container.querySelectorAll('[data-stream]')].map((band) =>
      band.getAttribute('data-stream'),
    )
    expect(counts).toEqual(['1', '3', '4'])
    expect(screen.getByRole('list', { name: /Where the monsters are bound/ })).toHaveTextContent(
      'Big Bad Wolf 4, at 3 east: at the Oak in three rolls.',
    )
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(/^Four monsters on their way/)
    expect([...container.querySelectorAll('[data-distance]')].map((one) => one.textContent)).toEqual([
      '1',
      '2',
      '2',
      '3',
    ])
    await user.click(screen.getByRole('button', { name: 'Show all ways to the Oak' }))
    expect(container.querySelector('[data-routes]')).toBeNull()
  })

  it('are put away with Escape, after the six futures that lie over them', async () => {
    lay(drawn('O ━1 ━2 ━1'))
    const { container } = render(<TablePage />)
    const user = userEvent.setup()
    await user.keyboard('h')
    act(() => liveTable.foresight.getState().setOpen(true))
    await user.keyboard('{Escape}')
    expect(liveTable.foresight.getState().open).toBe(false)
    expect(container.querySelector('[data-routes]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(container.querySelector('[data-routes]')).toBeNull()
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The ways are hidden.')
  })

  it('are one monster’s own where it is pointed at, numbered by its rolls', () => {
    lay(drawn('O ━ ━ ━1'))
    const { container } = render(<TablePage />)
    act(() => liveTable.foresight.setState({ routesShown: true }))
    act(() => screen.getByRole('button', { name: /straight at 3 east/ }).focus())
    expect(container.querySelector('[data-own-way]')).toHaveTextContent('321')
  })
})
