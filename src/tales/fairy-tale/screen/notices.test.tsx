import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openNow } from '../../../../tests/support/open-house.ts'
import { someConfig } from '../../../../tests/support/random-play.ts'
import { watch } from '../../../session/testing.ts'
import { keptGames } from '../../../store/kept/this-browser.ts'
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
import { useTaleSettings } from '../settings.ts'
import { liveTable } from '../table.ts'
import { tale } from '../tale.ts'

beforeEach(() => {
  openNow(tale)
  liveTable.game.getState().leave()
  liveTable.game.setState({ storage: 'ok', lostOnReload: false, damaged: null })
  usePage.setState({ failure: null })
})
afterEach(() => vi.restoreAllMocks())

/** A page that breaks while its author says so. */
const page = { breaks: () => true }
function Page() {
  if (page.breaks()) throw new Error('the ink ran out')
  return <p>a whole page</p>
}

/** What the browser was asked to save, by file name. */
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

describe('a storage that keeps nothing', () => {
  test.each([
    ['full', false, /no room left.*The game goes on, but it is lost when this window is closed/],
    ['full', true, /no room left.*lost when this page is closed or loaded again/],
    ['forbidden', false, /keeps nothing.*lost when this window is closed/],
    [
      'unreadable',
      false,
      /does not give back .* nothing is written over it.*lost when this window is closed/,
    ],
  ] as const)('%s: is told once', async (storage, lostOnReload, words) => {
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
    await eventually(async () => expect((await keptGames.lines())[0]?.id).toBe(kept?.id))
    await new Promise((resolve) => setTimeout(resolve)) // that it is kept has been heard of
    liveTable.game.setState({ storage })
    render(<Notices />)
    await userEvent.click(screen.getByRole('button', { name: 'Keep a copy' }))
    expect(JSON.parse((await saved.get('last-fairy-tale.json')?.text()) ?? '')).toMatchObject({ seed: 3 })
  })

  test.each([
    [false, 'This tale is played in another window. You watch.'],
    [true, 'What you did last came too late and was not done.'],
  ])('a tale that another window plays says so, and can be played here', async (tooLate, words) => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    watch(liveTable.game, tooLate)
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await userEvent.click(screen.getByRole('button', { name: 'Play here' }))
    await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(liveTable.game.getState().status.at).toBe('playing')
  })

  test('that another window plays a tale is not said on the cover, where nobody watches it', () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    watch(liveTable.game)
    usePage.setState({ cover: true })
    render(<Notices />)
    expect(screen.queryByRole('alert')).toBeNull()
    usePage.setState({ cover: false })
  })

  test('nothing is said while all is well', () => {
    render(<Notices />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a damaged stored game', () => {
  test('says what is wrong, offers its text as it was found, and a new beginning', async () => {
    const saved = watchDownloads()
    liveTable.game.setState({
      damaged: { text: '{"half', reason: { code: 'not-json' }, good: null, aside: true },
    })
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(
      /broken off or was changed.*put aside, not thrown away/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Keep a copy' }))
    expect(await saved.get('last-fairy-tale-damaged.json')?.text()).toBe('{"half')
    await userEvent.click(screen.getByRole('button', { name: 'Start anew' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is not said to be put aside where there was no room to', () => {
    liveTable.game.setState({
      damaged: { text: '{"half', reason: { code: 'not-json' }, good: null, aside: false },
    })
    render(<Notices />)
    expect(screen.getByRole('alert')).toHaveTextContent(/no room.*stays where it is.*will not be kept/)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/was put aside/)
  })

  test('of any name is told of in a few words', () => {
    const told = damageWords({ code: 'unknown-game', game: '\u{1F40D}'.repeat(5000) }, house.notices)
    expect(told).toBe(`It is another game: “${'\u{1F40D}'.repeat(40)}…”.`)
    const where = 'x'.repeat(40)
    expect(damageWords({ code: 'wrong-shape', where }, house.notices)).toContain(`“${where}”`)
  })

  test('every reason has words of its own', () => {
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
    ['en', ['theme', 'speed'], 'As on the first day are: “Day or night” and “The monsters’ turn”.'],
    ['en', ['sound', 'loudness'], 'As on the first day are: “Sound”.'],
    ['en', SETTINGS, 'Your settings could not be read. All are as on the first day'],
    ['nl', ['letters', 'hand'], 'staan weer: “Letters” en “Speelhand”.'],
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

  test('those of this tale alone are told by themselves', async () => {
    useTaleSettings.setState({ unreadable: ['foresight'] })
    render(<Notices />)
    expect(told()).toHaveTextContent('As on the first day are: “Warnings”.')
    await userEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(useTaleSettings.getState().unreadable).toEqual([])
  })

  test('can be chosen anew at once', async () => {
    useSettings.setState({ unreadable: ['theme'] })
    render(<Notices />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose anew' }))
    expect(usePage.getState().dialog).toBe('settings')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('when something breaks', () => {
  test('the page says so, gives the game out as a file, and can be tried again', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Keep a copy' }))
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

  test('a game that breaks the page can be put aside', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    page.breaks = () => liveTable.game.getState().session !== null
    render(
      <ErrorBoundary resetKeys={[]} fallback={(error, again) => <TroublePage error={error} again={again} />}>
        <Page />
      </ErrorBoundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Put this tale aside' }))
    expect(screen.getByText('a whole page')).toBeInTheDocument()
  })

  test('an error outside of drawing is told, a harmless report is not', () => {
    const stop = watchForFailures(window)
    render(<Notices />)
    act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'late resize' })))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('a click failed') })))
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong just now/)
    stop()
  })
})
