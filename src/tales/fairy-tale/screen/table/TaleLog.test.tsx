import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { drawn, played } from '../log/drawn-tale.ts'
import { TaleLog } from './TaleLog.tsx'

const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })
const session = played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])

beforeEach(() => useSettings.setState({ language: 'en' }))

it('tells the newest first, in chapters, and is not read aloud twice', () => {
  render(<TaleLog session={session} until={null} />)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Chapter the Tenth: Huntsman', 'Chapter the Ninth: Puss in Boots'])
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off')
})

it('opens a line for the whole explanation of every step', async () => {
  render(<TaleLog session={session} until={null} />)
  const step = screen.getByText('Ogre 1: It went south, toward the Oak.')
  expect(step).not.toBeVisible()
  await userEvent.setup().click(screen.getByText(/One monster of the North moved\./))
  expect(step).toBeVisible()
})

it('does not tell what is still to be shown', () => {
  render(<TaleLog session={session} until={{ move: 0, frame: 0 }} />)
  expect(screen.getByRole('log')).toHaveTextContent('The tale has not begun.')
})
