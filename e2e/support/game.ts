import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Action,
  type Config,
  liesAlike,
  placementsOf,
  type State,
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

/** Where the page keeps things. */
export const KEYS = {
  game: 'the-last-fairy-tale.game',
  damaged: 'the-last-fairy-tale.damaged',
  settings: 'shelf.settings',
  cover: 'the-last-fairy-tale.cover',
  leaders: 'the-last-fairy-tale.leaders',
}

/** How a browser's storage may fail. */
export type Trouble = 'full' | 'forbidden' | 'unreadable'

/** What the page finds when it opens. */
export interface Before {
  /** A stored game: the text under the game's key. */
  stored?: string
  language?: 'en' | 'nl'
  theme?: 'system' | 'light' | 'night'
  speed?: 'calm' | 'brisk' | 'instant'
  motion?: 'system' | 'less'
  /** Also strange ones, as another version of the page might have left them. */
  letters?: string
  hand?: 'left' | 'right'
  flat?: 'on' | 'off'
  /** Which computer players lead whom at the table, as the page keeps it. */
  leaders?: string
  /** The card between two players; off unless a test is about it. */
  handover?: 'on' | 'off'
  /** What the table tells once, when its moment has come; off unless a test is about it. */
  tips?: 'on' | 'off'
  /** A storage that has no room left, may not even be touched, or does not give back what it keeps. */
  trouble?: Trouble
  /** The game may not come at all: the first words of the page are enough. */
  opening?: boolean
  /** What an earlier page of the same browser kept is there still. */
  keepsGames?: boolean
  /** The browser saves no data: what nobody has asked for is fetched ahead. That takes each page a second. */
  fetchesAhead?: boolean
  /** What follows the address. */
  query?: string
  /** Another server than that of all tests. */
  origin?: string
}

/** Opens the page, with a stored game and settings if wanted. */
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
  const kept = { [KEYS.settings]: JSON.stringify(chosen), [KEYS.game]: stored, [KEYS.leaders]: leaders }
  if (!keepsGames) await forgetGames(page)
  await page.addInitScript(keepOnce, [crypto.randomUUID(), kept] as const)
  if (trouble) await page.addInitScript(breakStorage, trouble)
  if (!fetchesAhead) await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto(`${origin}${query}`)
  // Loaded is not yet drawn: on a busy machine a key that is pressed at once would not be heard.
  await page
    .locator(opening ? '#root > *' : '#root > :not(.opening)')
    .first()
    .waitFor()
}

