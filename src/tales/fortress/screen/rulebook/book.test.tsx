import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { messagesOf } from '../../words/testing.ts'
import { RulesDialog } from '../rules/RulesDialog.tsx'
import { PAGE_IDS } from './examples.ts'

openableDialogs()

beforeEach(() => useSettings.setState({ language: 'en' }))

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const board = () => screen.getByRole('region', { name: /^A small board/ })

describe.each(PAGE_IDS)('the page of the %s', (id) => {
  test('runs, in every example, to its end, and says at each step what happens', () => {
    usePage.setState({ rule: id })
    render(<RulesDialog onClose={() => {}} />)
    const count = Number(/of (\d+)/.exec(screen.getByText(/^Example 1 of/).textContent ?? '')?.[1])
    for (let example = 0; example < count; example++) {
      const said = new Set<string>()
      for (let presses = 0; presses < 12; presses++) {
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

test('has every ruling of the law under its number, [S 1] to [S 26], in both languages', () => {
  for (const language of ['en', 'nl'] as const)
    expect(Object.keys(messagesOf(language).rules.numbered)).toEqual(
      Array.from({ length: 26 }, (_, index) => String(index + 1)),
    )
})
