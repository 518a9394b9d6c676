import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../table.ts'
import { drawn, played } from '../log/drawn-tale.ts'
import { InsteadOf } from '../now/instead.ts'
import { TaleSoFar } from '../table-parts.ts'
import { layTale } from './testing.ts'

const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })
const session = played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])

beforeEach(() => layTale(session))

it('tells the newest first, in chapters, and is not read aloud twice', () => {
  render(<TaleSoFar />)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Chapter the Tenth: Huntsman', 'Chapter the Ninth: Puss in Boots'])
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
})

it('opens a line for the whole explanation of every step', async () => {
  render(<TaleSoFar />)
  const step = screen.getByText('Ogre 1: It went south, toward the Oak.')
  expect(step).not.toBeVisible()
  await userEvent.setup().click(screen.getByText(/One monster of the North moved\./))
  expect(step).toBeVisible()
})

it('does not tell what is still to be shown', () => {
  render(<TaleSoFar />)
  const { frames = [] } = session.moves[0] ?? {}
  const event = frames[0]?.event ?? expect.fail('Nothing happened.')
  const cue = { key: 1, event, ms: 900, motion: 600, index: 0, count: frames.length }
  act(() => liveTable.playback.setState({ cue, told: true, playing: true }))
  expect(screen.getByRole('log')).toHaveTextContent('The tale has not begun.')
  act(() => liveTable.playback.getState().skip())
})

it('leads to the book and to the album, but not to the album of a guided table', async () => {
  const { unmount } = render(<TaleSoFar />)
  expect(screen.getByRole('button', { name: 'Look back through the tale' })).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Read our tale' }))
  expect(usePage.getState().dialog).toBe('our-tale')
  act(() => usePage.setState({ dialog: null }))
  unmount()
  render(
    <InsteadOf value={{ over: false }}>
      <TaleSoFar />
    </InsteadOf>,
  )
  expect(screen.queryByRole('button', { name: 'Look back through the tale' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Read our tale' })).toBeVisible()
})
