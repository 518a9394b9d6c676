import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { OPENING, played } from '../../testing.ts'
import { AlbumPage } from './AlbumPage.tsx'

beforeEach(() => usePage.setState({ place: { page: 'album', given: [] }, dialog: null }))

const GAME = `${OPENING}, step d4 d3, step d5 d4`

function open(actions = GAME) {
  openOnTable(liveTable.game, played(actions))
  const { container } = render(<AlbumPage />)
  return container
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const now = (container: HTMLElement) =>
  container.querySelector('[data-happens]')?.getAttribute('data-happens')

test('opens a running duel at its current position and leaves it unchanged', () => {
  open()
  const thumb = screen.getByRole('slider')
  expect(thumb.getAttribute('aria-valuenow')).toBe(thumb.getAttribute('aria-valuemax'))
  const before = liveTable.game.getState().session
  press('Home')
  press('ArrowRight')
  expect(liveTable.game.getState().session).toBe(before)
})

test('draws the current event over the plate and earlier moves dotted', () => {
  const container = open()
  press('Home')
  expect(now(container)).toBeUndefined()
  press('ArrowRight')
  expect(now(container)).toBe('placed')
  press('ArrowRight')
  expect(container.querySelectorAll('[data-rim]')).toHaveLength(1)
})
