import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLoaded } from './useLoaded.ts'

const Loaded = ({ load }: { load: (() => Promise<string>) | null }) => (
  <output>{useLoaded(load) ?? 'nothing'}</output>
)

/** Returns a load that the test ends. */
function pending() {
  let resolve = (_: string) => {}
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  return { load: () => promise, end: (result: string) => act(async () => resolve(result)) }
}

const shown = () => screen.getByRole('status').textContent

it('returns null until the load has ended', async () => {
  const { load, end } = pending()
  render(<Loaded load={load} />)
  expect(shown()).toBe('nothing')
  await end('a tale')
  expect(shown()).toBe('a tale')
})

it('returns null during the next load, and drops a late result of the one before', async () => {
  const [first, second] = [pending(), pending()]
  const { rerender } = render(<Loaded load={first.load} />)
  await first.end('first')
  rerender(<Loaded load={second.load} />)
  expect(shown()).toBe('nothing')
  const late = pending()
  rerender(<Loaded load={late.load} />)
  rerender(<Loaded load={second.load} />)
  await second.end('second')
  await late.end('late')
  expect(shown()).toBe('second')
})

it('returns null without a load', () => {
  render(<Loaded load={null} />)
  expect(shown()).toBe('nothing')
})
