import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { recordedGame } from '../../../../../tests/support/recorded-game.ts'
import { albumOf } from '../../../../playback/album/stops.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { useOpenTale } from '../../../../ui/page/open-tale.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { AlbumPage } from './AlbumPage.tsx'
import { READING } from './turn-lookup.ts'

beforeEach(() => {
  usePage.setState({ place: { page: 'album', given: [] }, dialog: null })
  useOpenTale.setState({ id: 'fairy-tale' })
})

function open(name = 'won') {
  const session = recordedGame(name)
  openOnTable(liveTable.game, session)
  render(<AlbumPage />)
  return { session, user: userEvent.setup(), ...albumOf(fairyTale, session, null, READING) }
}

const thumb = () => screen.getByRole('slider')
const at = () => Number(thumb().getAttribute('aria-valuenow'))
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey })

test('opens a finished game at its start and shows its title', () => {
  const { stops } = open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('As it was: before the tale')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(thumb()).toHaveAttribute('aria-valuemax', String(stops.length - 1))
  expect(at()).toBe(0)
})

test('moves by event, action and turn, to both ends, and back, by keys', () => {
  const { stops } = open()
  press('ArrowRight')
  expect(at()).toBe(1)
  press('ArrowRight', true)
  expect(stops[at() + 1]?.move).not.toBe(stops[at()]?.move)
  press('PageDown')
  expect(stops[at()]?.turn).toBe(1)
  press('PageDown')
  press('PageUp')
  expect(stops[at()]?.turn).toBe(1)
  press('End')
  expect(at()).toBe(stops.length - 1)
  press('Home')
  expect(at()).toBe(0)
  press('ArrowLeft')
  expect(at()).toBe(0)
})

test('goes to a marked moment above the slider and announces it', async () => {
  const { user, stops, moves } = open()
  const [first] = screen.getAllByRole('button', { name: /broke a diamond: chapter/ })
  if (!first) throw new Error('No diamond was broken.')
  await user.click(first)
  const stop = stops[at()]
  expect(moves[stop?.move ?? 0]?.frames[stop?.frame ?? 0]?.event.type).toBe('diamond-destroyed')
  expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(/broke the first dark diamond/)
})

test('lists the events of the turn and goes to a clicked one', async () => {
  const { user } = open()
  press('PageDown')
  press('PageDown')
  const lines = within(screen.getByRole('list', { name: 'What happened in this turn' })).getAllByRole(
    'button',
  )
  const last = lines.at(-1)
  if (!last) throw new Error('Nothing was told of the turn.')
  await user.click(last)
  expect(last).toHaveAttribute('aria-current', 'step')
  expect(lines.filter((line) => line.hasAttribute('aria-current'))).toHaveLength(1)
})

test('has no buttons on the picture', () => {
  open()
  press('End')
  const plate = screen.getByRole('img', { name: /Chapter/ })
  expect(plate.querySelectorAll('button, [tabindex], a, [role="button"]')).toHaveLength(0)
})

test('dims the useless buttons at both ends and keeps their names', () => {
  open()
  expect(screen.getByRole('button', { name: 'One event back' })).toHaveAttribute('aria-disabled', 'true')
  press('End')
  expect(screen.getByRole('button', { name: 'One event on' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'One event back' })).not.toHaveAttribute('aria-disabled')
})

test('explains an address without game, links back', () => {
  usePage.setState({ place: { page: 'album', given: [] } })
  liveTable.game.getState().leave()
  render(<AlbumPage />)
  expect(screen.getByRole('alert')).toHaveTextContent('This tale is not here')
  expect(screen.getByRole('button', { name: 'Close the album' })).toBeVisible()
})
