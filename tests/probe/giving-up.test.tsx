import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../src/store/settings.ts'
import { type DrawOffer, GivingUp } from '../../src/ui/frames/giving-up/GivingUp.tsx'
import { openableDialogs } from '../support/dialogs.ts'

openableDialogs()

const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const onGiveUp = vi.fn()
const onAgreed = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  for (const spy of [onGiveUp, onAgreed, onClose]) spy.mockClear()
})

/** Three run: two people and one computer player are asked. */
function ask(draw: Partial<DrawOffer> | null, isBarred = false) {
  const offered = draw && {
    offer: 'Call it even',
    title: 'Even?',
    asked: { text: 'Tom and Anna?', agree: 'Even' },
    refused: () => null,
    onAgreed,
    ...draw,
  }
  render(
    <GivingUp
      title="Stop running?"
      text="The others have won then."
      isBarred={isBarred}
      draw={offered}
      onGiveUp={onGiveUp}
      onClose={onClose}
    />,
  )
}

test('without draws in the rules, offers only to give up or to play on', async () => {
  ask(null)
  expect(button('Call it even')).toBeNull()
  await press('Give up')
  expect(onGiveUp).toHaveBeenCalledOnce()
})

test('offers only to play on while giving up is not allowed', async () => {
  ask({}, true)
  expect(button('Give up')).toBeNull()
  expect(button('Call it even')).toBeNull()
  await press('Play on')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a draw needs the yes of the people after that of the computer players', async () => {
  ask({})
  await press('Call it even')
  expect(onAgreed).not.toHaveBeenCalled()
  expect(button('Give up')).toBeNull()
  await press('Even')
  expect(onAgreed).toHaveBeenCalledOnce()
})

test('does not ask the people if a bot refuses a draw', async () => {
  ask({ refused: () => 'The careful one runs on.' })
  await press('Call it even')
  expect(screen.getByText('The careful one runs on.')).toBeVisible()
  expect(button('Even')).toBeNull()
  await press('Give up')
  expect(onGiveUp).toHaveBeenCalledOnce()
})

test('where only computer players answer and all agree, it is a draw at once', async () => {
  ask({ asked: null })
  await press('Call it even')
  expect(onAgreed).toHaveBeenCalledOnce()
})
