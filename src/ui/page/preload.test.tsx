import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { __vitePreload } from './preload.ts'

let run = 0
/** Unique addresses for each test: requests are cached for the life of the page. */
let [oak, gate] = ['', '']
beforeEach(() => {
  run += 1
  oak = `oak-${run}.css`
  gate = `gate-${run}.css`
})
afterEach(() => {
  document.head.replaceChildren()
})

const links = (file: string) => [...document.querySelectorAll(`link[rel="stylesheet"][href="/${file}"]`)]
const answer = (file: string, event: 'load' | 'error') => links(file).at(-1)?.dispatchEvent(new Event(event))
const fetchPart = (...needed: string[]) => __vitePreload(async () => 'a part', needed)
const failed = (file: string) => `Cannot load the style sheet /${file}.`

test('a file waits for all its style sheets', async () => {
  const load = vi.fn(async () => 'a part')
  const part = __vitePreload(load, [oak, gate])
  answer(oak, 'load')
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  answer(gate, 'load')
  expect(await part).toBe('a part')
})

test('two parts on one retry share the request of their failed style sheet', async () => {
  const first = [fetchPart(oak), fetchPart(oak)]
  answer(oak, 'error')
  for (const part of first) await expect(part).rejects.toThrow(failed(oak))
  const second = [fetchPart(oak), fetchPart(oak)]
  expect(links(oak)).toHaveLength(1)
  answer(oak, 'load')
  expect(await Promise.all(second)).toEqual(['a part', 'a part'])
})

test('a first load requests a style sheet again that failed for another part', async () => {
  const first = fetchPart(oak)
  answer(oak, 'error')
  await expect(first).rejects.toThrow(failed(oak))
  const load = vi.fn(async () => 'a part')
  const other = __vitePreload(load, [gate, oak])
  answer(gate, 'load')
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  answer(oak, 'load')
  expect(await other).toBe('a part')
})

test('a part does not fail because of a style sheet of another part', async () => {
  const first = fetchPart(oak)
  answer(oak, 'error')
  await expect(first).rejects.toThrow(failed(oak))
  const other = fetchPart(gate)
  answer(gate, 'load')
  expect(await other).toBe('a part')
})

test('loaded style sheets are not requested again', async () => {
  const first = fetchPart(oak)
  const [link] = links(oak)
  answer(oak, 'load')
  await first
  expect(await fetchPart(oak)).toBe('a part')
  expect(links(oak)).toEqual([link])
})

test('a style sheet that is requested again keeps its place before later ones', async () => {
  const first = fetchPart(oak, gate)
  answer(oak, 'error')
  answer(gate, 'load')
  await expect(first).rejects.toThrow(failed(oak))
  const second = fetchPart(oak, gate)
  answer(oak, 'load')
  await second
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    `/${oak}`,
    `/${gate}`,
  ])
})

test('a script of the file is requested once, and not waited for', async () => {
  await fetchPart(`oak-${run}.js`)
  await fetchPart(`oak-${run}.js`)
  expect(document.querySelectorAll(`link[rel="modulepreload"][href="/oak-${run}.js"]`)).toHaveLength(1)
})
