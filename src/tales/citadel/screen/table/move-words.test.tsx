import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { announce, useAnnouncements } from '../../../../ui/page/announce.ts'
import { lay } from './testing.ts'

it('clears a hand’s announcements when it is covered, even before any move [C 31]', async () => {
  lay('seat 1 bricks 3 plots c6 hand brewery | seat 2 bricks 4 plots h5', { lion: 'knight' }, 'one')
  // As in the app, the page loads after the game was opened.
  const { TablePage } = await import('./TablePage.tsx')
  render(<TablePage />)
  act(() => announce('Brewery.'))
  await userEvent.keyboard('v')
  expect(useAnnouncements.getState().polite.map(({ text }) => text)).toEqual(['Your cards are hidden.'])
})
