import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONVERSATIONS } from '../../src/programs/referee/tales.ts'
import { SIMULATORS } from '../../src/programs/simulator/tales.ts'
import { TALES, type TaleLoader } from '../../src/shelf/tales.ts'
import { LANGUAGES } from '../../src/store/settings.ts'
import type { Part } from '../../src/ui/parts/part.ts'
import { type Book, TALE_ROUTES, type Tale } from '../../src/ui/tale.ts'
import { race, raceBook } from '../probe/tale.tsx'

// Requirements of the app for every game: those of the shelf, and the sample game.

const SAMPLE = 'dice-race'
const SAMPLE_DOORS: TaleLoader = {
  book: async () => ({ book: raceBook }),
  open: async () => ({ tale: race }),
}
const GAMES: Readonly<Record<string, TaleLoader>> = { ...TALES, [SAMPLE]: SAMPLE_DOORS }
const ON_SHELF = Object.keys(TALES)

/** The pages of a tale: three follow its game, and the others are asked for by an address. */
const KNOWN: readonly string[] = ['cover', 'table', 'end', ...TALE_ROUTES]

/** The common part of all pages and dialogs, with any props. */
interface AnyPart {
  fetch: Part<never>['fetch']
  fetched: { getState(): { Drawn: unknown; problem: unknown } }
}

const partsOf = ({ pages, dialogs }: Tale) => Object.entries<AnyPart>({ ...pages, ...dialogs })

describe.each(Object.entries(GAMES))('the game %s', (id, doors) => {
  let tale: Tale
  let book: Book
  beforeAll(async () => {
    ;[{ tale }, { book }] = await Promise.all([doors.open(), doors.book()])
  })

  test('has the pages that follow a game, and each of its pages and dialogs loads', async () => {
    expect(Object.keys(tale.pages)).toEqual(expect.arrayContaining(['cover', 'table', 'end']))
    expect(Object.keys(tale.pages).filter((page) => !KNOWN.includes(page))).toEqual([])
    expect(Object.keys(tale.dialogs)).toContain('rules')
    for (const [name, part] of partsOf(tale)) {
      await part.fetch()
      const { Drawn, problem } = part.fetched.getState()
      expect({ name, problem, come: Drawn !== null }).toEqual({ name, problem: null, come: true })
    }
  })

  test('has the dialogs of the menu: rules, keys, settings and players', () => {
    for (const dialog of ['rules', 'keys', 'settings', 'players'] as const)
      expect(tale.dialogs[dialog], dialog).toBeDefined()
  })

  test('has a daily game in the menu if its book has one', () => {
    expect(tale.hasDay).toBe(book.day !== undefined)
  })

  test('has a book with address, players and minutes', async () => {
    expect(id).toMatch(/^[a-z-]+$/)
    const { fewest, most } = book.players
    expect([fewest, most - fewest, book.minutes].every((count) => count >= 0)).toBe(true)
    expect(fewest).toBeGreaterThan(0)
    expect(tale.title()).not.toBe('')
    expect(tale.fileName()).toMatch(/^[a-z-]+$/)
    const others = Object.entries(GAMES).filter(([other]) => other !== id)
    const names = await Promise.all(others.map(async ([, other]) => (await other.open()).tale.fileName()))
    expect(names).not.toContain(tale.fileName())
  })
})

// The first tale opens its box on the table of its cover.
test.each(ON_SHELF.filter((id) => id !== 'fairy-tale'))(
  'the house rules on the cover of %s, if any, are loaded before they open',
  async (id) => {
    const hasBox = readFileSync(`src/tales/${id}/screen/cover/CoverPage.tsx`, 'utf8').includes('\n  box: ')
    const leaves: { BOX?: AnyPart } = await import(`../../src/tales/${id}/screen/cover/cover-parts.ts`)
    const { tale } = (await TALES[id]?.open()) ?? {}
    const fetched = [...(tale?.soon ?? []), ...(tale?.ahead ?? [])]
    expect(leaves.BOX !== undefined).toBe(hasBox)
    expect(fetched).toEqual(expect.arrayContaining(hasBox ? [leaves.BOX?.fetch] : []))
  },
)

describe.each(ON_SHELF)('the game %s of the shelf', (id) => {
  const doors = TALES[id]

  test('can be looked back on, sent, learned by its rule book, and given up', async () => {
    const { tale } = (await doors?.open()) ?? {}
    expect(Object.keys(tale?.pages ?? {})).toEqual(expect.arrayContaining(['album', 'link', 'rules']))
    expect(Object.keys(tale?.dialogs ?? {})).toEqual(
      expect.arrayContaining(['settings', 'keys', 'rules', 'give-up', 'send']),
    )
  })

  test('has a lesson in the menu, as a page or as a dialog', async () => {
    const { tale } = (await doors?.open()) ?? {}
    expect(tale?.pages.lesson ?? tale?.dialogs.lessons).toBeDefined()
  })

  test('is among saved games, and in the chronicle', async () => {
    const { book } = (await doors?.book()) ?? {}
    const ofTale = await book?.savedGames?.()
    expect(ofTale?.game).toBe(id)
    expect(await book?.chronicle?.()).toBeDefined()
  })

  test('is played by the referee and by the simulator, under one name', () => {
    expect([id in CONVERSATIONS, id in SIMULATORS]).toEqual([true, true])
  })

  test('has the words of its cover in every language beside English', async () => {
    for (const language of LANGUAGES.filter((one) => one !== 'en'))
      await expect(doors?.words?.[language]?.()).resolves.toBeDefined()
  })
})
