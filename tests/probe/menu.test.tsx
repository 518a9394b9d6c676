import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf } from '../../src/store/calendar-day.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { useSettings } from '../../src/store/settings.ts'
import { MENU } from '../../src/ui/frames/table/lazy-table-parts.ts'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { stubWindow } from '../../src/ui/page/testing.ts'
import { useRace as game, RACE_TABLE, race, TablePage } from './tale.tsx'

const ITEMS = ['Home', 'Saved games', 'Daily game', 'Players and bots', 'How to play', 'Settings'] as const
const SWITCHES = ['Sound', 'Night'] as const

const plank = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.getByRole('menu', { name: 'Menu' })
const item = (name: string) => within(menu()).getByRole('menuitem', { name })
const switchOf = (name: string) => within(menu()).getByRole('menuitemcheckbox', { name })
const all = () => [...menu().querySelectorAll<HTMLElement>('[role^=menuitem]')]
const names = () => all().map((one) => one.getAttribute('aria-label') ?? one.textContent)

/** Opens the menu of the table, by default in a wide window. */
async function open(hasDay = true): Promise<void> {
  useOpenTale.setState({ id: 'dice-race', tale: { ...race, hasDay } })
  render(<TablePage />)
  await userEvent.click(plank())
}

beforeEach(async () => {
  await MENU.fetch()
  usePage.setState(usePage.getInitialState())
  useSettings.setState({ language: 'en', sound: 'off', theme: 'light' })
  await act(async () => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  RACE_TABLE.leaders.getState().begin({ people: 'several', persons: {} }, {})
})
afterEach(() => {
  location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the menu', () => {
  test('has six items, two switches everywhere', async () => {
    await open()
    expect(plank()).toHaveAttribute('aria-expanded', 'true')
    expect(names()).toEqual([...ITEMS, ...SWITCHES])
    expect(item('Home')).toHaveAccessibleDescription('This tale is saved')
    expect(item('Daily game')).toHaveAccessibleDescription('Today’s game')
    expect(item('How to play')).toHaveAccessibleDescription('Rules, keys')
    await waitFor(() => expect(item('Saved games')).toHaveAccessibleDescription('One unfinished'))
  })

  test('lacks a daily game where tales lack one', async () => {
    await open(false)
    expect(names()).toEqual([...ITEMS.filter((name) => name !== 'Daily game'), ...SWITCHES])
  })

  test.each([
    { table: {}, people: 'several', says: 'Two players' },
    { table: {}, people: 'one', says: 'You play' },
    { table: { hare: 'careful' }, people: 'one', says: 'You and one bot' },
    { table: { hare: 'careful', tortoise: 'random' }, people: 'several', says: 'Only bots play' },
  ] as const)('says who plays: $says', async ({ table, people, says }) => {
    RACE_TABLE.leaders.getState().begin({ people, persons: {} }, table)
    await open()
    expect(item('Players and bots')).toHaveAccessibleDescription(says)
  })

  test('shows the result of the daily game', async () => {
    const [line] = await savedGames.lines()
    if (!line) throw new Error('No game is saved.')
    const daily = { ...line, tale: 'dice-race', origin: { kind: 'day', day: dayOf(new Date()) } } as const
    const lines = vi.spyOn(savedGames, 'lines').mockResolvedValue([{ ...daily, outcome: null }])
    await open()
    await waitFor(() => expect(item('Daily game')).toHaveAccessibleDescription('Begun today'))
    lines.mockResolvedValue([{ ...daily, outcome: { won: [0] } }])
    await userEvent.click(plank())
    await userEvent.click(plank())
    await waitFor(() => expect(item('Daily game')).toHaveAccessibleDescription('Played today'))
    expect(item('Saved games')).toHaveAccessibleDescription('None unfinished')
  })

  test.each([
    ['Home', '#/'],
    ['Saved games', '#/tales'],
    ['Daily game', `#/day/${dayOf(new Date())}/dice-race`],
  ])('leads from %s to a page', async (name, address) => {
    await open()
    await userEvent.click(item(name))
    expect(location.hash).toBe(address)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test.each([
    ['Players and bots', 'players'],
    ['Settings', 'settings'],
  ])('opens a dialog from %s, and leaves the focus on its button', async (name, dialog) => {
    await open()
    await userEvent.click(item(name))
    expect(usePage.getState().dialog).toBe(dialog)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(plank()).toHaveFocus()
  })

  test('has lesson, rules and keys below How to play, and the way back', async () => {
    await open()
    await userEvent.click(item('How to play'))
    expect(names()).toEqual(['Back to Menu', 'Rules', 'Keys'])
    expect(item('Back to Menu')).toHaveFocus()
    await userEvent.click(item('Back to Menu'))
    expect(names()).toEqual([...ITEMS, ...SWITCHES])
    for (const [name, dialog] of [
      ['Rules', 'rules'],
      ['Keys', 'keys'],
    ] as const) {
      if (!screen.queryByRole('menu')) await userEvent.click(plank())
      await userEvent.click(item('How to play'))
      await userEvent.click(item(name))
      expect(usePage.getState().dialog).toBe(dialog)
    }
  })

  test('opens a tale’s lessons as dialog or page', async () => {
    const { rules } = race.dialogs
    const lessons = { ...race, dialogs: { ...race.dialogs, lessons: rules } }
    await open()
    act(() => useOpenTale.setState({ tale: lessons }))
    expect(item('How to play')).toHaveAccessibleDescription('Lesson, rules, keys')
    await userEvent.click(item('How to play'))
    await userEvent.click(item('Lesson'))
    expect(usePage.getState().dialog).toBe('lessons')
    act(() => useOpenTale.setState({ tale: { ...race, pages: { ...race.pages, lesson: race.pages.end } } }))
    await userEvent.click(plank())
    await userEvent.click(item('How to play'))
    await userEvent.click(item('Lesson'))
    expect(location.hash).toBe('#/dice-race/lesson')
  })

  test('has neither players nor a link to the lesson during a lesson', async () => {
    const lesson = { ...race, pages: { ...race.pages, lesson: race.pages.end } }
    usePage.setState({ place: { page: 'lesson', given: [] } })
    await open()
    act(() => useOpenTale.setState({ tale: lesson }))
    expect(names()).not.toContain('Players and bots')
    expect(item('Home')).toHaveAccessibleDescription('All five games')
    expect(item('How to play')).toHaveAccessibleDescription('Rules, keys')
  })

  test('switches sound and night, by default the system’s', async () => {
    await open()
    expect(switchOf('Sound')).not.toBeChecked()
    await userEvent.click(switchOf('Sound'))
    expect(useSettings.getState().sound).toBe('on')
    expect(switchOf('Sound')).toBeChecked()
    await userEvent.click(switchOf('Night'))
    expect(useSettings.getState().theme).toBe('night')
    expect(switchOf('Night')).toBeChecked()
    await userEvent.click(switchOf('Night'))
    expect(useSettings.getState().theme).toBe('light')
  })

  test('follows the night of the system by default', async () => {
    let isDark = false
    const heard = new Set<() => void>()
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('dark') && isDark
      },
      addEventListener: (_: string, hear: () => void) => heard.add(hear),
      removeEventListener: (_: string, hear: () => void) => heard.delete(hear),
    }))
    useSettings.setState({ theme: 'system' })
    await open()
    expect(switchOf('Night')).not.toBeChecked()
    isDark = true
    act(() => {
      for (const hear of heard) hear()
    })
    expect(switchOf('Night')).toBeChecked()
  })
})

