import { expect, test } from 'vitest'
import { useSettings } from '../../store/settings.ts'
import { partsIn } from '../parts/part.ts'
import { createCatalogue } from '../text/language.ts'

test('parts give their file once it and its words have loaded', async () => {
  let bring = () => {}
  const words = new Promise<{ oak: string }>((resolve) => {
    bring = () => resolve({ oak: 'een eik' })
  })
  useSettings.setState({ language: 'nl' })
  const later = partsIn(async () => {
    const { wordsNow } = createCatalogue({ oak: 'an oak' }, { nl: () => words })
    return { oakInWords: () => wordsNow().oak }
  })
  const fetching = later.fetch()
  // Longer than the file alone takes.
  await new Promise((resolve) => setTimeout(resolve))
  expect(later.file()).toBeNull()
  bring()
  await fetching
  expect(later.file()?.oakInWords()).toBe('een eik')
  useSettings.setState({ language: 'en' })
})
