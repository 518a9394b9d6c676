import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { liveTable } from '../../runtime.ts'
import { messagesNow } from '../../words/messages.ts'
import { drawn } from '../board/testing.ts'
import { lay } from '../table/testing.ts'
import { noticesOf } from '../table-kit.ts'
import { CharacterStrip } from './CharacterStrip.tsx'

it.each([
  [3, 'takes a wish'],
  [0, 'no wish left'],
])('counts %i wishes once for all that can be wished', (wishes, words) => {
  const state = drawn(`O ━\nseats aladdin 0,0 wishes=${wishes}`)
  lay(state)
  render(<CharacterStrip state={state} seat={{ character: 'aladdin', player: '' }} />)
  const counted = screen.getByText('Wishes').closest('li')
  expect(counted).toHaveTextContent(String(wishes))
  for (const power of ['Fly', 'Clear']) {
    const button = screen.getByRole('button', { name: new RegExp(power) })
    expect(button).toHaveTextContent(words)
    expect(button).not.toHaveTextContent(/\d/)
  }
})

it.each([
  ['Remove', 'O ━\nseats huntsman 0,0', 'No monster is on your tile. Walk to one first.'],
  ['Remove', 'O ━1\nseats huntsman 1,0', 'Press a monster on your tile to remove it.'],
  ['Remove', 'O ━1\nseats huntsman 1,0\nspent removes 1', 'You cannot remove any more monsters this turn.'],
  ['Lay', 'O ━\nseats huntsman 0,0\nmarket ┃#20 ━#21 ┓#22', 'First choose a tile of the market.'],
  ['Walk', 'O ━\nseats huntsman 0,0', 'Press a blue footprint to walk there.'],
  ['Walk', 'O ━\nseats huntsman 0,0\nspent steps 2', 'You have no steps left this turn.'],
])('a press on %s says how, or what is missing: %s', (act, position, words) => {
  const state = drawn(position)
  lay(state)
  render(<CharacterStrip state={state} seat={{ character: 'huntsman', player: '' }} />)
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${act}`) }))
  expect(noticesOf(liveTable).useNotice.getState().notice?.words(messagesNow())).toBe(words)
})
