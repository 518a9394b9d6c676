import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openNow } from '../../../../../tests/support/open-house.ts'
import { someConfig } from '../../../../../tests/support/random-play.ts'
import { everyBox, type HouseRules } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Dialogs } from '../../../../ui/app/App.tsx'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { tale } from '../../tale.ts'

openableDialogs()

beforeAll(tale.dialogs.rules.fetch)

beforeEach(() => {
  openNow(tale)
  useSettings.getState().set({ language: 'en' })
  liveTable.game.getState().leave()
  usePage.setState({ cover: false, dialog: null })
})

const open = () => {
  openDialog('rules')
  render(<Dialogs />)
  return userEvent.setup()
}

const told = (rules: Partial<HouseRules>, boxes = everyBox(true)) =>
  liveTable.game.getState().start(someConfig(2, 'bedtime-story', rules, boxes), 3)

const page = () => screen.getByRole('tabpanel')

test('the rules explain the three parts of a turn, and close again', async () => {
  const user = open()
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'New monsters Section 3.1',
    'You act Section 3.2',
    'Monsters move Section 3.3',
  ])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['Symbols', 'Section 7', 19, /^A bomb works once/],
  ['Special tiles', 'Section 8', 25, /^A chest is never full/],
  ['Heroes', 'Section 9', 29, /^The Beast may not end two/],
] as const)('finds what a card cites: %s, %s, rule %i', async (name, section, number, words) => {
  const user = open()
  await user.click(screen.getByRole('tab', { name }))
  expect(within(page()).getAllByText(section).length).toBeGreaterThan(0)
  expect(within(page()).getByText(words).closest('li')).toHaveValue(number)
})

test('the text follows the table’s house rules', () => {
  told({ noDen: 'none', roads: 'loose', sides: 'half' })
  open()
  expect(page()).toHaveTextContent('If there is none, none enters.')
  expect(page()).toHaveTextContent('one road that joins is enough')
  expect(page()).toHaveTextContent('North is all above the Oak’s row')
  expect(page()).not.toHaveTextContent('the die rolls again')
  expect(screen.getByText(/^If there is no such den/).parentElement).toHaveTextContent('No den, no monsters.')
})

test('section numbers are separated from words before', () => {
  open()
  expect(page()).not.toHaveTextContent(/[.!?]Section/)
})

test('marks boxes that are not in the game', async () => {
  told({}, { ...everyBox(false), simple: true })
  const user = open()
  await user.click(screen.getByRole('tab', { name: 'Symbols' }))
  const left = screen.getAllByRole('heading', { level: 3, name: /not in this tale/ })
  expect(left.map(({ textContent }) => textContent?.split(' (')[0])).toEqual([
    'Resources',
    'Advanced symbols',
  ])
})

test('a special tile lists its costs, a diamond in sequence; none in a free game', async () => {
  const user = open()
  await user.click(screen.getByRole('tab', { name: 'Special tiles' }))
  const costs = (name: string) =>
    within(within(page()).getByText(name).closest('li') ?? page())
      .queryAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label'))
  expect(costs('Treasure chest')).toEqual(['2 gold'])
  expect(costs('Dark diamond')).toEqual(['2 wood', '2 wood', '1 gold', '2 wood', '1 gold', '1 magic'])
  liveTable.game
    .getState()
    .start(someConfig(2, 'bedtime-story', {}, { ...everyBox(true), resources: false }), 3)
  await screen.findByRole('tabpanel')
  expect(within(page()).queryAllByRole('img')).toEqual([])
})

test('arrows turn pages; combinations stay the browser’s', () => {
  open()
  const chapter = within(page()).getByRole('region')
  expect(fireEvent.keyDown(chapter, { key: 'ArrowLeft' })).toBe(false)
  expect(fireEvent.keyDown(chapter, { key: 'ArrowLeft', altKey: true })).toBe(true)
})
