import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { AlbumPage } from './AlbumPage.tsx'

beforeEach(() => usePage.setState({ place: { page: 'album', given: [] }, dialog: null }))

function open() {
  openOnTable(
    liveTable.game,
    gameFrom('a a A / B b b / armies a s2; b n2 / actions 3', 'build, march, end, roll'),
  )
  return render(<AlbumPage />).container
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const now = (container: HTMLElement) =>
  container.querySelector('[data-happens]')?.getAttribute('data-happens')

test('opens a running game at its last step and leaves the table’s game unchanged', () => {
  open()
  const thumb = screen.getByRole('slider')
  expect(thumb.getAttribute('aria-valuenow')).toBe(thumb.getAttribute('aria-valuemax'))
  const before = liveTable.game.getState().session
  press('Home')
  press('ArrowRight')
  expect(liveTable.game.getState().session).toBe(before)
})

test('draws the current event over the board', () => {
  const container = open()
  press('Home')
  expect(now(container)).toBeUndefined()
  press('ArrowRight')
  expect(now(container)).toBe('built')
  press('ArrowRight')
  expect(now(container)).toBe('marched')
  press('End')
  expect(now(container)).toBe('rolled')
})
