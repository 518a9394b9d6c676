import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Citadel, citadel, type State, standardRules } from '../../src/engine/citadel/index.ts'
import {
  openSession,
  type Rng,
  randomState,
  seededRng,
  stateForBot,
  stateOf,
  type Viewer,
} from '../../src/engine/kernel/index.ts'
import { type Speed, useSettings } from '../../src/store/settings.ts'
import { buildingMarkup } from '../../src/tales/citadel/art/buildings/index.ts'
import { actor, page as pagePlays } from '../../src/tales/citadel/bots/index.ts'
import { HOTSEAT } from '../../src/tales/citadel/hotseat.ts'
import { liveTable } from '../../src/tales/citadel/runtime.ts'
import { AlbumPage } from '../../src/tales/citadel/screen/album/AlbumPage.tsx'
import { DIALOGS } from '../../src/tales/citadel/screen/dialogs.ts'
import { currentViewer } from '../../src/tales/citadel/screen/state/table-state.ts'
import { TablePage } from '../../src/tales/citadel/screen/table/TablePage.tsx'
import { layGame, now } from '../../src/tales/citadel/screen/table/testing.ts'
import { hintsOf } from '../../src/tales/citadel/screen/table-kit.ts'
import { hush } from '../../src/ui/page/announce.ts'
import { LiveAnnouncer } from '../../src/ui/page/LiveRegion.tsx'
import { usePage } from '../../src/ui/page/page.ts'
import { openableDialogs } from '../support/dialogs.ts'
import { type Card, knownTo } from './known.ts'
import { Reader } from './page-reader.ts'
import { toldBy } from './told-by-page.ts'

openableDialogs()

/** All that each viewer has known so far: public cards stay known, because the log keeps them. */
class Knowledge {
  readonly #known = new Map<Viewer, Set<Card>>()

  learn(state: State): void {
    for (const by of [null, ...state.seats.keys()]) {
      const known = this.#known.get(by) ?? new Set()
      for (const card of knownTo(state, by)) known.add(card)
      this.#known.set(by, known)
    }
  }

  of(by: Viewer): ReadonlySet<Card> {
    return this.#known.get(by) ?? new Set()
  }
}

/** The page of the current viewer, read at every step. */
class Watched {
  readonly known = new Knowledge()
  readonly #reader = new Reader()
  #by: Viewer | undefined

  /**
   * Checks that the page shows only what its viewer may know; returns the number of cards shown. Knowledge never expires: for the same
   * viewer only changes are read, for a new one the whole page.
   */
  assertSecret(): number {
    const by = currentViewer(liveTable)?.by ?? null
    const told = toldBy(by === this.#by ? this.#reader.changed() : this.#reader.whole())
    this.#by = by
    const secrets = [...told].filter((card) => !this.known.of(by).has(card))
    if (secrets.length > 0) throw new Error(`Viewer ${by} is told of: ${secrets.join(', ')}.`)
    return told.size
  }
}

/** Confirms the seat at the gate, after an optional look at the board without a viewer. */
function passGate(page: Watched, peeps: boolean): void {
  if (peeps) {
    act(() => HOTSEAT.peek(true))
    page.assertSecret()
    act(() => HOTSEAT.peek(false))
    page.assertSecret()
  }
  const ready = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^I am /.test(textContent ?? ''),
  )
  if (!ready) throw new Error('The gate cannot be opened.')
  fireEvent.click(ready)
  page.assertSecret()
}

/** Reads the page at each event of a playback. Returns the number of events. */
function watch(page: Watched): number {
  let shown = 0
  for (; liveTable.playback.getState().playing; shown++) {
    act(() => liveTable.playback.getState().skip())
    page.assertSecret()
  }
  return shown
}

/** Asks for a hint if a hand is open, and waits for it; returns the number of hints shown, 0 or 1. */
async function hint(page: Watched): Promise<number> {
  if (currentViewer(liveTable)?.by == null) return 0
  act(() => hintsOf(liveTable).ask())
  await waitFor(() => expect(hintsOf(liveTable).useHint.getState().plan).not.toBeNull())
  page.assertSecret()
  act(() => hintsOf(liveTable).close())
  page.assertSecret()
  return 1
}

/** Opens the album of the running game, which must show public information only. Returns the number of cards it shows. */
function lookIntoAlbum(page: Watched): number {
  const before = usePage.getState().place
  act(() => usePage.setState({ place: { page: 'album', given: [] } }))
  const album = render(<AlbumPage />)
  const told = toldBy(album.container.outerHTML)
  album.unmount()
  act(() => usePage.setState({ place: before }))
  const secrets = [...told].filter((card) => !page.known.of(null).has(card))
  expect(secrets).toEqual([])
  return told.size
}

