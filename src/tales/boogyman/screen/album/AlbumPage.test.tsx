import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../table.ts'
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

test('a duel that is played opens where it stands; the table’s game stays as it is', () => {
  open()
  const thumb = screen.getByRole('slider')
  expect(thumb.getAttribute('aria-valuenow')).toBe(thumb.getAttribute('aria-valuemax'))
  const before = liveTable.game.getState().session
  press('Home')
  press('ArrowRight')
  expect(liveTable.game.getState().session).toBe(before)
})

test('what happens now is drawn over the plate, and what has gone is dotted', () => {
  const container = open()
  press('Home')
  expect(now(container)).toBeUndefined()
  press('ArrowRight')
  expect(now(container)).toBe('placed')
  press('ArrowRight')
  expect(container.querySelectorAll('[data-rim]')).toHaveLength(1)
})
