import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { FOCUS_FALLBACK, isFocusUnset, NEXT } from './focus-fallback.ts'
import { keepFocus } from './keep-focus.ts'

/** A page with a focus fallback, a list with its own, and buttons that disappear when pressed. */
function Page() {
  useEffect(keepFocus, [])
  return (
    <main>
      <p {...FOCUS_FALLBACK}>What is next</p>
      <Going name="Ready" />
      <section>
        <ul {...FOCUS_FALLBACK} aria-label="Those here">
          <li>Anna</li>
        </ul>
        <Going name="Send away" />
      </section>
    </main>
  )
}

function Going({ name }: { name: string }) {
  const [here, setHere] = useState(true)
  return (
    here && (
      <button type="button" onClick={() => setHere(false)}>
        {name}
      </button>
    )
  )
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

test('moves the focus of a removed button to the nearest fallback', async () => {
  render(<Page />)
  await press('Ready')
  await waitFor(() => expect(screen.getByText('What is next')).toHaveFocus())
  await press('Send away')
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

/** A table with a short delay after a roll and after the end of a turn. */
function Table() {
  useEffect(keepFocus, [])
  const [phase, setPhase] = useState<'roll' | 'moves' | 'act'>('roll')
  const rolled = () => {
    setPhase('moves')
    setTimeout(() => setPhase('act'), 60)
  }
  return (
    <main>
      <p {...FOCUS_FALLBACK}>What is next</p>
      {phase === 'roll' && (
        <button type="button" onClick={rolled}>
          Roll
        </button>
      )}
      {phase === 'act' && (
        <>
          <button type="button" aria-disabled {...NEXT}>
            Barred
          </button>
          <button type="button" {...NEXT}>
            Go on
          </button>
        </>
      )}
    </main>
  )
}

test('keeps the focus in the fallback until a button is available, then moves it there', async () => {
  render(<Table />)
  await press('Roll')
  await waitFor(() => expect(screen.getByText('What is next')).toHaveFocus())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus())
  // Until a key is pressed, later elements can take the focus.
  expect(isFocusUnset()).toBe(true)
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  expect(isFocusUnset()).toBe(false)
})

test('leaves focus in the fallback after clicks', async () => {
  render(<Table />)
  await userEvent.click(screen.getByRole('button', { name: 'Roll' }))
  await screen.findByRole('button', { name: 'Go on' })
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(screen.getByText('What is next')).toHaveFocus()
})

test('marks the page from a key to the next click, except for keys that type', async () => {
  render(
    <>
      <input aria-label="Name" />
      <Table />
    </>,
  )
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('a')
  expect(document.documentElement).not.toHaveAttribute('data-keyboard')
  screen.getByRole('textbox').blur()
  await userEvent.keyboard('e')
  expect(document.documentElement).toHaveAttribute('data-keyboard')
  await userEvent.click(document.body)
  expect(document.documentElement).not.toHaveAttribute('data-keyboard')
})

test('does not restore deliberately blurred focus', async () => {
  const { rerender } = render(<Page key="one" />)
  const ready = screen.getByRole('button', { name: 'Ready' })
  ready.focus()
  ready.blur()
  rerender(<Page key="another" />)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(document.body).toHaveFocus()
})
