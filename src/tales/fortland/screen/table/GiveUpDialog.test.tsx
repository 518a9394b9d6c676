import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { played } from '../../testing.ts'
import { DIALOGS } from '../dialogs.ts'
import { lay, layGame, now } from './testing.ts'

const GiveUp = DIALOGS['give-up']

openableDialogs()

const THREE = 'B b a A / b . . a / b . . a / C c c c / armies a n2; b w2; c s2 / on-turn b'
const text = () => screen.getByRole('alertdialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('gives up the country on turn; with three, the others play on [F 12]', async () => {
  lay(THREE)
  const close = vi.fn()
  render(<GiveUp onClose={close} />)
  expect(text()).toHaveTextContent('If Briar gives up, it falls. Its army leaves, and the others play on.')
  await press('Give up')
  expect(now()).toMatchObject({ armies: [{}, 'fallen', {}], onTurn: 2 })
  expect(close).toHaveBeenCalled()
})

test('announces the winner with two left, and the end by the first fall [F 16]', () => {
  lay('a a A / B b b / armies a n2; b s1')
  const { unmount } = render(<GiveUp onClose={() => {}} />)
  expect(text()).toHaveTextContent('Briar wins')
  unmount()
  lay(`${THREE} / rules fall first`)
  render(<GiveUp onClose={() => {}} />)
  expect(text()).toHaveTextContent('the game ends')
})

test('refuses to give up during the muster, or for a bot', () => {
  layGame(played(''))
  const { unmount } = render(<GiveUp onClose={() => {}} />)
  expect(text()).toHaveTextContent('First all armies must muster.')
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
  unmount()
  lay(THREE, { briar: 'cub' })
  render(<GiveUp onClose={() => {}} />)
  expect(text()).toHaveTextContent('It is the Cub’s turn.')
})
