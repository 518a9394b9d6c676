import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Action,
  type Config,
  defaultBoxes,
  liesAlike,
  placementsOf,
  type State,
  standardRules,
} from '../../src/engine/fairy-tale/index.ts'
import {
  CENTRE,
  neighbour,
  type Place,
  readGame,
  replay,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { en as citadelWords } from '../../src/tales/citadel/words/en/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { en } from '../../src/tales/fairy-tale/words/en/index.ts'
import { nl } from '../../src/tales/fairy-tale/words/nl/index.ts'
import { en as siegeWords } from '../../src/tales/fortress/words/en/index.ts'
import { stateHash } from '../../tests/support/state-hash.ts'

/** The storage keys of the page. */
export const KEYS = {
  game: 'the-last-fairy-tale.game',
  damaged: 'the-last-fairy-tale.damaged',
  settings: 'shelf.settings',
  cover: 'the-last-fairy-tale.cover',
  leaders: 'the-last-fairy-tale.leaders',
  hints: 'shelf.hints',
}

/** The ways in which browser storage can fail. */
export type Trouble = 'full' | 'forbidden' | 'unreadable'

/** The stored state and settings before the page opens. */
export interface Before {
  /** The text of a stored game, under the key of games. */
  stored?: string
  language?: 'en' | 'nl'
  theme?: 'system' | 'light' | 'night'
  speed?: 'calm' | 'brisk' | 'instant'
  motion?: 'system' | 'less'
  /** A string, so that tests can use unknown values, as another version of the page might have stored. */
  letters?: string
  hand?: 'left' | 'right'
  flat?: 'on' | 'off'
  /** The bots at the table, as the page stores them. */
  leaders?: string
  /** The privacy screen between two players; off by default. */
  handover?: 'on' | 'off'
  /** Tips; off by default. */
  tips?: 'on' | 'off'
  /** True if the page has not mentioned the keyboard shortcuts yet. */
  knowsNoKeys?: boolean
  /** How storage fails: no room left, access forbidden, or reads fail. */
  trouble?: Trouble
  /** True to wait only for the opening text, not for the game. */
  opening?: boolean
  /** True to keep the games of an earlier page of the same browser. */
  keepsGames?: boolean
  /** True to let the page prefetch, which takes a second. By default the browser claims to save data. */
  fetchesAhead?: boolean
  /** True for an empty cover. By default it has a stored choice of a bedtime story. */
  newcomer?: boolean
  /** The query and hash of the address. */
  query?: string
  /** The origin, if not the common server of all tests. */
  origin?: string
}

/** Opens the page, with a stored game and settings if given. */
export async function open(page: Page, before: Before = {}): Promise<void> {
  const {
    stored = '',
    trouble,
    query = '',
    origin = '/',
    leaders = '',
    opening = false,
    keepsGames = false,
    fetchesAhead = false,
    newcomer = false,
    knowsNoKeys = false,
    ...settings
  } = before
  const chosen = {
    language: 'en',
    theme: 'light',
    speed: 'instant',
    handover: 'off',
    tips: 'off',
    ...settings,
  }
  const kept = {
    [KEYS.settings]: JSON.stringify(chosen),
    [KEYS.game]: stored,
    [KEYS.leaders]: leaders,
    [KEYS.hints]: knowsNoKeys ? '' : '["keys"]',
  }
  if (!keepsGames) await forgetGames(page)
  await page.addInitScript(keepOnce, [crypto.randomUUID(), kept] as const)
  if (!newcomer) await page.addInitScript(keepIfNone, [KEYS.cover, BEDTIME_COVER] as const)
  if (trouble) await page.addInitScript(breakStorage, trouble)
  if (!fetchesAhead) await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.addInitScript(drawKnownSeeds)
  await page.goto(`${origin}${query}`)
  // Wait until it is drawn: on a busy machine a key pressed right after loading would be lost.
  await page
    .locator(opening ? '#root > *' : '#root > :not(.opening)')
    .first()
    .waitFor()
}

/** Deletes the games of an earlier page of the same browser, which the page would resume otherwise. */
async function forgetGames(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  // An address without our page, which would store its game again.
  await page.goto('/favicon.svg')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const forgetting = indexedDB.deleteDatabase('tales')
        forgetting.onsuccess = () => done()
        forgetting.onerror = () => done()
        forgetting.onblocked = () => done()
      }),
  )
}

/** Resizes the window of an open page, and waits until the page is laid out again. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The stored cover with a bedtime story. */
const BEDTIME_COVER = JSON.stringify({
  config: {
    seats: ['puss-in-boots', 'red-riding-hood', 'huntsman'].map((character) => ({ character, player: '' })),
    difficulty: 'bedtime-story',
    rules: standardRules(),
    boxes: defaultBoxes('bedtime-story'),
  },
  people: 'one',
  boxOpen: false,
})

/** Stores a text before the page starts, unless the key exists. */
function keepIfNone([key, text]: readonly [string, string]): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
}

