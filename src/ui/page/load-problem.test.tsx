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

test('a server that does not answer, or answers with an error, is silent', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await findLoadProblem()).toBe('no-answer')
  serve(async () => new Response('no', { status: 502 }))
  expect(await findLoadProblem()).toBe('no-answer')
})

test('a server with the page that is open lacks the file', async () => {
  serve(async () => new Response(pageOf('/assets/index-ours.js')))
  expect(await findLoadProblem()).toBe('missing')
})

test('a server with another page has a new version', async () => {
  serve(async () => new Response(pageOf('/assets/index-other.js')))
  expect(await findLoadProblem()).toBe('new-version')
})

test('a page that is not of this game is no new version', async () => {
  serve(async () => new Response('<h1>Sign in to the network</h1>'))
  expect(await findLoadProblem()).toBe('missing')
})

test('files that fail together ask once', async () => {
  serve(async () => new Response(pageOf('/assets/index-ours.js')))
  await Promise.all([findLoadProblem(), findLoadProblem()])
  expect(fetch).toHaveBeenCalledOnce()
})
