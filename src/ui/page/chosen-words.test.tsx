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

/** Words whose Dutch does not come before somebody asks so often. */
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

test('words that did not come are fetched again as soon as the browser is online, and nothing is told any more (E9)', async () => {
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
