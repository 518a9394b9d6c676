import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openNow } from '../../../../tests/support/open-house.ts'
import { someConfig } from '../../../../tests/support/random-play.ts'
import { watch } from '../../../session/testing.ts'
import { savedGames } from '../../../store/saved-games/this-browser.ts'
import { SETTINGS, useSettings } from '../../../store/settings.ts'
import { damageWords } from '../../../ui/notices/damage-words.ts'
import { Notices } from '../../../ui/notices/Notices.tsx'
import { TroublePage } from '../../../ui/notices/TroublePage.tsx'
import { ErrorBoundary } from '../../../ui/page/ErrorBoundary.tsx'
import { watchForFailures } from '../../../ui/page/failures.ts'
import { usePage } from '../../../ui/page/page.ts'
import { house } from '../../../ui/text/en/house.ts'
import { fetchWords } from '../../../ui/text/language.ts'
import { houseWordsOf } from '../../../ui/text/testing.ts'
import type { DamageReason } from '../game.ts'
import { liveTable } from '../runtime.ts'
import { useTaleSettings } from '../settings.ts'
import { tale } from '../tale.ts'

beforeEach(() => {
  openNow(tale)
  liveTable.game.getState().leave()
  liveTable.game.setState({ storage: 'ok', lostOnReload: false, damaged: null })
  usePage.setState({ failure: null })
})
afterEach(() => vi.restoreAllMocks())

/** A page that throws while `breaks` returns true. */
const page = { breaks: () => true }
function Page() {
  if (page.breaks()) throw new Error('the ink ran out')
  return <p>a whole page</p>
}

/** Records the downloads of the page by file name. */
function watchDownloads(): Map<string, Blob> {
  const saved = new Map<string, Blob>()
  let last = new Blob()
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) last = blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.set(this.download, last)
  })
  return saved
}

