import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import { useSettings } from '../../store/settings.ts'
import { Dialog } from '../page/Dialog.tsx'
import { closeDialog, openDialog } from '../page/page.ts'
import { holdKeys, type KeyBinding, type KeyScope, useDismiss, useKeys } from './keys.ts'
import { SHARED_KEYS } from './shortcuts.ts'

const SCOPES = ['dialog', 'popover', 'board', 'table', 'page', 'app'] as const satisfies KeyScope[]
const PAIRS = SCOPES.flatMap((first, index) =>
  SCOPES.slice(index + 1).map((second) => [first, second] as const),
)

const { hint, pause } = SHARED_KEYS

function Keys({ scope = 'table', ...binding }: { scope?: KeyScope } & KeyBinding) {
  useKeys(scope, [binding])
  return null
}

function Paper({ onDismiss, isOpen = true }: { onDismiss: () => void; isOpen?: boolean }) {
  useDismiss(onDismiss, isOpen)
  return null
}

/** A dialog with the rules, and once it is closed a card that takes the focus. */
function RulesOverCard() {
  const [reads, setReads] = useState(true)
  return reads ? (
    <Dialog title="The rules" onClose={() => setReads(false)}>
      {null}
    </Dialog>
  ) : (
    // biome-ignore lint/a11y/noAutofocus: as a card over the page does
    <button type="button" autoFocus>
      I am ready
    </button>
  )
}

