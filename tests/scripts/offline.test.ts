import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFiles } from '../../scripts/offline.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'))
  for (const name of ['assets', 'licences', 'screenshots']) mkdirSync(join(folder, name))
  for (const file of FILES) writeFileSync(join(folder, file), file)
})
afterEach(() => rmSync(folder, { recursive: true }))

const FILES = [
  ...['index.html', 'index.html.br', 'index.html.gz', 'favicon.svg', 'service-worker.js'],
  ...['assets/app-1a2b.js', 'licences/fonts.txt', 'screenshots/table.png'],
]
const urls = () => keptFiles(folder).map(({ url }) => url)

test('what the house is played with is kept, and nothing else', () => {
  expect(urls()).toEqual(['/assets/app-1a2b.js', '/favicon.svg', '/index.html'])
})

test('a file without the hash of what is in it bears one beside it, which changes with it', () => {
  const revisions = () => Object.fromEntries(keptFiles(folder).map(({ url, revision }) => [url, revision]))
  const before = revisions()
  expect(before['/assets/app-1a2b.js']).toBeNull()
  writeFileSync(join(folder, 'index.html'), 'another page')
  expect(revisions()).toEqual({
    ...before,
    '/index.html': expect.not.stringMatching(before['/index.html'] ?? ''),
  })
})
