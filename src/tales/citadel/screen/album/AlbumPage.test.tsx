import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { AlbumPage } from './AlbumPage.tsx'

beforeEach(() => usePage.setState({ place: { page: 'album', given: [] }, dialog: null }))

const POSITION =
  'seat 1 bricks 9 plots a5 hand stable manor influence loan | seat 2 bricks 5 plots c5 hand basilica inn* influence spy | pile chapel smithy'

function open(actions: string) {
  openOnTable(liveTable.game, gameFrom(POSITION, actions))
  return render(<AlbumPage />).container
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const now = (container: HTMLElement) =>
  container.querySelector('[data-happens]')?.getAttribute('data-happens')

test('opens a running game at its last step, and leaves the live game unchanged', () => {
  open('claim a6, build stable a5')
  const thumb = screen.getByRole('slider')
  expect(thumb.getAttribute('aria-valuenow')).toBe(thumb.getAttribute('aria-valuemax'))
  const before = liveTable.game.getState().session
  press('Home')
  press('ArrowRight')
  expect(liveTable.game.getState().session).toBe(before)
})

test('draws the current event over the plate', () => {
  const container = open('claim a6, build stable a5')
  press('Home')
  expect(now(container)).toBeUndefined()
  press('ArrowRight')
  expect(now(container)).toBe('claimed')
  press('ArrowRight')
  expect(now(container)).toBe('built')
})

test('hides all unseen cards of hands while the game goes on', () => {
  const container = open('claim a6')
  expect(container).toHaveTextContent('Inn')
  for (const hidden of ['Manor', 'Basilica', 'Loan', 'Spy']) expect(container).not.toHaveTextContent(hidden)
  expect(screen.queryByRole('button', { name: 'Try from here' })).toBeNull()
})

test('shows all hands when the game is over', () => {
  const container = open('claim a6, resign')
  press('Home')
  for (const shown of ['Manor', 'Basilica', 'Loan', 'Spy']) expect(container).toHaveTextContent(shown)
})
