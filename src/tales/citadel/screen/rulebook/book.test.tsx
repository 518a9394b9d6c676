import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { PAGE_OF_REFUSAL } from '../now/notice.ts'
import { RulesDialog } from '../rules/RulesDialog.tsx'
import { examplesOf, isPage, PAGE_IDS } from './examples/index.ts'

openableDialogs()

beforeEach(() => useSettings.setState({ language: 'en' }))

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const board = () => screen.getByRole('region', { name: /^A small board/ })

describe.each(PAGE_IDS)('the page of %s', (id) => {
  test('runs, in every example, to its end, and says at each step what happens', () => {
    usePage.setState({ rule: id })
    render(<RulesDialog onClose={() => {}} />)
    const count = Number(/of (\d+)/.exec(screen.getByText(/^Example 1 of/).textContent ?? '')?.[1])
    for (let example = 0; example < count; example++) {
      const said = new Set<string>()
      for (let presses = 0; presses < 8; presses++) {
        said.add(board().querySelector('p')?.textContent ?? '')
        const choice = within(board()).queryByRole('button', { name: /^1\. / })
        fireEvent.click(choice ?? press('step'))
      }
      expect(said.size).toBeGreaterThan(1)
      for (const words of said) expect(words).toMatch(/^\p{Lu}.{8,}[.!”]$/su)
      fireEvent.click(press('Another example'))
    }
  })
})

test('a word is found in both languages, whichever the page speaks', async () => {
  usePage.setState({ rule: null })
  render(<RulesDialog onClose={() => {}} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'belegering' } })
  expect(await screen.findByRole('button', { name: /Siege/ })).toBeInTheDocument()
})

test('every refusal leads to a page that shows it', () => {
  for (const [code, page] of Object.entries(PAGE_OF_REFUSAL)) {
    const shows = isPage(page) ? examplesOf(page).map((example) => example.shows) : []
    expect(shows).toContainEqual({ refused: code })
  }
})
