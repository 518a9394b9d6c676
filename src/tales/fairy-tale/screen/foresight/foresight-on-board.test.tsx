import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { browserStorage } from '../../../../store/storage.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { createTaleSettings, useTaleSettings } from '../../settings.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { fetchLater } from '../lazy.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layTale } from '../table/testing.ts'
import { askWhy, closeWhy, whyAt } from './why/explanation.ts'
import { questionOf } from './why/questions.ts'
import { taleOf } from './why/testing.ts'
import { useWhyKeys } from './why/useWhyKeys.ts'

beforeAll(() => fetchLater())

const lane = 'O ━ ━1 ━1\nseats huntsman 0,0; beast 1,0'

beforeEach(() => {
  liveTable.foresight.setState({ routesShown: false })
  act(() => closeWhy(liveTable))
})

const card = () => screen.queryByRole('complementary', { name: /^Why/ })

describe('the explanation of a step', () => {
  it('opens from the log, shows the forest of that time, and returns when closed', async () => {
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
    const exits = within(screen.getByRole('list', { name: 'Its exits, in the order it tries them' }))
    expect(exits.getAllByRole('listitem')[0]).toHaveTextContent('West · open')
    expect(card()).toHaveTextContent('Section 4.1, rule 15')
    await user.click(screen.getByRole('button', { name: 'The next one' }))
    expect(card()).toHaveTextContent('2 of 2')
    await user.keyboard('{Escape}')
    expect(card()).toBeNull()
    expect(liveTable.playback.getState().playing).toBe(false)
  })

  it('opens for a monster’s next step, by the roll that would move it', async () => {
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

  it('opens from an arrow by keys, and from the list of the futures', async () => {
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

  it('Escape cancels it before its card loads', () => {
    const tale = taleOf(lane)
    layTale(tale)
    renderHook(() => useWhyKeys(tale.first))
    const question = questionOf(tale, tale.first, 1) ?? expect.fail('There is nothing to ask.')
    act(() => askWhy(liveTable, question))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(whyAt(liveTable).getState().asked).toBeNull()
  })

  it('closes when the game continues', () => {
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

describe('the effects of an aimed tile', () => {
  it('are listed before and after', async () => {
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

  it('mark the refusing edge of a tile', () => {
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
  it('toggle by a press or H, with their numbers, and as a list', async () => {
    lay(drawn('O ━1 ━2 ━1'))
    const { container } = render(<TablePage />)
    const user = userEvent.setup()
    await user.keyboard('h')
    const counts = [...container.querySelectorAll('[data-stream]')].map((band) =>
      band.getAttribute('data-stream'),
    )
    expect(counts).toEqual(['1', '3', '4'])
    expect(screen.getByRole('list', { name: /Where the monsters go/ })).toHaveTextContent(
      'Big Bad Wolf 4, at 3 east: at the Oak in three rolls.',
    )
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(/^Four monsters on their way/)
    // The arrows of the next steps are hidden, because the ways include them.
    expect(container.querySelector('[data-arrow], [data-future-marks]')).toBeNull()
    const written = [...container.querySelectorAll('[data-count]')].map((count) => count.textContent)
    expect(written).toEqual(['×3', '×4'])
    expect(screen.getByRole('img', { name: /^Four monsters go the same way from 1 / })).toBeInTheDocument()
    expect(container.querySelector('[data-distance]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all ways to the Oak' }))
    expect(container.querySelector('[data-routes]')).toBeNull()
  })

  it('close by Escape after the futures above', async () => {
    // Escape would close a tip first.
    useSettings.setState({ tips: 'off' })
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

  it('show the hovered monster’s way and rolls', () => {
    lay(drawn('O ━ ━ ━1'))
    const { container } = render(<TablePage />)
    act(() => liveTable.foresight.setState({ routesShown: true }))
    act(() => screen.getByRole('button', { name: /straight at 3 east/ }).focus())
    expect(container.querySelector('[data-own-way]')).toHaveTextContent('321')
    expect([...container.querySelectorAll('[data-distance]')].map((one) => one.textContent)).toEqual(['3'])
  })

  it('mark ends before the oak at the corner of the tile, with their number', () => {
    lay(drawn('O . ┏ ┓\n. . ┗1 ┛\n. . ╹2 .'))
    const { container } = render(<TablePage />)
    act(() => liveTable.foresight.setState({ routesShown: true }))
    const ends = [...container.querySelectorAll('[data-end]')].map((end) => [
      end.getAttribute('data-end'),
      end.textContent,
    ])
    expect(ends).toEqual([
      ['loop', ''],
      ['stays', '×2'],
    ])
  })
})

describe('the legend of the marks', () => {
  const note = () => screen.queryByRole('region', { name: 'What the marks mean' })
  const rows = () => [...(note()?.querySelectorAll('li') ?? [])].map((row) => row.lastChild?.textContent)
  afterEach(() => act(() => useTaleSettings.getState().set({ legend: 'shown', foresight: 'guided' })))

  it('explains the permanent marks, and all ways with the ends that occur', async () => {
    lay(drawn('O . ┏ ┓\n. . ┗1 ┛\n. . . .'))
    render(<TablePage />)
    expect(rows()).toEqual(['enter here', 'goes here next', 'reaches the Oak', 'stays'])
    await userEvent.setup().keyboard('h')
    expect(rows()).toEqual(['three monsters go this way', 'go to the Oak', 'goes in circles'])
  })

  it('stays closed until the settings open it, and exists at the guided level only', async () => {
    lay(drawn('O ━1'))
    render(<TablePage />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close the legend' }))
    expect(note()).toBeNull()
    expect(createTaleSettings(browserStorage).getState().legend).toBe('closed')
    act(() => useTaleSettings.getState().set({ legend: 'shown' }))
    expect(note()).not.toBeNull()
    act(() => useTaleSettings.getState().set({ foresight: 'full' }))
    expect(note()).toBeNull()
  })
})
