import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeBoards } from '../../../../../tests/support/rule-books.tsx'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { fetchWords } from '../../../../ui/text/language.ts'
import { liveTable } from '../../runtime.ts'
import { tileTitle } from '../../words/look-up.ts'
import { messagesOf } from '../../words/testing.ts'
import { withExpansionArt } from '../expansion-art.tsx'
import { RulesDialog as RulesOnly } from '../rules/RulesPage.ts'
import { BOOK } from './examples/index.ts'

/** The dialog with the art of expansions, as the tale opens it. */
const RulesDialog = withExpansionArt(RulesOnly)

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  liveTable.game.getState().leave()
  usePage.setState({ rule: null })
})

const open = (rule: string | null = null) => {
  usePage.setState({ rule })
  render(<RulesDialog onClose={() => {}} />)
  return userEvent.setup()
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const board = () => screen.getByRole('region', { name: /^A small board/ })

describeBoards(BOOK.pages, RulesDialog)

describe('a page of the book', () => {
  test('cites our own rulings by their numbers', () => {
    open('gate')
    expect(screen.getByRole('article', { name: 'Gate' })).toHaveTextContent(/Our ruling.*Rule 21/s)
    expect(screen.getByRole('heading', { name: 'Gate' })).toHaveFocus()
  })

  test('marks our own additions, and nothing else', () => {
    open('candy-house')
    expect(screen.getByText(/^We added this/)).toBeVisible()
    fireEvent.click(press(/^The rule before: /))
    fireEvent.click(press(/^The rule before: /))
    fireEvent.click(press(/^The rule before: /))
    expect(screen.queryByText(/^We added this/)).toBeNull()
  })

  test('opens from its chapter, links to the next page, and back', async () => {
    const user = open()
    await user.click(screen.getByRole('tab', { name: 'Symbols' }))
    await user.click(press('Try it: Bomb'))
    expect(screen.getByRole('article', { name: 'Bomb' })).toBeVisible()
    await user.click(press('The next rule: Swap'))
    expect(screen.getByRole('article', { name: 'Swap' })).toBeVisible()
    await user.click(press('All of “Symbols”'))
    expect(press('Try it: Bomb')).toBeVisible()
  })

  test('is linked from a ruling that it shows', async () => {
    const user = open()
    await user.click(press('Try it: Rule 9'))
    expect(screen.getByRole('article', { name: 'Where they enter' })).toBeVisible()
  })

  test('restarts, steps back, and keeps the earlier choices', async () => {
    const user = open('bomb')
    const says = () => board().querySelector('p')?.textContent
    const begun = says()
    await user.click(within(board()).getByRole('button', { name: /^2\. / }))
    expect(press('step')).toHaveAttribute('aria-disabled', 'true')
    await user.click(press('back'))
    expect(within(board()).queryByRole('button', { name: /^2\. / })).toBeNull()
    await user.click(press('again'))
    expect(says()).toBe(begun)
  })

  test('accepts a choice on the board', async () => {
    const user = open('bomb')
    const target = board().querySelector('svg g[class*="target"]')
    if (!target) throw new Error('Nothing to press on the board.')
    await user.click(target)
    expect(board().querySelector('p')).toHaveTextContent(/Huntsman set off the bomb/)
  })

  test('changes its language in place', async () => {
    const user = open('gate')
    await user.click(press('step'))
    await user.click(press('step'))
    await act(() => fetchWords('nl'))
    act(() => useSettings.setState({ language: 'nl' }))
    expect(screen.getByRole('article', { name: 'Poort' })).toBeVisible()
    expect(screen.getByRole('img', { name: '3 van 3' })).toBeVisible()
    expect(screen.getByRole('region', { name: /^Een klein bord/ })).toHaveTextContent(/boze wolf/i)
  })

  test('reports an unknown page, above the first chapter', () => {
    open('dragon')
    expect(screen.getByRole('status')).toHaveTextContent('There is no page “dragon” in this book.')
  })
})

describe('a search', () => {
  test('ignores case and accents, finds words of either language, opens the result', async () => {
    const user = open()
    await user.type(screen.getByRole('searchbox', { name: 'Find a rule' }), 'POORT')
    await user.click(await screen.findByRole('button', { name: /^Gate/ }))
    expect(screen.getByRole('article', { name: 'Gate' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('is hidden during an example; Escape shows it before it closes the book', async () => {
    const user = open('gate')
    await user.click(press('step'))
    await user.type(screen.getByRole('searchbox'), 'nothing of the kind')
    expect(
      within(screen.getByRole('tabpanel')).getByText(/^Nothing about “nothing of the kind”/),
    ).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('article', { name: 'Gate' })).toBeVisible()
  })

  test('finds every page by its own name', async () => {
    const user = open()
    const title = tileTitle(messagesOf('en'), 'candy-house')
    await user.type(screen.getByRole('searchbox'), title)
    expect(screen.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
  })
})
