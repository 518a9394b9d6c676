import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'

const told = vi.fn()

/** A field that holds five letters. */
function Five() {
  const [text, setText] = useState('abc')
  const shorten = (written: string) => {
    told(written)
    setText(written.slice(0, 5))
  }
  return <TextField aria-label="name" value={text} onText={shorten} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const write = (value: string) => fireEvent.change(field(), { target: { value } })

test('a text is shortened while it is typed', () => {
  render(<Five />)
  write('abcdefg')
  expect(field().value).toBe('abcde')
})

test('a composition is shown whole and shortened when it is accepted', () => {
  render(<Five />)
  told.mockClear()
  fireEvent.compositionStart(field())
  write('abcねこがねた')
  expect(field().value).toBe('abcねこがねた')
  expect(told).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(field().value).toBe('abcねこ')
})

test('leaving the field accepts a composition', () => {
  render(<Five />)
  fireEvent.compositionStart(field())
  write('abcねこがねた')
  fireEvent.blur(field())
  expect(field().value).toBe('abcねこ')
})
