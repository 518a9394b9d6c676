import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSettings } from '../../store/settings.ts'
import { createCatalogue, fetchWords, useSpokenLanguage, WordsMissing } from './language.ts'

afterEach(() => useSettings.setState({ language: 'en' }))

/** A catalogue with one word. Its Dutch loads or fails when the test decides. */
function lateWord(english: string, dutch: string) {
  let come = () => {}
  let fail = () => {}
  const coming = new Promise<{ word: string }>((resolve, reject) => {
    come = () => resolve({ word: dutch })
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  const { useWords, wordsNow } = createCatalogue({ word: english }, { nl: () => coming })
  return { come, fail, wordsNow, useWords }
}

const Word = ({ of: { useWords } }: { of: ReturnType<typeof lateWord> }) => <span>{useWords().word}</span>
const Spoken = () => <span>{useSpokenLanguage()}</span>
const chooseDutch = () => act(() => useSettings.setState({ language: 'nl' }))

test('a page changes its language once the words of all its catalogues have loaded', async () => {
  const [oak, wolf] = [lateWord('oak', 'eik'), lateWord('wolf', 'wolf!')]
  const { container } = render(
    <p>
      <Word of={oak} /> <Word of={wolf} /> <Spoken />
    </p>,
  )
  const fetched = fetchWords('nl')
  chooseDutch()
  await act(async () => oak.come())
  expect(container).toHaveTextContent('oak wolf en')
  expect(oak.wordsNow().word).toBe('oak')
  await act(async () => {
    wolf.come()
    await fetched
  })
  expect(container).toHaveTextContent('eik wolf! nl')
  expect(oak.wordsNow().word).toBe('eik')
  act(() => useSettings.setState({ language: 'en' }))
  expect(container).toHaveTextContent('oak wolf en')
})

test('a page that is still loading leaves the language of the open page alone', async () => {
  render(<Spoken />)
  await act(() => fetchWords('nl'))
  chooseDutch()
  const next = lateWord('next', 'volgende')
  expect(screen.getByText('nl')).toBeVisible()
  const fetched = fetchWords('nl')
  next.come()
  await act(() => fetched)
  expect(screen.getByText('nl')).toBeVisible()
  expect(next.wordsNow().word).toBe('volgende')
})

test('uses English throughout if words fail to load', async () => {
  const missing = lateWord('missing', 'ontbreekt')
  chooseDutch()
  render(<Spoken />)
  missing.fail()
  await act(() => expect(fetchWords('nl')).rejects.toBeInstanceOf(WordsMissing))
  expect(screen.getByText('en')).toBeVisible()
})
