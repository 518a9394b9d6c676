import { act, fireEvent, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { vi } from 'vitest'
import type { State } from '../../src/engine/citadel/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { startRouter } from '../../src/shelf/router.ts'
import { savedGamesPage } from '../../src/shelf/saved-games/saved-games-page.tsx'
import { shelfOf } from '../../src/shelf/shelf.tsx'
import { TALES } from '../../src/shelf/tales.ts'
import { isHuman, savedWithGame } from '../../src/store/controllers-store.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { LANGUAGES, useSettings } from '../../src/store/settings.ts'
import { type Controllers, ORDER_NAMES, useLiveControllers } from '../../src/tales/citadel/controllers.ts'
import type { Session } from '../../src/tales/citadel/game.ts'
import { liveTable } from '../../src/tales/citadel/runtime.ts'
import { PASSING } from '../../src/tales/citadel/screen/lazy-parts.ts'
import { layGame } from '../../src/tales/citadel/screen/table/testing.ts'
import { hintsOf } from '../../src/tales/citadel/screen/table-kit.ts'
import { tale } from '../../src/tales/citadel/tale.ts'
import { App } from '../../src/ui/app/App.tsx'
import { hush } from '../../src/ui/page/announce.ts'
import { taleLoaded, useOpenTale } from '../../src/ui/page/open-tale.ts'
import { openDialog, usePage } from '../../src/ui/page/page.ts'
import { fetchWords } from '../../src/ui/text/language.ts'
import { openableDialogs } from '../support/dialogs.ts'
import { forgetKeptGames } from '../support/kept-in-memory.ts'

// The whole app in a document, with the table of the Citadel open. Actions of a person are presses of named buttons.

openableDialogs()

/** jsdom sees nothing: all is in sight. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #told: IntersectionObserverCallback
    constructor(told: IntersectionObserverCallback) {
      this.#told = told
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry
      queueMicrotask(() => this.#told([entry], this as unknown as IntersectionObserver))
    }
    disconnect() {}
  },
)

/** The app with one book. */
const { citadel: doors } = TALES
const BOOKS = doors ? { citadel: doors } : {}
const SHELF = shelfOf(BOOKS)
const HOUSE = { tales: savedGamesPage(async () => savedGames, BOOKS) }

/** Everything that may be drawn, fetched beforehand so that a press shows it at once. */
export async function fetchHouse(): Promise<void> {
  const parts = [SHELF, ...Object.values(HOUSE), ...Object.values(tale.pages), ...Object.values(tale.dialogs)]
  await Promise.all([...parts.map(({ fetch }) => fetch()), ...tale.ahead.map((fetch) => fetch())])
  await PASSING.fetch()
  await Promise.all(LANGUAGES.map(fetchWords))
}

/** Calls `onFrame` for every rendered frame of the game, even if another one follows at once. */
function Frames({ onFrame }: { onFrame(): void }) {
  const session = liveTable.game((game) => game.session)
  const led = useLiveControllers(({ table }) => table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a new picture is of
  useLayoutEffect(onFrame, [session, led])
  return null
}

/** An open page of the app. */
export interface OpenPage {
  leave(): void
  /** Reloads the page: only what the browser stores is left. */
  reload(): Promise<void>
}

/** Opens the app at the table of a game. */
export async function sitDown(
  session: Session,
  leaders: Controllers,
  onFrame: () => void,
): Promise<OpenPage> {
  useOpenTale.setState(useOpenTale.getInitialState())
  usePage.setState(usePage.getInitialState())
  history.replaceState(null, '', '/#/citadel')
  const stop = startRouter(window, BOOKS, HOUSE)
  const persons = ORDER_NAMES.slice(0, session.config.players.length).filter((order) =>
    isHuman(leaders, order),
  )
  layGame(session, leaders, persons.length > 1 ? 'several' : 'one')
  liveTable.game.getState().adopt(session, { kind: 'begun' })
  useSettings.setState({ speed: 'instant', tips: 'off' })
  // Announcements and saved games of an earlier game are no secret of this one: the list of games draws their boards.
  hush()
  forgetKeptGames()
  const show = () =>
    render(
      <>
        <App shelf={SHELF} house={HOUSE} />
        <Frames onFrame={onFrame} />
      </>,
    )
  let shown = show()
  await act(taleLoaded)
  return {
    leave() {
      shown.unmount()
      stop()
      liveTable.game.getState().leave()
      history.replaceState(null, '', '/')
    },
    async reload() {
      await vi.waitUntil(() => liveTable.game.getState().unsaved === 'nothing')
      const id = liveTable.game.getState().kept?.id ?? ''
      shown.unmount()
      usePage.setState(usePage.getInitialState())
      await act(async () => {
        liveTable.game.getState().leave()
        // A page that was loaded knows nothing of who plays; the worst that it could take for true is one person.
        useLiveControllers.setState({ table: {}, people: 'one', persons: {}, changes: [] })
        if (!(await liveTable.game.getState().open(id)))
          throw new Error('The game could not be opened again.')
      })
      shown = show()
      await act(taleLoaded)
    },
  }
}

/** Returns the true game behind the screen. */
export function trueMoves() {
  const { session } = liveTable.game.getState()
  if (!session) throw new Error('No game is on the table.')
  return { state: stateOf(session), moves: session.moves, first: session.first }
}

/** The seats that people play now, as the program has it. */
export const seatsOfPersons = (state: State): number[] =>
  [...state.seats.keys()].filter((seat) => {
    const order = ORDER_NAMES[seat]
    return order !== undefined && isHuman(useLiveControllers.getState().table, order)
  })

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** The button of a name, as it can be pressed. */
export const buttonNamed = (name: RegExp | string): HTMLButtonElement | null =>
  [...document.querySelectorAll('button')].find((button) => {
    const isIt = typeof name === 'string' ? nameOf(button) === name : name.test(nameOf(button))
    return isIt && !button.disabled && button.getAttribute('aria-disabled') !== 'true'
  }) ?? null

/** Presses the button of a name; answers whether there is one. */
export function press(name: RegExp | string): boolean {
  const button = buttonNamed(name)
  if (button) fireEvent.click(button)
  return button !== null
}

/** The radio button of a leader, in the group of a seat. */
export const leaderNamed = (seat: string, leader: string): HTMLInputElement | null =>
  [...document.querySelectorAll('fieldset')]
    .filter((group) => group.querySelector('legend')?.textContent?.startsWith(seat))
    .flatMap((group) => [...group.querySelectorAll('label')])
    .find((label) => label.textContent === leader)
    ?.querySelector('input') ?? null

/** True if no hint is being worked out. */
export function isHintTold(): boolean {
  const { state, plan } = hintsOf(liveTable).useHint.getState()
  return state === null || plan !== null
}

/** Waits until the seats' controllers are saved: a tab that takes the game over earlier would miss a change. */
export async function leadersKept(): Promise<void> {
  const kept = async () => (await savedGames.read(liveTable.game.getState().kept?.id ?? ''))?.leaders
  const now = () => JSON.stringify(savedWithGame(useLiveControllers).now())
  await act(() => vi.waitUntil(async () => JSON.stringify(await kept()) === now(), { interval: 2 }))
}

/** Text of the open hint; '' if there is none. */
export const hintWords = (): string =>
  buttonNamed('Put the hint away')?.closest('section, aside, dialog')?.textContent ?? ''

/** Waits until a condition holds, while the page renders all changes. */
export const until = (isSo: () => boolean): Promise<void> =>
  act(async () => void (await vi.waitUntil(isSo, { interval: 2, timeout: 20_000 })))

/** Opens a dialog over the page, as keys and menus do. */
export const open = (dialog: 'settings' | 'keys' | 'give-up' | 'send' | 'players'): void =>
  act(() => openDialog(dialog))
