import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawn } from '../board/testing.ts'
import { lay } from '../table/testing.ts'
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