describe('a storage that saves nothing', () => {
  test.each([
    ['full', false, /no room left.*You can play on, but the game is lost when you close this window/],
    ['full', true, /no room left.*lost when you close or reload this page/],
    ['forbidden', false, /does not save anything.*lost when you close this window/],
    [
      'unreadable',
      false,
      /cannot read what it saved.* nothing is written over it.*lost when you close this window/,
    ],
  ] as const)('%s: is shown once', async (storage, lostOnReload, words) => {
    liveTable.game.setState({ storage, lostOnReload })
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await userEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each(['full', 'forbidden', 'unreadable'] as const)('%s: the tale can be copied', async (storage) => {
    const saved = watchDownloads()
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    const { kept } = liveTable.game.getState()
    await eventually(async () => expect((await savedGames.lines())[0]?.id).toBe(kept?.id))
    await new Promise((resolve) => setTimeout(resolve)) // wait until the save is confirmed
    liveTable.game.setState({ storage })
    render(<Notices />)
    await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
    expect(JSON.parse((await saved.get('last-fairy-tale.json')?.text()) ?? '')).toMatchObject({ seed: 3 })
  })

  test.each([
    [false, 'This game is played in another window. Here you watch.'],
    [true, 'Your last move was too late and was not made.'],
  ])('a tale that another window plays says so, and can be played here', async (tooLate, words) => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    watch(liveTable.game, tooLate)
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await userEvent.click(screen.getByRole('button', { name: 'Play here' }))
    await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(liveTable.game.getState().status.at).toBe('playing')
  })

  test('the cover does not say that another tab plays the game', () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    watch(liveTable.game)
    usePage.setState({ cover: true })
    render(<Notices />)
    expect(screen.queryByRole('alert')).toBeNull()
    usePage.setState({ cover: false })
  })

  test('shows no notice without a problem', () => {
    render(<Notices />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a damaged stored game', () => {
  test('explains the damage, offers the stored text, and starts a new game', async () => {
    const saved = watchDownloads()
    liveTable.game.setState({
      damaged: { text: '{"half', reason: { code: 'not-json' }, good: null, aside: true },
    })
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(/broken off or was changed.*We kept it safe/)
    await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
    expect(await saved.get('last-fairy-tale-damaged.json')?.text()).toBe('{"half')
    await userEvent.click(screen.getByRole('button', { name: 'New game' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not called saved aside if there was no room for that', () => {
    liveTable.game.setState({
      damaged: { text: '{"half', reason: { code: 'not-json' }, good: null, aside: false },
    })
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(/no room.*stays where it is.*will not be saved/)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/was put aside/)
  })

  test('of any name is described briefly', () => {
    const told = damageWords({ code: 'unknown-game', game: '\u{1F40D}'.repeat(5000) }, house.notices)
    expect(told).toBe(`It is another game: “${'\u{1F40D}'.repeat(40)}…”.`)
    const where = 'x'.repeat(40)
    expect(damageWords({ code: 'wrong-shape', where }, house.notices)).toContain(`“${where}”`)
  })

  test('describes every reason', () => {
    const reasons: DamageReason[] = [
      { code: 'too-long' },
      { code: 'not-json' },
      { code: 'wrong-shape', where: 'seed' },
      { code: 'wrong-shape', where: '' },
      { code: 'unknown-game', game: 'chess' },
      { code: 'unknown-format', format: 9 },
      { code: 'unknown-rules', rulesVersion: 9 },
      { code: 'refused-action', index: 4, refusal: { code: 'game-is-over' } },
    ]
    const words = reasons.map((reason) => damageWords(reason, house.notices))
    expect(new Set(words).size).toBe(reasons.length)
    expect(words).toContain('Its move 5 is not allowed by the rules.')
  })
})

describe('settings that could not be read', () => {
  beforeAll(() => fetchWords('nl'))
  const told = () => screen.getByRole('alert')
  afterEach(() => {
    useSettings.setState({ language: 'en', unreadable: [] })
    usePage.setState({ dialog: null })
  })

  test.each([
    ['en', ['theme', 'speed'], 'These are back to normal: “Day or night” and “The monsters’ turn”.'],
    ['en', ['sound', 'loudness'], 'These are back to normal: “Sound”.'],
    ['en', SETTINGS, 'Your settings could not be read. All are back to normal'],
    ['nl', ['letters', 'hand'], 'staan weer gewoon: “Tekstgrootte” en “Speelhand”.'],
    ['nl', SETTINGS, 'Jullie instellingen waren niet te lezen.'],
  ] as const)('are named in %s, until that is understood', async (language, unreadable, text) => {
    useSettings.setState({ language, unreadable })
    render(<Notices />)
    expect(told()).toHaveTextContent(text)
    await userEvent.click(
      screen.getByRole('button', { name: houseWordsOf(language).house.notices.understood }),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(useSettings.getState().unreadable).toEqual([])
  })

  test('of this tale alone are named by themselves', async () => {
    useTaleSettings.setState({ unreadable: ['foresight'] })
    render(<Notices />)
    expect(told()).toHaveTextContent('These are back to normal: “Arrows and warnings”.')
    await userEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(useTaleSettings.getState().unreadable).toEqual([])
  })

  test('can be chosen again at once', async () => {
    useSettings.setState({ unreadable: ['theme'] })
    render(<Notices />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose again' }))
    expect(usePage.getState().dialog).toBe('settings')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('after a failure', () => {
  test('the page offers the game as a file, and a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const saved = watchDownloads()
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    page.breaks = () => broken
    let broken = true
    render(
      <ErrorBoundary resetKeys={[]} fallback={(error, again) => <TroublePage error={error} again={again} />}>
        <Page />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('the ink ran out')
    expect(console.error).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
    expect(JSON.parse((await saved.get('last-fairy-tale.json')?.text()) ?? '')).toMatchObject({ seed: 3 })
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('a whole page')).toBeInTheDocument()
  })

  test.each([
    ['another program has changed it', 'removeChild', true],
    ['the game itself has failed', 'the ink', false],
  ])('a page that could not be drawn names the likely cause: %s', (_, what, isOther) => {
    const message = `Failed to execute '${what}' on 'Node': The node is not a child of this node.`
    const error = isOther ? new DOMException(message, 'NotFoundError') : new Error(what)
    render(<TroublePage error={error as Error} again={() => {}} />)
    const cause = screen.queryByText(/Another program seems to have changed this page/)
    expect(cause !== null).toBe(isOther)
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument()
  })

  test('a game breaking the page can be left', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    page.breaks = () => liveTable.game.getState().session !== null
    render(
      <ErrorBoundary resetKeys={[]} fallback={(error, again) => <TroublePage error={error} again={again} />}>
        <Page />
      </ErrorBoundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close this game' }))
    expect(screen.getByText('a whole page')).toBeInTheDocument()
  })

  test('reports an error outside of rendering, but not a harmless event', () => {
    const stop = watchForFailures(window)
    render(<Notices />)
    act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'late resize' })))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('a click failed') })))
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong just now/)
    stop()
  })
})