/** Stores texts before the page starts, but not again on a reload. */
function keepOnce([once, kept]: readonly [string, Record<string, string>]): void {
  if (sessionStorage.getItem(once)) return
  sessionStorage.setItem(once, 'kept')
  for (const [key, text] of Object.entries(kept)) {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  }
}

/**
 * Makes the browser claim to save data, so that nothing is prefetched. Prefetching would take each page a second, and few tests need it.
 */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/**
 * Tests press faster than people. After each press this sends a key without a function, so that the next press does not count as a slip
 * (`onPurpose`). Disabled while a test makes slips (`support/slips`).
 */
export const meanAllPresses = (page: Page) =>
  page.addInitScript(() => {
    const mean = ({ isTrusted }: Event) => {
      if (!isTrusted || 'makesSlips' in window) return
      setTimeout(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ScrollLock' })))
    }
    for (const type of ['click', 'keyup']) window.addEventListener(type, mean, { capture: true })
  })

/** Makes games without a chosen seed reproducible: the page draws the seeds 1, 2, 3, …. */
function drawKnownSeeds(): void {
  const draw = crypto.getRandomValues.bind(crypto)
  let seed = 0
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Uint32Array && numbers.length === 1)) return draw(numbers)
    seed += 1
    numbers[0] = seed
    return numbers
  }
}

