import { expect, test } from '@playwright/test'
import { bytesOf, FIRST_PAGES, neededFor } from '../tests/support/built-page.ts'

/**
 * The most that may come before a page is drawn, gzipped, in bytes: who goes over it looks for what can come later.
 * A third of a kilobyte is air, because names with their hashes, and so the bytes, differ from one checkout to another.
 */
const MOST: Record<keyof typeof FIRST_PAGES, Record<'scripts' | 'sheets', number>> = {
  'on the cover': { scripts: 139_150, sheets: 11_300 },
  'on the table': { scripts: 288_000, sheets: 20_300 },
  'on the cover of the duel': { scripts: 126_350, sheets: 10_800 },
  'on the table of the duel': { scripts: 199_400, sheets: 14_150 },
  'on the cover of Fortland': { scripts: 126_150, sheets: 10_800 },
  'on the table of Fortland': { scripts: 196_850, sheets: 14_550 },
  'on the cover of The Fortress': { scripts: 142_500, sheets: 11_600 },
  'on the table of The Fortress': { scripts: 218_450, sheets: 15_600 },
  'on the cover of the Citadel': { scripts: 129_450, sheets: 11_300 },
  'on the table of the Citadel': { scripts: 238_050, sheets: 16_600 },
}

/** What is drawn first has a style sheet of its own, by its name. */
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
  test(`what must have come before the first page is drawn ${where} is no more than it may be`, () => {
    const { scripts, sheets } = neededFor(page)
    expect([...scripts].filter((file) => file.includes(`/${page.file}`))).toHaveLength(1)
    expect([...sheets].some((file) => file.includes(own))).toBe(true)
    expect(bytesOf(scripts).zipped).toBeLessThan(most?.scripts ?? 0)
    expect(bytesOf(sheets).zipped).toBeLessThan(most?.sheets ?? 0)
  })
}

for (const [where, page] of Object.entries(FIRST_PAGES)) {
  const isTable = where.startsWith('on the table')
  test(`the rules of a tale and the game come ${isTable ? 'with its table' : 'after its cover'}, ${where}`, () => {
    const rules = [...neededFor(page).scripts].filter((file) =>
      [`/${page.tale}-rules-`, '/game-'].some((name) => file.includes(name)),
    )
    expect(rules).toHaveLength(isTable ? 2 : 0)
  })
}
