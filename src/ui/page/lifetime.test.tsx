import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useListener, useTimeout } from './lifetime.ts'

/** A subject with listeners. */
function source() {
  const listeners = new Set<(news: string) => void>()
  const subscribe = (listener: (news: string) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const tell = (news: string) => {
    for (const listener of listeners) listener(news)
  }
  return { subscribe, tell, count: () => listeners.size }
}

interface ListenProps {
  to: ReturnType<typeof source>
  hear(news: string): void
}

function Listen({ to, hear }: ListenProps) {
  useListener(to.subscribe, hear)
  return null
}

describe('useListener', () => {
  it('calls the latest listener, and subscribes once', () => {
    const [one, first, second] = [source(), vi.fn(), vi.fn()]
    const { rerender } = render(<Listen to={one} hear={first} />)
    rerender(<Listen to={one} hear={second} />)
    one.tell('news')
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [['news']]])
    expect(one.count()).toBe(1)
  })

  it('follows another subject instead, and none after the unmount', () => {
    const [one, other, hear] = [source(), source(), vi.fn()]
    const { rerender, unmount } = render(<Listen to={one} hear={hear} />)
    rerender(<Listen to={other} hear={hear} />)
    one.tell('of the first')
    other.tell('of the second')
    expect(hear.mock.calls).toEqual([['of the second']])
    unmount()
    expect([one.count(), other.count()]).toEqual([0, 0])
  })
})

interface WaitProps {
  ms: number | null
  subject?: unknown
  done(): void
}

function Wait({ ms, subject, done }: WaitProps) {
  useTimeout(done, ms, subject)
  return null
}

describe('useTimeout', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends once, by its latest callback', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender } = render(<Wait ms={100} done={first} />)
    vi.advanceTimersByTime(60)
    rerender(<Wait ms={100} done={second} />)
    vi.advanceTimersByTime(300)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('begins again for another subject', () => {
    const done = vi.fn()
    const { rerender } = render(<Wait ms={100} subject="one" done={done} />)
    vi.advanceTimersByTime(60)
    rerender(<Wait ms={100} subject="other" done={done} />)
    vi.advanceTimersByTime(60)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(40)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('never ends without a time, nor after the unmount', () => {
    const done = vi.fn()
    const { rerender, unmount } = render(<Wait ms={null} done={done} />)
    vi.advanceTimersByTime(1000)
    rerender(<Wait ms={100} done={done} />)
    unmount()
    vi.advanceTimersByTime(1000)
    expect(done).not.toHaveBeenCalled()
  })
})