/** Opens a game on the table page and starts to watch the page. */
function sitDown(config: Citadel['Config'], seed: number, speed: Speed = 'instant'): Watched {
  layGame(openSession(citadel, config, seed))
  // Tips name cards as examples, which would look like leaks.
  useSettings.setState({ speed, tips: 'off' })
  // Announcements of an earlier game are no secrets of this one.
  hush()
  render(
    <>
      <TablePage />
      <LiveAnnouncer />
    </>,
  )
  const page = new Watched()
  page.known.learn(now())
  return page
}

/** Plays one action of a Page; returns the number of cards that the page shows afterwards. */
function step(page: Watched, luck: Rng): number {
  const state = now()
  const action = pagePlays(stateForBot(citadel, state, actor(state)), luck)
  act(() => {
    expect(liveTable.game.getState().act(action)).toBe('done')
  })
  const move = liveTable.game.getState().session?.moves.at(-1)
  for (const frame of move?.frames ?? []) page.known.learn(frame.state)
  page.known.learn(now())
  return page.assertSecret()
}

/** Plays a game by a Page's choices, as several persons at one screen; answers how often the gate was shut. */
function playThrough(
  config: Citadel['Config'],
  seed: number,
  actions: number,
  speed: Speed = 'instant',
): { gates: number; most: number; shown: number } {
  const page = sitDown(config, seed, speed)
  const luck = seededRng({ random: randomState(seed) })
  let [gates, most, shown] = [0, 0, 0]
  for (let done = 0; done < actions && now().phase !== 'over'; done++) {
    if (currentViewer(liveTable)?.awaitsSeat != null) {
      passGate(page, gates < 2)
      gates += 1
    }
    most = Math.max(most, step(page, luck))
    shown += watch(page)
  }
  return { gates, most, shown }
}

const config = (people: number, rules: Partial<State['rules']> = {}): Citadel['Config'] => ({
  players: ['Mira', 'Tom', 'Ada', 'Ben', 'Eva'].slice(0, people),
  rules: { ...standardRules(), ...rules },
})

// Of many seeds these bring the shortest whole games.
describe('the table of several persons', () => {
  it.each([
    { people: 3, version: 'strategic', two: 'plots', seed: 55 },
    { people: 2, version: 'basic', two: 'orders', seed: 29 },
    { people: 2, version: 'strategic', two: 'orders', seed: 113 },
  ] as const)(
    'shows no hidden card at any step: $people persons, $version, $two',
    ({ people, version, two, seed }) => {
      const { gates, most } = playThrough(config(people, { version, two }), seed, Number.POSITIVE_INFINITY)
      expect(now().phase).toBe('over')
      expect(gates).toBeGreaterThan(people * 3)
      expect(most).toBeGreaterThan(5)
    },
  )

  it('also with hint, dialog or album open', async () => {
    const page = sitDown(config(3, { version: 'strategic' }), 3)
    const luck = seededRng({ random: randomState(3) })
    let [hinted, looked] = [0, 0]
    for (let done = 0; done < 36; done++) {
      if (currentViewer(liveTable)?.awaitsSeat != null) passGate(page, false)
      if (done % 6 === 5) {
        hinted += await hint(page)
        const { seats: _, ...dialogs } = DIALOGS
        for (const Dialog of Object.values(dialogs)) {
          const opened = render(<Dialog onClose={() => {}} />)
          page.assertSecret()
          opened.unmount()
        }
        looked += lookIntoAlbum(page)
      }
      step(page, luck)
    }
    expect(hinted).toBeGreaterThan(2)
    expect(looked).toBeGreaterThan(5)
  })

  it('also during the playback of events, in first turns of five players', () => {
    const { gates, shown } = playThrough(config(5, { version: 'strategic' }), 3, 40, 'calm')
    expect(gates).toBeGreaterThan(3)
    expect(shown).toBeGreaterThan(20)
  })

  it('would be found out by a name, a name of a picture, or a picture', () => {
    const state = stateOf(openSession(citadel, config(2), 1))
    const known = new Knowledge()
    known.learn(state)
    for (const html of [
      'a Rose Palace, 5',
      '<i aria-label="Rose Palace"/>',
      '<use href="#rose-palace"/>',
      buildingMarkup('rose-palace'),
    ])
      expect([...toldBy(html)]).toEqual(['rose-palace'])
    expect(known.of(null).size).toBe(0)
  })

  it('reads all changes: in text, in an attribute, and in added elements', () => {
    const reader = new Reader()
    const place = document.body.appendChild(document.createElement('p'))
    const word = place.appendChild(document.createTextNode('a Palace'))
    reader.whole()
    for (const change of [
      () => word.replaceData(0, 1, 'the Rose'),
      () => place.setAttribute('title', 'Rose Palace'),
      () => place.replaceChildren('Rose Palace'),
      () => document.body.append(place),
    ]) {
      change()
      expect([...toldBy(reader.changed())]).toEqual(['rose-palace'])
      expect(toldBy(reader.changed()).size).toBe(0)
    }
    place.remove()
  })
})
