import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useOpenTale } from '../../../../ui/page/open-tale.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { layGame, siegeFrom } from '../testing.ts'
import { AlbumPage } from './AlbumPage.tsx'

beforeEach(() => {
  usePage.setState({ place: { page: 'album', given: [] }, dialog: null })
  useOpenTale.setState({ id: 'fortress' })
})

/** A siege that failed in its third turn, and three turns of the next one. */
const TWICE = siegeFrom('turn 3; drawn 1; deck goose-maid*20 gold*12', 'assault, again, end, end, give-up')

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const told = () => within(screen.getByRole('list', { name: 'What happened in this turn' }))

test('separates the turns of two sieges in strip, page and keys', () => {
  layGame(TWICE)
  const { container } = render(<AlbumPage />)
  press('Home')
  const seen = [heading()]
  for (const _ of [1, 2, 3, 4]) {
    press('PageDown')
    seen.push(heading())
  }
  expect(seen).toEqual([
    'As it was: the third turn',
    'As it was: before the second siege',
    'As it was: the first turn of the second siege',
    'As it was: the second turn of the second siege',
    'As it was: the third turn of the second siege',
  ])
  expect(told().queryByText(/stormed/)).toBeNull()
  const stops = [...container.querySelectorAll<HTMLElement>('[class*="stop"]')]
  const thumb = screen.getByRole('slider')
  expect(stops).toHaveLength(5)
  expect(thumb.style.left).toBe(stops[4]?.style.left)
  press('Home')
  expect(thumb.style.left).toBe(stops[0]?.style.left)
  expect(told().getByText(/stormed/)).toBeVisible()
})
