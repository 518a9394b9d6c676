import { tidyAddress } from '../store/address-text.ts'
import { type Day, noonOf } from '../store/day.ts'
import { useSettings } from '../store/settings.ts'
import { openTale, useOpen } from '../ui/page/open-tale.ts'
import { openDialog, toTale, usePage } from '../ui/page/page.ts'
import { tellMissing } from '../ui/page/part-missing.ts'
import { type AskedPage, PLACES, type Tale } from '../ui/tale.ts'
import { type Doors, TALES } from './tales.ts'

/**
 * Where an address leads: to a tale, and perhaps to a page of it; to a page of the house; or to the shelf, there too
 * what was asked for where nothing lies.
 */
export type Where =
  | { tale: string; place: AskedPage | null }
  | { tale: null; house: string; day?: Day; dayOf?: string }
  | { tale: null; house: null; strange: string | null }

/** The page of the house of which there is one for every day, and every tale: `#/day/2026-11-22/<tale>`. */
const OF_DAY = 'day'

/** As much of a strange address as is told again. */
const TOLD = 40

/** The longest address of a place that is looked at, in characters: as long as a whole game in a link may be. */
const LONGEST = 20_000

/**
 * Reads what follows the address of the house, from its `#` on: nothing or `#/fairy-tale` is a tale, `#/fairy-tale/album/…` a
 * page of it, `#/tales` a page of the house and `#/` the shelf. Without one, the first tale is opened. What programs on the way do to an address is undone.
 */
export function whereTo(
  hash: string,
  tales: Readonly<Record<string, Doors>> = TALES,
  house: Readonly<Record<string, unknown>> = {},
): Where {
  const raw = hash.replace(/^#/, '')
  const address = raw.length > LONGEST ? raw : tidyAddress(raw)
  const [first = null] = Object.keys(tales)
  if (address === '' && first !== null) return { tale: first, place: null }
  if (address === '/') return { tale: null, house: null, strange: null }
  const strange: Where = { tale: null, house: null, strange: hash.slice(0, TOLD) }
  if (!address.startsWith('/') || address.length > LONGEST) return strange
  const [id = '', page, ...given] = address.slice(1).replace(/\/$/, '').split('/')
  if (Object.hasOwn(house, id)) {
    if (page === undefined) return { tale: null, house: id }
    const [dayOf] = given
    if (id !== OF_DAY || given.length > 1 || !noonOf(page)) return strange
    if (dayOf === undefined) return { tale: null, house: id, day: page }
    return Object.hasOwn(tales, dayOf) ? { tale: null, house: id, day: page, dayOf } : strange
  }
  if (!Object.hasOwn(tales, id)) return strange
  if (page === undefined) return { tale: id, place: null }
  const name = PLACES.find((one) => one === page)
  // What is sent as a link mends itself, by its checksum.
  if (name === 'link') return { tale: id, place: { page: name, given: givenIn(raw) ?? given } }
  return name ? { tale: id, place: { page: name, given } } : strange
}

/** What stands behind the page in an address, as it stands there; null where it cannot be found so. */
const givenIn = (raw: string): string[] | null =>
  /^\/[^/]*\/link\/(.*)$/s.exec(raw)?.[1]?.replace(/\/$/, '').split('/') ?? null

/**
 * Opens what the address asks for, now and whenever it changes: the browser's ways back and forward too. Answers how to
 * stop.
 */
export function followPlaces(
  target: Window,
  tales: Readonly<Record<string, Doors>> = TALES,
  house: Readonly<Record<string, unknown>> = {},
): () => void {
  const follow = () => {
    const where = whereTo(target.location.hash, tales, house)
    const doors = where.tale === null ? null : tales[where.tale]
    usePage.setState({
      shelf: where.tale === null,
      house: where.tale === null ? where.house : null,
      day: ('day' in where && where.day) || null,
      dayOf: ('dayOf' in where && where.dayOf) || null,
      strange: 'strange' in where ? where.strange : null,
      place: where.tale === null ? null : where.place,
      dialog: null,
    })
    if (where.tale !== null && doors) void openTale(where.tale, () => fetchTale(doors))
  }
  follow()
  target.addEventListener('hashchange', follow)
  return () => target.removeEventListener('hashchange', follow)
}

/** Fetches a tale, and at the same time the words of its cover in the language of this browser, which it would ask for next. */
async function fetchTale({ open, words }: Doors): Promise<Tale> {
  // Where they do not come, that is told by whoever asks for them to draw the cover.
  words?.[useSettings.getState().language]?.().catch(() => {})
  const { tale } = await open()
  return tale
}

/** Opens the rules of a tale over the shelf, where it stays. */
export async function openRules(id: string, doors: Doors): Promise<void> {
  await openTale(id, () => fetchTale(doors))
  const { id: opened, tale } = useOpen.getState()
  if (opened !== id || !usePage.getState().shelf) return
  if (tale) openDialog('rules')
  else void tellMissing(() => openRules(id, doors))
}

/** Takes the tale's book of rescues from the shelf. */
export function toRescues(id: string): void {
  location.hash = `/${id}/rescues`
}

/** Goes on with a kept game of a tale at its table; false where it is not there any more, or cannot be read. */
export async function goOnWith(id: string, doors: Doors, game: string): Promise<boolean> {
  await openTale(id, () => fetchTale(doors))
  const { id: opened, tale } = useOpen.getState()
  if (opened !== id || !tale) return false
  await tale.openGame()
  if (!(await tale.game.getState().open(game))) return false
  usePage.setState({ cover: false, lookingBack: false })
  toTale(id)
  return true
}