/** Of what an earlier page of the same browser kept nothing is left: it would go on with it. */
async function forgetGames(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  // Where no page of ours is open: it would write its game again.
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

/** Makes the window of an open page so large, and waits until the page is laid out anew. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Keeps texts under their keys before the page begins, but not again when it is loaded anew. */
function keepOnce([once, kept]: readonly [string, Record<string, string>]): void {
  if (sessionStorage.getItem(once)) return
  sessionStorage.setItem(once, 'kept')
  for (const [key, text] of Object.entries(kept)) {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  }
}

/**
 * The browser saves data: nothing is fetched ahead that nobody has asked for. That would take each page a second, and
 * few tests ask for it.
 */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/**
 * Tests press faster than people: after each press of theirs the key that means nothing is pressed, so that the next one is
 * no slip (`onPurpose`). Not while a test makes slips (`support/slips`).
 */
export const meanAllPresses = (page: Page) =>
  page.addInitScript(() => {
    const mean = ({ isTrusted }: Event) => {
      if (!isTrusted || 'makesSlips' in window) return
      setTimeout(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ScrollLock' })))
    }
    for (const type of ['click', 'keyup']) window.addEventListener(type, mean, { capture: true })
  })

/** Makes a page's storage fail as browsers let it fail. */
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

/** A game as the page stores it, from its choices and actions. */
export function storedGame(config: Config, seed: number, actions: readonly Action[]): string {
  const played = replay(fairyTale, { config, seed, actions })
  if (!played.ok) throw new Error(`Action ${played.error.index} is refused: ${played.error.refusal.code}`)
  return writeGame(fairyTale, played.value)
}

/** The games of a tale that the page has kept, the newest first, each as it is written. */
export const keptTexts = (page: Page, tale: string): Promise<string[]> =>
  page.evaluate(async (tale) => {
    const asked = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await asked(indexedDB.open('tales'))
    if (!db.objectStoreNames.contains('lines')) return []
    // A press is saved a moment after it is shown: until then its tab has it alone.
    for (let wait = 0; wait < 50 && sessionStorage.getItem(`${tale}.unsaved`) !== null; wait++)
      await new Promise((later) => setTimeout(later, 20))
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

/** The game that the page plays, or played last, as it is kept; null where none is. */
export const keptText = async (page: Page): Promise<string | null> =>
  (await keptTexts(page, fairyTale.id))[0] ?? null

/** The position in which the page's stored game stands. */
export async function positionOf(page: Page): Promise<State> {
  const read = readGame(fairyTale, (await keptText(page)) ?? '')
  if (!read.ok) throw new Error(`The page stored no game that can be read: ${JSON.stringify(read.error)}`)
  return stateOf(read.value)
}

/** The hash of the position in which the page's stored game stands. */
export const hashOf = async (page: Page): Promise<string> => stateHash(await positionOf(page))

/** The button of a place on the board. */
export const place = (page: Page, at: Place) => page.locator(`[data-place="${at}"]`)

/** Waits until the view of the board rests: what is on it has stayed where it is for some frames. */
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

/** The button that removes a monster; of who clears the whole tile, any of its buttons does. */
const removal = (page: Page, monster: number) =>
  page
    .getByRole('button', {
      name: new RegExp(`^Remove (the .*, number ${monster}|(both|all .*) monsters on this tile)$`),
    })
    .first()

/** The seal that carries the turn on: roll, end turn, begin. */
export const seal = (page: Page, name: 'Roll for new monsters' | 'End turn' | 'Begin the tale') =>
  page.getByRole('button', { name, exact: true })

/** Presses the seal, and means it: it follows another press in the same place. */
export async function pressSeal(page: Page, name: Parameters<typeof seal>[1]): Promise<void> {
  await onPurpose(page)
  await seal(page, name).click()
}

/** The seal of the cover, which begins a tale. */
export const begin = (page: Page) => page.getByRole('button', { name: /^Begin (the tale|a new one)$/ })

/** Opens what waits on the cover behind "Choose the box…". */
export const openBox = (page: Page) => page.getByRole('button', { name: 'Choose the box…' }).click()

/** Says on the cover that several people play: each chosen hero then has a line for a name. */
export const playTogether = (page: Page) =>
  page.getByRole('radio', { name: 'Several people' }).check({ force: true })

/** The seed of the tale to come, in the open box. */
export const seedField = (page: Page) => page.getByRole('textbox', { name: 'Seed', exact: true })

/** Presses a button that says that it can do nothing now, as people do all the same. */
export async function press(button: Locator): Promise<void> {
  await onPurpose(button.page())
  await button.click({ force: true })
}

/** Holds a plank down until it has been held long enough. */
export async function holdDown(page: Page, plank: Locator): Promise<void> {
  await plank.hover()
  await page.mouse.down()
  await expect(plank).toHaveCount(0)
  await page.mouse.up()
}

/**
 * What follows is no slip: a key that means nothing is pressed before it. Otherwise a quick second press in the same place may do
 * nothing (`ui/input/press-guard`), and a person would wait until what they see rests.
 */
export const onPurpose = (page: Page): Promise<void> => page.keyboard.press('ScrollLock')

/** How it is asked before an unused turn ends in danger. */
const SURE = [
  ...[en, nl].map(({ table }) => table.seal.sure),
  siegeWords.table.sureToEnd,
  citadelWords.table.planks.sure,
]

/** Presses End turn; once more where it is asked first, as nothing was done in danger. */
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

/** The same by its key. */
export const endTurnByKey = (page: Page): Promise<void> => pressEndTurn(page, () => page.keyboard.press('e'))

/** Does on the page, by clicking, what an action says. */
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
      return place(page, action.to).click()
    case 'remove':
      return removal(page, action.monster).click()
    case 'expand':
      return placeByClicking(page, action)
    default:
      throw new Error(`Nothing is clicked for "${action.type}".`)
  }
}

/** Lays a first tile, then presses it until it is turned as wanted. */
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
  throw new Error(`First tile ${tile} could not be turned to ${turn} on the ${side}.`)
}

/** Chooses a market tile, aims it at a place, and turns it on until it lies as wanted; some lie alike in any case. */
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
  // Where there is no room beside the place, its plank hangs on it, and lays the tile as well as the place does.
  await place(page, action.at).click({ force: true })
  await expect.poll(async () => (await positionOf(page)).tiles[action.at] !== undefined).toBe(true)
}
