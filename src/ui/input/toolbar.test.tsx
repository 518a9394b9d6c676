import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ONE_TAB_STOP, toolbar } from './toolbar.ts'

const button = (name: string) => screen.getByRole('button', { name })

function Bars({ isShort = false }: { isShort?: boolean }) {
  return (
    <>
      <button type="button">before</button>
      <div {...toolbar('Tools')}>
        <button type="button">one</button>
        {!isShort && <button type="button">two</button>}
        <button type="button">three</button>
      </div>
      <section {...ONE_TAB_STOP}>
        <button type="button">four</button>
        <input aria-label="five" />
        <button type="button">six</button>
      </section>
    </>
  )
}

it('is one tab stop, whatever its controls', async () => {
  render(<Bars />)
  const user = userEvent.setup()
  const visited: string[] = []
  for (let stop = 0; stop < 5; stop++) {
    await user.tab()
    visited.push(document.activeElement?.textContent || (document.activeElement?.ariaLabel ?? ''))
  }
  // A field keeps its tab stop, because it uses the arrow keys itself. So do the controls behind it.
  expect(visited).toEqual(['before', 'one', 'four', 'five', 'six'])
})

it('is entered at its end from behind, and left to the front', async () => {
  render(<Bars />)
  const user = userEvent.setup()
  button('four').focus()
  await user.tab({ shift: true })
  expect(button('three')).toHaveFocus()
  await user.tab({ shift: true })
  expect(button('before')).toHaveFocus()
})

it('moves by arrow keys in a ring, and by Home and End', async () => {
  render(<Bars />)
  const user = userEvent.setup()
  button('one').focus()
  for (const [key, name] of [
    ['{ArrowRight}', 'two'],
    ['{ArrowDown}', 'three'],
    ['{ArrowRight}', 'one'],
    ['{ArrowLeft}', 'three'],
    ['{Home}', 'one'],
    ['{End}', 'three'],
    ['{Shift>}{ArrowRight}{/Shift}', 'three'],
  ] as const) {
    await user.keyboard(key)
    expect(button(name)).toHaveFocus()
  }
  await user.tab()
  expect(button('four')).toHaveFocus()
})

it('can be entered after its focused control went', async () => {
  const { rerender } = render(<Bars />)
  const user = userEvent.setup()
  button('two').focus()
  rerender(<Bars isShort />)
  button('before').focus()
  await user.tab()
  expect(button('one')).toHaveFocus()
})

it('names a toolbar', () => {
  render(<Bars />)
  expect(screen.getByRole('toolbar', { name: 'Tools' })).toBeVisible()
})
