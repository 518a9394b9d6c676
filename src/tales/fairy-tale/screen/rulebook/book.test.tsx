import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeBoards } from '../../../../../tests/support/rule-books.tsx'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { fetchWords } from '../../../../ui/text/language.ts'
import { liveTable } from '../../table.ts'
import { tileTitle } from '../../words/look-up.ts'
import { messagesOf } from '../../words/testing.ts'
import { withExpansionArt } from '../expansion-art.tsx'
import { RulesDialog as RulesOnly } from '../rules/RulesPage.ts'
import { BOOK } from './examples/index.ts'

/** The dialog as the tale opens it. */
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
  test('says which rules are rulings of ours, by their numbers', () => {
    open('gate')
    expect(screen.getByRole('article', { name: 'Gate' })).toHaveTextContent(/Our ruling.*Rule 21/s)
    expect(screen.getByRole('heading', { name: 'Gate' })).toHaveFocus()
  })

  test('says so where a thing is an addition of ours, and only there', () => {
    open('candy-house')
    expect(screen.getByText(/^This is an addition of ours/)).toBeVisible()
    fireEvent.click(press(/^The rule before: /))
    fireEvent.click(press(/^The rule before: /))
    fireEvent.click(press(/^The rule before: /))
    expect(screen.queryByText(/^This is an addition of ours/)).toBeNull()
  })

  test('is opened from its chapter, leads to the next, and back to the chapter', async () => {
    const user = open()
    await user.click(screen.getByRole('tab', { name: 'Symbols' }))
    await user.click(press('Try it: Bomb'))
    expect(screen.getByRole('article', { name: 'Bomb' })).toBeVisible()
    await user.click(press('The next rule: Swap'))
    expect(screen.getByRole('article', { name: 'Swap' })).toBeVisible()
    await user.click(press('All of “Symbols”'))
    expect(press('Try it: Bomb')).toBeVisible()
  })

  test('a ruling leads to the page that shows it', async () => {
    const user = open()
    await user.click(press('Try it: Rule 9'))
    expect(screen.getByRole('article', { name: 'Where they come in' })).toBeVisible()
  })

  test('begins again, goes back, and keeps what was chosen until then', async () => {
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

  test('is chosen on the board as well', async () => {
    const user = open('bomb')
    const target = board().querySelector('svg g[class*="target"]')
    if (!target) throw new Error('Nothing to press on the board.')
    await user.click(target)
    expect(board().querySelector('p')).toHaveTextContent(/Huntsman set off the bomb/)
  })

  test('changes its language where it stands', async () => {
    const user = open('gate')
    await user.click(press('step'))
    await user.click(press('step'))
    await act(() => fetchWords('nl'))
    act(() => useSettings.setState({ language: 'nl' }))
    expect(screen.getByRole('article', { name: 'Poort' })).toBeVisible()
    expect(screen.getByRole('img', { name: '3 van 3' })).toBeVisible()
    expect(screen.getByRole('region', { name: /^Een klein bord/ })).toHaveTextContent(/boze wolf/i)
  })

  test('what is no page is told, over the first chapter', () => {
    open('dragon')
    expect(screen.getByRole('status')).toHaveTextContent('There is no page “dragon” in this book.')
  })
})

describe('a search', () => {
  test('forgives case and accents, finds words of either language, and opens what it finds', async () => {
    const user = open()
    await user.type(screen.getByRole('searchbox', { name: 'Find a rule' }), 'POORT')
    await user.click(await screen.findByRole('button', { name: /^Gate/ }))
    expect(screen.getByRole('article', { name: 'Gate' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('while a board runs puts it away, and Escape brings the page back before it closes the book', async () => {
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

  test('every page is found by its own name', async () => {
    const user = open()
    const title = tileTitle(messagesOf('en'), 'candy-house')
    await user.type(screen.getByRole('searchbox'), title)
    expect(screen.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
  })
})