describe('by keys the menu', () => {
  test('is one tab stop for arrows, Home, End', async () => {
    await open()
    expect(item('Home')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(item('Saved games')).toHaveFocus()
    const stops = all().filter((one) => one.tabIndex === 0)
    expect(stops).toEqual([item('Saved games')])
    await userEvent.keyboard('{End}')
    expect(switchOf('Night')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(item('Home')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}')
    expect(location.hash).toBe('#/tales')
  })

  test('closes with Escape, and returns the focus', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(plank()).toHaveFocus()
    expect(plank()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the tab key leaves it', async () => {
    await open()
    await userEvent.tab()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

test('a press elsewhere only closes the menu', async () => {
  await open()
  const undo = screen.getByRole('button', { name: 'Undo' })
  const pressed = vi.fn()
  undo.addEventListener('click', pressed)
  await userEvent.click(undo)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(pressed).not.toHaveBeenCalled()
  await userEvent.click(undo)
  expect(pressed).toHaveBeenCalledOnce()
})

test('the button closes the menu again', async () => {
  await open()
  await userEvent.click(plank())
  expect(screen.queryByRole('menu')).toBeNull()
})

test('on a phone the menu is the last tab of the sheet', async () => {
  stubWindow(390, 844)
  useOpenTale.setState({ id: 'dice-race', tale: { ...race, hasDay: true } })
  render(<TablePage />)
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Race', 'Menu'])
  await userEvent.click(screen.getByRole('tab', { name: 'Menu' }))
  expect(names()).toEqual([...ITEMS, ...SWITCHES])
  fireEvent.keyDown(item('Home'), { key: 'ArrowDown' })
  expect(item('Daily game')).toHaveFocus()
  await userEvent.click(item('Settings'))
  expect(usePage.getState().dialog).toBe('settings')
  // An item leads away from the menu: below the dialog the first tab is open again.
  expect(screen.getByRole('tab', { name: 'Race' })).toHaveAttribute('aria-selected', 'true')
})
