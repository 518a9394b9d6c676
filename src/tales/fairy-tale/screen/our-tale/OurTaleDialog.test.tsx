import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { recordedGame } from '../../../../../tests/support/recorded-game.ts'
import { upTo } from '../../../../engine/kernel/index.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { liveTable } from '../../runtime.ts'
import { OurTaleDialog } from './OurTaleDialog.tsx'

openableDialogs()

const won = recordedGame('won')
const play = (moves: number) => openOnTable(liveTable.game, upTo(won, moves))
const open = () => {
  const onClose = vi.fn()
  return { onClose, user: userEvent.setup(), ...render(<OurTaleDialog onClose={onClose} />) }
}
const chapters = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => liveTable.game.getState().leave())

test('has only the introduction before turn one ends', () => {
  play(6)
  open()
  expect(chapters()).toEqual(['Before the tale'])
  expect(screen.getByText(/the next page is still white/)).toBeInTheDocument()
})

test('grows while it is open: keeps the text, and adds a chapter after each turn', () => {
  play(won.moves.length - 20)
  open()
  const before = chapters()
  act(() => play(won.moves.length - 8))
  expect(chapters().slice(0, before.length)).toEqual(before)
  expect(chapters().length).toBeGreaterThan(before.length)
})

test('has no white page after the game', () => {
  play(won.moves.length)
  open()
  expect(screen.queryByText(/still white/)).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveTextContent(/the spell was broken|the last of the darkness/)
})

describe('read aloud', () => {
  const voice = (name: string, lang: string, localService: boolean) => ({ name, lang, localService })
  let spoken: { text: string; voice: { name: string }; onstart?: () => void; onend?: () => void }[]
  const cancel = vi.fn(() => {
    spoken = []
  })

  beforeEach(() => {
    spoken = []
    cancel.mockClear()
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    play(won.moves.length)
  })
  afterEach(() => vi.unstubAllGlobals())

  const withVoices = (...voices: ReturnType<typeof voice>[]) =>
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      speak: (words: (typeof spoken)[number]) => spoken.push(words),
      cancel,
      addEventListener: () => {},
      removeEventListener: () => {},
    })

  test('uses a local voice in the language of the page, sentence by sentence', async () => {
    withVoices(voice('far', 'en-GB', false), voice('klaas', 'nl-NL', true), voice('near', 'en-US', true))
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Read it to us' }))
    expect(new Set(spoken.map(({ voice: { name } }) => name))).toEqual(new Set(['near']))
    expect(spoken[0]?.text).toMatch(/Great Wise Oak/)
    expect(screen.getByRole('button', { name: 'Stop reading' })).toBeInTheDocument()
    act(() => spoken.at(-1)?.onend?.())
    expect(screen.getByRole('button', { name: 'Read it to us' })).toBeInTheDocument()
  })

  test('uses the language that is shown until the chosen one has loaded', async () => {
    withVoices(voice('klaas', 'nl-NL', true), voice('near', 'en-US', true))
    useSettings.setState({ language: 'nl' })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Read it to us' }))
    expect(new Set(spoken.map(({ voice: { name } }) => name))).toEqual(new Set(['near']))
    useSettings.setState({ language: 'en' })
  })

  test('stops by button and on closing', async () => {
    withVoices(voice('near', 'en-US', true))
    const { user, unmount } = open()
    await user.click(screen.getByRole('button', { name: 'Read it to us' }))
    await user.click(screen.getByRole('button', { name: 'Stop reading' }))
    expect(spoken).toEqual([])
    cancel.mockClear()
    unmount()
    expect(cancel).toHaveBeenCalled()
  })

  test('is hidden without such a voice', () => {
    withVoices(voice('far', 'en-GB', false))
    useSettings.getState().set({ language: 'en' })
    open()
    expect(screen.queryByRole('button', { name: 'Read it to us' })).not.toBeInTheDocument()
  })
})
