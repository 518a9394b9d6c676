import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { REFUGE, useFocusKept } from './useFocusKept.ts'

/** A page with a refuge, a list with one of its own, and buttons that are gone when pressed. */
function Page() {
  useFocusKept()
  return (
    <main>
      <p {...REFUGE}>What is next</p>
      <Going name="Ready" />
      <section>
        <ul {...REFUGE} aria-label="Those here">
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

test('the focus of a button that is gone goes to the nearest refuge', async () => {
  render(<Page />)
  await press('Ready')
  await waitFor(() => expect(screen.getByText('What is next')).toHaveFocus())
  await press('Send away')
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

test('a focus that was put down stays down', async () => {
  const { rerender } = render(<Page key="one" />)
  const ready = screen.getByRole('button', { name: 'Ready' })
  ready.focus()
  ready.blur()
  rerender(<Page key="another" />)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(document.body).toHaveFocus()
})
