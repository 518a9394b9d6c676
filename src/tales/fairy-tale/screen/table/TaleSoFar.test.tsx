import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { drawn, played } from '../log/drawn-tale.ts'
import { TableOverridesProvider } from '../state/instead.ts'
import { LogPanel } from '../table-parts.ts'
import { layTale } from './testing.ts'

const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })
const session = played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])

beforeEach(() => layTale(session))

it('lists the newest entry first, by turns, and is no live region', () => {
  render(<LogPanel />)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Chapter the Tenth: Huntsman', 'Chapter the Ninth: Puss in Boots'])
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
})

it('opens an entry that explains every step', async () => {
  render(<LogPanel />)
  const step = screen.getByText('Ogre 1: It went south, toward the Oak.')
  expect(step).not.toBeVisible()
  await userEvent.setup().click(screen.getByText(/One monster of the North moved\./))
  expect(step).toBeVisible()
})

it('hides entries not yet played back', () => {
  render(<LogPanel />)
  const { frames = [] } = session.moves[0] ?? {}
  const event = frames[0]?.event ?? expect.fail('Nothing happened.')
  const cue = { key: 1, event, ms: 900, motion: 600, index: 0, count: frames.length }
  act(() => liveTable.playback.setState({ cue, told: true, playing: true }))
  expect(screen.getByRole('log')).toHaveTextContent('The tale has not begun.')
  act(() => liveTable.playback.getState().skip())
})

it('links book and album, except when guided', async () => {
  const { unmount } = render(<LogPanel />)
  expect(screen.getByRole('button', { name: 'Look back through the tale' })).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Read our tale' }))
  expect(usePage.getState().dialog).toBe('our-tale')
  act(() => usePage.setState({ dialog: null }))
  unmount()
  render(
    <TableOverridesProvider value={{ over: false }}>
      <LogPanel />
    </TableOverridesProvider>,
  )
  expect(screen.queryByRole('button', { name: 'Look back through the tale' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Read our tale' })).toBeVisible()
})
