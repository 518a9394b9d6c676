import { tidyAddress } from '../store/address-text.ts'
import { type Day, noonOf } from '../store/calendar-day.ts'
import { useSettings } from '../store/settings.ts'
import { tellMissing } from '../ui/page/chunk-load-error.ts'
import { openTale, useOpenTale } from '../ui/page/open-tale.ts'
import { goToTale, openDialog, usePage } from '../ui/page/page.ts'
import { type AskedPage, TALE_ROUTES, type Tale } from '../ui/tale.ts'
import { TALES, type TaleLoader } from './tales.ts'

/**
 * The target of an address: a tale with an optional page, an app page, or the shelf. `strange` holds an unknown address, to show on the
 * shelf.
 */
export type Address =
  | { tale: string; place: AskedPage | null }
  | { tale: null; house: string; day?: Day; dayOf?: string; joining?: string }
  | { tale: null; house: null; strange: string | null }

/** The app page that exists for each day and tale: `#/day/2026-11-22/<tale>`. */
const OF_DAY = 'day'

/** The app page that is followed by a code or a key: `#/join/MKWTRB`. */
const JOIN = 'join'

/** The app page of a table of several devices. */
const TABLE = 'table'

/** Maximum length of an echoed unknown address, in characters. */
const TOLD = 40

/** Maximum length of an address that is parsed, in characters. A link can hold a whole game. */
const LONGEST = 20_000

/**
 * Parses the hash of an address. `#/fairy-tale` is a tale, `#/fairy-tale/album/…` a page of it, `#/tales` an app page, `#/` the shelf. An
 * empty hash opens the first tale. Changes that mail and chat programs make to links are repaired.
 */
export function parseAddress(
  hash: string,
  tales: Readonly<Record<string, TaleLoader>> = TALES,
  house: Readonly<Record<string, unknown>> = {},
): Address {
  const raw = hash.replace(/^#/, '')
  const address = raw.length > LONGEST ? raw : tidyAddress(raw)
  const [first = null] = Object.keys(tales)
  if (address === '' && first !== null) return { tale: first, place: null }
  if (address === '/') return { tale: null, house: null, strange: null }
  const strange: Address = { tale: null, house: null, strange: hash.slice(0, TOLD) }
  if (!address.startsWith('/') || address.length > LONGEST) return strange
  const [id = '', page, ...given] = address.slice(1).replace(/\/$/, '').split('/')
  if (Object.hasOwn(house, id)) {
    if (page === undefined) return { tale: null, house: id }
    // A key can end with punctuation, so it is passed on raw.
    if (id === JOIN) return { tale: null, house: id, joining: raw.slice(`/${JOIN}/`.length) }
    const [dayOf] = given
    if (id !== OF_DAY || given.length > 1 || !noonOf(page)) return strange
    if (dayOf === undefined) return { tale: null, house: id, day: page }
    return Object.hasOwn(tales, dayOf) ? { tale: null, house: id, day: page, dayOf } : strange
  }
  if (!Object.hasOwn(tales, id)) return strange
  if (page === undefined) return { tale: id, place: null }
  const name = TALE_ROUTES.find((one) => one === page)
  // A shared link is repaired later, by its checksum, so it is passed on raw.
  if (name === 'link') return { tale: id, place: { page: name, given: givenIn(raw) ?? given } }
  return name ? { tale: id, place: { page: name, given } } : strange
}

/** Returns the raw parts after the page name of a link, or null if the address has another form. */
const givenIn = (raw: string): string[] | null =>
  /^\/[^/]*\/link\/(.*)$/s.exec(raw)?.[1]?.replace(/\/$/, '').split('/') ?? null

/** Opens what the address asks for, now and on every change, also by Back and Forward. Returns a function that stops it. */
export function startRouter(
  target: Window,
  tales: Readonly<Record<string, TaleLoader>> = TALES,
  house: Readonly<Record<string, unknown>> = {},
): () => void {
  const follow = () => {
    const where = parseAddress(target.location.hash, tales, house)
    const doors = where.tale === null ? null : tales[where.tale]
    usePage.setState({
      shelf: where.tale === null,
      house: where.tale === null ? where.house : null,
      day: ('day' in where && where.day) || null,
      dayOf: ('dayOf' in where && where.dayOf) || null,
      joining: ('joining' in where && where.joining) || '',
      strange: 'strange' in where ? where.strange : null,
      place: where.tale === null ? null : where.place,
      dialog: null,
      // Only the page of a table opens the game that a cover has asked for.
      ...(where.tale === null && where.house === TABLE ? {} : { opening: null }),
    })
    if (where.tale !== null && doors) void openTale(where.tale, () => fetchTale(doors))
  }
  follow()
  target.addEventListener('hashchange', follow)
  return () => target.removeEventListener('hashchange', follow)
}

/** Fetches a tale and, in parallel, its cover words in the current language, which the tale would request next. */
async function fetchTale({ open, words }: TaleLoader): Promise<Tale> {
  // A failure is ignored here: the cover requests the words again and reports it.
  words?.[useSettings.getState().language]?.().catch(() => {})
  const { tale } = await open()
  return tale
}

/** Opens the rules of a tale above the shelf. */
export async function openRules(id: string, doors: TaleLoader): Promise<void> {
  await openTale(id, () => fetchTale(doors))
  const { id: opened, tale } = useOpenTale.getState()
  if (opened !== id || !usePage.getState().shelf) return
  if (tale) openDialog('rules')
  else void tellMissing(() => openRules(id, doors))
}

/** Opens the rescues of a tale from the shelf. */
export function toRescues(id: string): void {
  location.hash = `/${id}/rescues`
}

/** Resumes a saved game of a tale. False if the game was deleted or cannot be read. */
export async function resumeSavedGame(id: string, doors: TaleLoader, game: string): Promise<boolean> {
  await openTale(id, () => fetchTale(doors))
  const { id: opened, tale } = useOpenTale.getState()
  if (opened !== id || !tale) return false
  await tale.openGame()
  if (!(await tale.game.getState().open(game))) return false
  usePage.setState({ cover: false, lookingBack: false })
  goToTale(id)
  return true
}
