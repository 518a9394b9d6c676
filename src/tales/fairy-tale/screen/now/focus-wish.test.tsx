import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useGivesFocus, wishFocus } from './focus-wish.ts'

function Monster() {
  const button = useRef<HTMLButtonElement>(null)
  useGivesFocus((wish) => (wish.kind === 'monster' && wish.n === 1 ? button.current : null))
  return (
    <button ref={button} type="button">
      monster
    </button>
  )
}

afterEach(() => vi.useRealTimers())

test('what is wished has the focus as soon as it is drawn', () => {
  const { rerender } = render(<p>no monster</p>)
  act(() => wishFocus({ kind: 'monster', n: 1 }))
  rerender(<Monster />)
  expect(screen.getByRole('button')).toHaveFocus()
})

test('what is another keeps off, and a wish that nobody can give lapses', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Monster />)
  act(() => wishFocus({ kind: 'monster', n: 2 }))
  expect(document.body).toHaveFocus()
  rerender(<p>no monster</p>)
  act(() => wishFocus({ kind: 'monster', n: 1 }))
  act(() => void vi.advanceTimersByTime(1000))
  rerender(<Monster />)
  expect(document.body).toHaveFocus()
})
