import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLoaded } from './useLoaded.ts'

const Loaded = ({ load }: { load: (() => Promise<string>) | null }) => (
  <output>{useLoaded(load) ?? 'nothing'}</output>
)

/** A load that ends when it is told to. */
function pending() {
  let resolve = (_: string) => {}
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  return { load: () => promise, end: (result: string) => act(async () => resolve(result)) }
}

const shown = () => screen.getByRole('status').textContent

it('has nothing until it is loaded', async () => {
  const { load, end } = pending()
  render(<Loaded load={load} />)
  expect(shown()).toBe('nothing')
  await end('a tale')
  expect(shown()).toBe('a tale')
})

it('has nothing while something else is loaded, and drops what comes too late', async () => {
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

it('loads nothing without a load', () => {
  render(<Loaded load={null} />)
  expect(shown()).toBe('nothing')
})
