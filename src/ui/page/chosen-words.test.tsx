import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../store/settings.ts'
import { createCatalogue, WordsMissing } from '../text/language.ts'
import { fetchChosenWords } from './chosen-words.tsx'
import { usePage } from './page.ts'
import { useDocument } from './useDocument.ts'

afterEach(() => {
  act(() => useSettings.setState({ language: 'en' }))
  usePage.setState({ failure: null })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Makes a catalogue with Dutch words that load only at the given attempt. */
function lateWords(times: number): void {
  let asked = 0
  createCatalogue(
    { word: 'oak' },
    {
      nl: async () => {
        asked += 1
        if (asked < times) throw new TypeError('Failed to fetch')
        return { word: 'eik' }
      },
    },
  )
}

const language = () => document.documentElement.lang
const failure = () => usePage.getState().failure

test('loads missing words again once the browser is online, and clears the error (E9)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  lateWords(3)
  renderHook(useDocument)
  act(() => useSettings.setState({ language: 'nl' }))
  await waitFor(() => expect(failure()).toBeInstanceOf(WordsMissing))
  expect(language()).toBe('en')
  await act(fetchChosenWords)
  expect(failure()).toBeInstanceOf(WordsMissing)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(language()).toBe('nl'))
  expect(failure()).toBeNull()
})
