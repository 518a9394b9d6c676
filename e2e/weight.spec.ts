import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { bytesOf, FIRST_PAGES, neededFor } from '../tests/support/built-page.ts'

/**
 * The limit of bytes, gzipped, that load before a page is drawn. If it is exceeded, look for code that can load later. A third of a
 * kilobyte is tolerance, because hashed names, and so the bytes, differ between checkouts.
 */
const MOST: Record<keyof typeof FIRST_PAGES, Record<'scripts' | 'sheets', number>> = {
  'on the cover': { scripts: 141_200, sheets: 11_450 },
  'on the table': { scripts: 295_250, sheets: 20_300 },
  'on the cover of the duel': { scripts: 127_800, sheets: 10_800 },
  'on the table of the duel': { scripts: 204_000, sheets: 14_150 },
  'on the cover of Fortland': { scripts: 127_750, sheets: 10_800 },
  'on the table of Fortland': { scripts: 200_850, sheets: 14_550 },
  'on the cover of The Fortress': { scripts: 144_000, sheets: 11_600 },
  'on the table of The Fortress': { scripts: 223_250, sheets: 15_600 },
  'on the cover of the Citadel': { scripts: 131_200, sheets: 11_300 },
  'on the table of the Citadel': { scripts: 243_650, sheets: 16_600 },
}

/** The style sheet of each page that is drawn first, by its name. */
const OWN_SHEET: Record<keyof typeof FIRST_PAGES, string> = {
  'on the cover': 'SetupPage-',
  'on the table': 'fairy-tale-table-',
  'on the cover of the duel': 'CoverPage-',
  'on the table of the duel': 'boogyman-table-',
  'on the cover of Fortland': 'CoverPage-',
  'on the table of Fortland': 'fortland-table-',
  'on the cover of The Fortress': 'CoverPage-',
  'on the table of The Fortress': 'fortress-table-',
  'on the cover of the Citadel': 'CoverPage-',
  'on the table of the Citadel': 'citadel-table-',
}

for (const [where, page] of Object.entries(FIRST_PAGES)) {
  const most = Object.entries(MOST).find(([name]) => name === where)?.[1]
  const own = Object.entries(OWN_SHEET).find(([name]) => name === where)?.[1] ?? 'none'
  test(`the files needed for the first page ${where} stay below their limit`, () => {
    const { scripts, sheets } = neededFor(page)
    expect([...scripts].filter((file) => file.includes(`/${page.file}`))).toHaveLength(1)
    expect([...sheets].some((file) => file.includes(own))).toBe(true)
    expect(bytesOf(scripts).zipped).toBeLessThan(most?.scripts ?? 0)
    expect(bytesOf(sheets).zipped).toBeLessThan(most?.sheets ?? 0)
  })
}

for (const [where, page] of Object.entries(FIRST_PAGES)) {
  const isTable = where.startsWith('on the table')
  test(`rules and game load ${isTable ? 'with the table' : 'after the cover'}, ${where}`, () => {
    const rules = [...neededFor(page).scripts].filter((file) =>
      [`/${page.tale}-rules-`, '/game-'].some((name) => file.includes(name)),
    )
    expect(rules).toHaveLength(isTable ? 2 : 0)
  })
}

/** Limits of bytes, gzipped, of what a table of several devices loads late. */
const MOST_OF_TABLE = { client: 20_480, qr: 5_120 }

test('the client of tables, with Socket.IO, stays below its limit', () => {
  const parts = ['connection-', 'messages-', 'failure-', 'play-at-table-']
  const files = readdirSync('dist/assets').filter(
    (file) => file.endsWith('.js') && parts.some((part) => file.startsWith(part)),
  )
  expect(files).toHaveLength(parts.length)
  expect(bytesOf(files.map((file) => `dist/assets/${file}`)).zipped).toBeLessThan(MOST_OF_TABLE.client)
})

// The build has it in one file with the rest of the lobby.
test('the QR code, built by itself, stays below its limit', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/shelf/distance/qr-markup.ts', formats: ['es'] },
    },
  })
  const [library] = Array.isArray(built) ? built : [built]
  const code = library && 'output' in library ? library.output[0].code : ''
  expect(code).toContain('<path')
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST_OF_TABLE.qr)
})
