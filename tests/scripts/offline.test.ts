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

test('precaches exactly the app’s files', () => {
  expect(urls()).toEqual(['/assets/app-1a2b.js', '/favicon.svg', '/index.html'])
})

test('a file without a hash in its name gets a revision, which follows its content', () => {
  const revisions = () => Object.fromEntries(keptFiles(folder).map(({ url, revision }) => [url, revision]))
  const before = revisions()
  expect(before['/assets/app-1a2b.js']).toBeNull()
  writeFileSync(join(folder, 'index.html'), 'another page')
  expect(revisions()).toEqual({
    ...before,
    '/index.html': expect.not.stringMatching(before['/index.html'] ?? ''),
  })
})