/** Makes browser storage fail as in real browsers. */
function breakStorage(trouble: Trouble): void {
  if (trouble === 'full') {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
    return
  }
  if (trouble === 'unreadable') {
    const broken = () => {
      throw new DOMException('The file is broken.', 'UnknownError')
    }
    Storage.prototype.getItem = broken
    IDBObjectStore.prototype.get = broken
    IDBObjectStore.prototype.getAll = broken
    return
  }
  Object.defineProperty(window, 'indexedDB', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

/** A game as the page stores it, from its config and actions. */
export function storedGame(config: Config, seed: number, actions: readonly Action[]): string {
  const played = replay(fairyTale, { config, seed, actions })
  if (!played.ok)
    throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
  return writeGame(fairyTale, played.value)
}

/** Returns the stored games of a tale, the newest first, as text. Waits until all saves are done. */
export async function keptTexts(page: Page, tale: string): Promise<string[]> {
  // A press is saved a moment after it is shown. Until then only its tab has it; a busy machine takes seconds.
  await page.waitForFunction((key) => sessionStorage.getItem(key) === null, `${tale}.unsaved`)
  return page.evaluate(async (tale) => {
    const asked = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await asked(indexedDB.open('tales'))
    if (!db.objectStoreNames.contains('lines')) return []
    const stores = db.transaction(['lines', 'games'])
    const lines = await asked<{ id: string; tale: string; touched: number }[]>(
      stores.objectStore('lines').getAll(),
    )
    const games = await asked<{ id: string; text: string }[]>(stores.objectStore('games').getAll())
    db.close()
    return lines
      .filter((line) => line.tale === tale)
      .sort((one, other) => other.touched - one.touched)
      .map(({ id }) => games.find((game) => game.id === id)?.text ?? '')
  }, tale)
}

/** The stored text of the current or last game; null if there is none. */
export const keptText = async (page: Page): Promise<string | null> =>
  (await keptTexts(page, fairyTale.id))[0] ?? null

/** The current position of the stored game. */
export async function positionOf(page: Page): Promise<State> {
  const read = readGame(fairyTale, (await keptText(page)) ?? '')
  if (!read.ok) throw new Error(`Cannot read the game stored by the page: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

/** The hash of the current position of the stored game. */
export const hashOf = async (page: Page): Promise<string> => stateHash(await positionOf(page))

export const place = (page: Page, at: Place) => page.locator(`[data-place="${at}"]`)

/** Waits until the camera rests: the board has not moved for some frames. */
export const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((rest) => {
        let last = ''
        let frames = 0
        const look = () => {
          const { x, y, width } = document.querySelector('[data-place]')?.getBoundingClientRect() ?? {}
          const now = `${x} ${y} ${width}`
          frames = now === last ? frames + 1 : 0
          last = now
          if (frames < 12) requestAnimationFrame(look)
          else rest()
        }
        look()
      }),
  )

/** The button that removes a monster, or one that clears its whole tile. */
const removal = (page: Page, monster: number) =>
  page
    .getByRole('button', {
      name: new RegExp(`^Remove (the .*, number ${monster}|(both|all .*) monsters on this tile)$`),
    })
    .first()

/** The main button of the turn: roll, end turn, begin. */
export const seal = (page: Page, name: 'Roll for new monsters' | 'End turn' | 'Begin the tale') =>
  page.getByRole('button', { name, exact: true })

/** Presses the main button as an intended press, even right after another press in the same place. */
export async function pressSeal(page: Page, name: Parameters<typeof seal>[1]): Promise<void> {
  await onPurpose(page)
  await seal(page, name).click()
}

/** The button of the cover that starts a game. */
export const begin = (page: Page) => page.getByRole('button', { name: /^Begin (the tale|a new one)$/ })

/** Opens the part of the cover behind "Choose the box…". */
export const openBox = (page: Page) => page.getByRole('button', { name: 'Choose the box…' }).click()

/** Chooses several people on the cover, which gives each chosen hero a name field. */
export const playTogether = (page: Page) =>
  page.getByRole('radio', { name: 'Several people' }).check({ force: true })

/** The seed field for the next game, in the opened box. */
export const seedField = (page: Page) => page.getByRole('textbox', { name: 'Seed', exact: true })

/** Presses a button that is marked as disabled, as people do. */
export async function press(button: Locator): Promise<void> {
  await onPurpose(button.page())
  await button.click({ force: true })
}

/** Holds a button down until it accepts. */
export async function holdDown(page: Page, plank: Locator): Promise<void> {
  await plank.hover()
  await page.mouse.down()
  await expect(plank).toHaveCount(0)
  await page.mouse.up()
}

/**
 * Marks the next press as intended by a key without a function. Otherwise `ui/input/press-guard` may ignore a quick second press in the
 * same place, where a person would wait until the screen rests.
 */
export const onPurpose = (page: Page): Promise<void> => page.keyboard.press('ScrollLock')

/** The texts of the question before an unused turn ends in danger. */
const SURE = [
  ...[en, nl].flatMap(({ table }) => [table.seal.sure, table.seal.spare]),
  siegeWords.table.sureToEnd,
  citadelWords.table.planks.sure,
]

/** Presses End turn, and again if the page asks whether to end an unused turn in danger. */
export async function pressEndTurn(
  page: Page,
  press = (): Promise<void> => pressSeal(page, 'End turn'),
): Promise<void> {
  await press()
  for (const asks of SURE)
    if (await page.getByText(asks).first().isVisible()) {
      await onPurpose(page)
      await press()
    }
}

/** Ends the turn by its key. */
export const endTurnByKey = (page: Page): Promise<void> => pressEndTurn(page, () => page.keyboard.press('e'))

/** Does an action on the page by clicking. */
export async function click(page: Page, action: Action): Promise<void> {
  await onPurpose(page)
  switch (action.type) {
    case 'lay':
      return layByClicking(page, action)
    case 'begin':
      return pressSeal(page, 'Begin the tale')
    case 'roll':
      return pressSeal(page, 'Roll for new monsters')
    case 'end-turn':
      return pressEndTurn(page)
    case 'choose-side':
      return page.locator(`[data-choose="${action.side}"]`).click()
    case 'walk':
      return walkByClicking(page, action)
    case 'remove':
      return removal(page, action.monster).click()
    case 'expand':
      return placeByClicking(page, action)
    default:
      throw new Error(`The action "${action.type}" needs no click on the board.`)
  }
}

/** Walks to a place. A walk that would drop the basket is only aimed by the first press. */
async function walkByClicking(page: Page, { to }: Action & { type: 'walk' }): Promise<void> {
  const asks = page.getByRole('button', { name: /^Walk there and drop the basket$/ })
  await place(page, to).click()
  if (!(await asks.first().isVisible())) return
  await onPurpose(page)
  await place(page, to).click({ force: true })
}

/** Places a first tile, then presses it until it has the given rotation. */
async function layByClicking(page: Page, { tile, side, turn }: Action & { type: 'lay' }): Promise<void> {
  const at = neighbour(CENTRE, side)
  await page.getByRole('button', { name: new RegExp(`^First tile ${tile + 1}:`) }).click()
  await place(page, at).click()
  for (let press = 0; press < 4; press++) {
    const spot = (await positionOf(page)).opening?.spots[tile]
    if (spot?.side === side && spot.turn === turn) return
    await onPurpose(page)
    await place(page, at).click()
  }
  throw new Error(`Cannot turn first tile ${tile} to ${turn} on the side ${side}.`)
}

/** Selects a market tile, aims it at a place, and turns it to the given rotation. Symmetric tiles are not turned. */
export async function aim(page: Page, { slot, at, turn }: Action & { type: 'expand' }): Promise<void> {
  const position = await positionOf(page)
  const face = position.market[slot]
  const allowed = (face && !liesAlike(face) && placementsOf(position, slot).get(at)) || []
  await page.getByRole('button', { name: new RegExp(`^Market ${slot + 1}:`) }).click()
  await place(page, at).click()
  for (let press = 0; press < allowed.indexOf(turn); press++) {
    await page.getByRole('button', { name: 'Turn the tile', exact: true }).click()
  }
}

/** Aims a market tile, and places it by a second press on its place. */
async function placeByClicking(page: Page, action: Action & { type: 'expand' }): Promise<void> {
  await aim(page, action)
  await onPurpose(page)
  // If the button has no room beside the place, it covers the place and places the tile too.
  await place(page, action.at).click({ force: true })
  await expect.poll(async () => (await positionOf(page)).tiles[action.at] !== undefined).toBe(true)
}
