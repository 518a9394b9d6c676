import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLoadProblem } from './load-problem.ts'

const pageOf = (entry: string) => `<html><head><script type="module" src="${entry}"></script></head></html>`

const entry = document.createElement('script')
beforeEach(() => {
  entry.type = 'module'
  entry.setAttribute('src', '/assets/index-ours.js')
  document.head.append(entry)
})
afterEach(() => {
  entry.remove()
  vi.unstubAllGlobals()
})
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

test('returns "no answer" if the server is down or answers with an error', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await findLoadProblem()).toBe('no-answer')
  serve(async () => new Response('no', { status: 502 }))
  expect(await findLoadProblem()).toBe('no-answer')
})

test('returns "missing" if the server has the same page without the file', async () => {
  serve(async () => new Response(pageOf('/assets/index-ours.js')))
  expect(await findLoadProblem()).toBe('missing')
})

test('returns "new version" for another server page', async () => {
  serve(async () => new Response(pageOf('/assets/index-other.js')))
  expect(await findLoadProblem()).toBe('new-version')
})

test('takes no foreign page for a new version', async () => {
  serve(async () => new Response('<h1>Sign in to the network</h1>'))
  expect(await findLoadProblem()).toBe('missing')
})

test('asks once for files that fail together', async () => {
  serve(async () => new Response(pageOf('/assets/index-ours.js')))
  await Promise.all([findLoadProblem(), findLoadProblem()])
  expect(fetch).toHaveBeenCalledOnce()
})