/** True if no listener consumed the key, as `fireEvent` reports. */
const press = (init: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  fireEvent.keyDown(target, { key: 'g', ...init })

const [run, other] = [vi.fn(), vi.fn()]

beforeEach(() => {
  openableDialogs()
  vi.clearAllMocks()
})
afterEach(() => useSettings.getState().set({ keys: 'on' }))

describe('scopes', () => {
  it.each(PAIRS)('asks %s before %s', (first, second) => {
    const both = [
      <Keys key="first" scope={first} shortcut={hint} run={run} />,
      <Keys key="second" scope={second} shortcut={hint} run={other} />,
    ]
    for (const keys of [both, both.toReversed()]) {
      const { unmount } = render(keys)
      press()
      unmount()
    }
    expect(run).toHaveBeenCalledTimes(2)
    expect(other).not.toHaveBeenCalled()
  })

  it('asks the latest binding of a scope first, and skips disabled ones', () => {
    const enabled = vi.fn(() => true)
    render(<Keys shortcut={hint} run={other} />)
    render(<Keys shortcut={hint} run={run} enabled={enabled} />)
    press()
    expect([run, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    enabled.mockReturnValue(false)
    press()
    expect([run, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('keys go only to an open dialog', () => {
    for (const scope of SCOPES.slice(1)) render(<Keys scope={scope} shortcut={hint} run={other} />)
    const { unmount } = render(
      <Dialog title="A dialog" onClose={() => {}}>
        <Keys scope="dialog" shortcut={pause} run={run} />
      </Dialog>,
    )
    press()
    press({ key: 'k' })
    expect(run).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    unmount()
    press()
    expect(other).toHaveBeenCalledOnce()
  })

  it('asks only popovers and dialogs while a menu has the focus', () => {
    const scopes = ['popover', 'board', 'table', 'page', 'app'] as const
    const runs = scopes.map(() => vi.fn())
    render(
      <>
        {scopes.map((scope, index) => (
          <Keys
            key={scope}
            scope={scope}
            shortcut={hint}
            run={runs[index] ?? run}
            enabled={() => index > 0}
          />
        ))}
        <div role="menu">
          <button type="button" role="menuitem">
            Home
          </button>
        </div>
      </>,
    )
    const item = screen.getByRole('menuitem')
    expect(press({}, item)).toBe(true)
    for (const one of runs) expect(one).not.toHaveBeenCalled()
    expect(press()).toBe(false)
    expect(runs[1]).toHaveBeenCalledOnce()
  })

  it('gives a key to the page once a dialog has closed, before its close event', () => {
    const onClose = vi.fn(closeDialog)
    openDialog('rules')
    render(
      <>
        <Keys shortcut={pause} run={run} />
        <Dialog title="A dialog" onClose={onClose}>
          {null}
        </Dialog>
      </>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.open = false
    press({ key: 'k' })
    expect(run).toHaveBeenCalledOnce()
    dialog.dispatchEvent(new Event('close'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('ignores Enter on a button that took the focus behind a closed dialog', () => {
    render(<RulesOverCard />)
    screen.getByRole<HTMLDialogElement>('dialog').open = false
    expect(press({ key: 'Enter' })).toBe(false)
    expect(screen.getByRole('button', { name: 'I am ready' })).toHaveFocus()
    expect(press({ key: 'Enter' })).toBe(true)
  })

  it('gives keys only to a dialog from its request on, before it has loaded', () => {
    render(<Keys scope="page" shortcut={hint} run={run} />)
    openDialog('rules')
    expect(press()).toBe(true)
    closeDialog()
    expect(press()).toBe(false)
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('a key', () => {
  it('is consumed by its binding, before any element', () => {
    const heard = vi.fn()
    render(
      <>
        <Keys shortcut={hint} run={run} />
        <button type="button" onKeyDown={heard}>
          element
        </button>
      </>,
    )
    const button = screen.getByText('element')
    expect(press({}, button)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(press({ key: 'h' }, button)).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('runs once while held, unless repeating', () => {
    const { rerender } = render(<Keys shortcut={hint} run={run} />)
    expect(press({ repeat: true })).toBe(false)
    expect(run).not.toHaveBeenCalled()
    rerender(<Keys shortcut={hint} run={run} repeats />)
    press({ repeat: true })
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([
    ['pressed with another key', { altKey: true }],
    ['part of a composition', { isComposing: true }],
    ['of an input method', { keyCode: 229 }],
  ])('is not ours when it is %s', (_, init) => {
    render(<Keys shortcut={hint} run={run} />)
    expect(press(init)).toBe(true)
    expect(run).not.toHaveBeenCalled()
  })

  it('does nothing if single keys are switched off', () => {
    useSettings.getState().set({ keys: 'off' })
    render(<Keys shortcut={hint} run={run} />)
    expect(press()).toBe(true)
  })

  it('goes to the focused text field', () => {
    render(
      <>
        <Keys shortcut={hint} run={run} />
        <input aria-label="name" />
      </>,
    )
    expect(press({}, screen.getByLabelText('name'))).toBe(true)
  })

  it.each(['radio', 'checkbox', 'range'])('goes to focused %s only to choose there', (type) => {
    const keys = ['e', '1', '?', 'Escape', 'F2', ' ', 'ArrowLeft', 'Home', 'Enter']
    render(
      <>
        {keys.map((key) => (
          <Keys key={key} shortcut={{ keys: [key.length === 1 ? key.toUpperCase() : key] }} run={run} />
        ))}
        <input type={type} aria-label="choice" />
      </>,
    )
    const choice = screen.getByLabelText('choice')
    const ours = keys.filter((key) => !press({ key, shiftKey: key === '?' }, choice))
    expect(ours).toEqual(['e', '1', '?', 'Escape', 'F2'])
  })

  it('calls onRelease for the same physical key, or when the release is lost', () => {
    const released = vi.fn()
    const { unmount } = render(<Keys shortcut={hint} run={run} onRelease={released} />)
    press({ code: 'KeyG' })
    fireEvent.keyUp(document.body, { key: 'x', code: 'KeyX' })
    expect(released).not.toHaveBeenCalled()
    fireEvent.keyUp(document.body, { key: 'п', code: 'KeyG' })
    expect(released).toHaveBeenCalledExactlyOnceWith(expect.any(KeyboardEvent))
    released.mockClear()
    for (const lose of [() => void fireEvent.blur(window), unmount]) {
      press({ code: 'KeyG' })
      lose()
      expect(released).toHaveBeenLastCalledWith(null)
    }
    expect(released).toHaveBeenCalledTimes(2)
  })
})

it('a drag takes all keys, Escape cancels it, and releases are still reported', () => {
  const [cancel, released] = [vi.fn(), vi.fn()]
  render(<Keys shortcut={hint} run={run} onRelease={released} />)
  press()
  const drop = holdKeys(cancel)
  press()
  expect(fireEvent.keyUp(document.body, { key: 'g' })).toBe(false)
  expect(released).toHaveBeenCalledOnce()
  expect(cancel).not.toHaveBeenCalled()
  press({ key: 'Escape' })
  expect(cancel).toHaveBeenCalledOnce()
  drop()
  expect(run).toHaveBeenCalledOnce()
  press()
  expect(run).toHaveBeenCalledTimes(2)
})

describe('Escape', () => {
  const pressEscape = () => press({ key: 'Escape' })

  it('closes only the layer that was opened last', () => {
    const closed: string[] = []
    const stack = (open: readonly string[]) =>
      ['a', 'b', 'c'].map((name) => (
        <Paper key={name} isOpen={open.includes(name)} onDismiss={() => closed.push(name)} />
      ))
    render(<Keys scope="board" shortcut={SHARED_KEYS['put-back']} run={run} />)
    const { rerender } = render(stack(['b']))
    // Opened in the order b, c, a, which is not their order in the page.
    rerender(stack(['b', 'c']))
    rerender(stack(['a', 'b', 'c']))
    expect(pressEscape()).toBe(false)
    rerender(stack(['b', 'c']))
    pressEscape()
    rerender(stack(['b']))
    pressEscape()
    rerender(stack([]))
    expect(closed).toEqual(['a', 'c', 'b'])
    expect(run).not.toHaveBeenCalled()
    pressEscape()
    expect(run).toHaveBeenCalledOnce()
  })

  it('closes the layer below one removed earlier', () => {
    const paper = (isOpen: boolean) => (
      <>
        <Paper onDismiss={run} isOpen={isOpen} />
        <Paper onDismiss={other} />
      </>
    )
    const { rerender } = render(paper(true))
    rerender(paper(false))
    press({ key: 'Escape' })
    expect([run, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  it('leaves a dialog on top to the browser, and closes a layer over a dialog', () => {
    const dialog = (isOpen: boolean) => (
      <Dialog title="A dialog" onClose={() => {}}>
        <Paper isOpen={isOpen} onDismiss={other} />
      </Dialog>
    )
    render(<Paper onDismiss={run} />)
    const { rerender } = render(dialog(false))
    expect(pressEscape()).toBe(true)
    rerender(dialog(true))
    expect(pressEscape()).toBe(false)
    expect(other).toHaveBeenCalledOnce()
    expect(run).not.toHaveBeenCalled()
  })
})
