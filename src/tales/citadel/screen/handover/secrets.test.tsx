import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { parseAction } from '../../../../engine/citadel/index.ts'
import { LAZY_CONSENT } from '../../../../ui/frames/table/lazy-table-parts.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { LiveAnnouncer } from '../../../../ui/page/LiveRegion.tsx'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { liveTable } from '../../runtime.ts'
import { played, threePlayers } from '../../testing.ts'
import { DIALOGS } from '../dialogs.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layGame, now } from '../table/testing.ts'

const GiveUp = DIALOGS['give-up']

openableDialogs()
beforeEach(async () => {
  await LAZY_CONSENT.fetch()
})
afterEach(() => vi.unstubAllGlobals())

/** The Cross has a Brewery and a Watchtower, the Lion a Manor and a public Inn. */
const TWO =
  'version basic | seat 1 bricks 9 plots c6 d4=turnpike hand brewery watchtower influence spy | seat 2 bricks 4 plots h5=stable a5 hand manor inn* influence torch'

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const page = () => document.documentElement.outerHTML
const play = (words: string) =>
  act(() => {
    const action = parseAction(words)
    if (action) liveTable.game.getState().act(action)
  })
const show = () =>
  render(
    <>
      <TablePage />
      <LiveAnnouncer />
    </>,
  )
const CROSS = /brewery|watchtower|\bspy\b/i
const LION = /manor|\btorch\b/i

describe('the gate', () => {
  it('is shut until a confirmation, and hides hands, legal marks and undo [C 31]', () => {
    lay(TWO)
    show()
    expect(screen.getByRole('heading', { name: 'Order of the Cross' })).toBeVisible()
    expect(button('I am the Cross')).toHaveFocus()
    expect(page()).not.toMatch(CROSS)
    expect(page()).not.toMatch(LION)
    expect(screen.queryByRole('button', { name: /Undo|End turn|Hire|Ask/ })).toBeNull()
  })

  it('opens only the confirmed hand', async () => {
    lay(TWO)
    show()
    await userEvent.click(button('I am the Cross'))
    expect(button(/^Brewery, 3, Crafts/)).toBeVisible()
    expect(page()).not.toMatch(LION)
    expect(page()).toContain('Inn seen')
  })

  it('shuts with the action that ends the turn, and clears announcements', async () => {
    lay(TWO)
    show()
    await userEvent.click(button('I am the Cross'))
    await userEvent.keyboard('c')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(/Brewery|Watchtower/)
    const leaked: string[] = []
    const observer = new MutationObserver(() => {
      if (LION.test(page())) leaked.push('lion')
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    play('end')
    observer.disconnect()
    expect(page()).not.toMatch(CROSS)
    expect(leaked).toEqual([])
    expect(button('I am the Lion')).toHaveFocus()
  })

  it('allows a look at the board, with all hands face down and no actions', async () => {
    lay(TWO)
    show()
    await userEvent.click(button('Look at the board'))
    expect(page()).not.toMatch(CROSS)
    expect(screen.getByRole('region', { name: 'The cards of the Cross' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^End turn|^Undo/ })).toBeNull()
    await userEvent.keyboard('e')
    expect(now().onTurn).toBe(0)
    await userEvent.click(button('Back to the gate'))
    expect(button('I am the Cross')).toBeVisible()
  })

  it('stays shut when the window is resized', async () => {
    const resize = stubWindow(1440, 900)
    lay(TWO)
    show()
    act(() => resize(390, 844))
    expect(page()).not.toMatch(CROSS)
    await userEvent.click(button('I am the Cross'))
    expect(button(/^Brewery/)).toBeVisible()
    act(() => resize(1024, 768))
    play('end')
    act(() => resize(390, 844))
    expect(page()).not.toMatch(CROSS)
    expect(page()).not.toMatch(LION)
  })

  it('appears only between the two people if each has two Orders [C 10]', async () => {
    lay(
      'two orders | seat 1 bricks 1 plots a5 hand stable | seat 2 bricks 1 plots h5 hand manor | seat 3 bricks 1 plots c5 hand inn | seat 4 bricks 1 plots e5 hand library',
    )
    show()
    await userEvent.click(button('I am the Cross'))
    expect(page()).toMatch(/Stable/)
    // The other Order of the same person is open too, among the rivals.
    expect(page()).toContain('Inn seen')
    expect(page()).not.toMatch(/Manor|Library/)
    play('end')
    expect(button('I am the Lion')).toBeVisible()
  })
})

describe("the player's own cards", () => {
  it('hide and show by key; questions wait', async () => {
    lay(
      'seat 1 bricks 9 plots a5 hand stable influence loan spy torch | seat 2 bricks 0 plots h5 | question discard 1',
    )
    show()
    await userEvent.click(button('I am the Cross'))
    expect(screen.getByText('Keep two Influence cards. Which one do you discard?')).toBeVisible()
    await userEvent.keyboard('v')
    expect(page()).not.toMatch(/Stable|Loan|Torch/)
    expect(screen.getByText('Show your cards to answer.')).toBeVisible()
    await userEvent.keyboard('v')
    await userEvent.click(button(/^Discard Torch/))
    expect(now().seats[0]?.influence).toEqual(['loan', 'spy'])
  })

  it('stay hidden while first plots are chosen, unless their owner looks', async () => {
    layGame(played('', threePlayers))
    show()
    expect(screen.queryByRole('region', { name: 'Your buildings' })).toBeNull()
    await userEvent.click(button('Look at my cards'))
    expect(screen.getByRole('heading', { name: 'Order of the Lily' })).toBeVisible()
    await userEvent.click(button('I am the Lily'))
    expect(screen.getByRole('region', { name: 'Your buildings' })).toBeVisible()
    play('choose d3')
    expect(screen.queryByRole('region', { name: 'Your buildings' })).toBeNull()
    expect(screen.getByText('The Lion chooses a first plot.')).toBeVisible()
  })

  it('turn away before a rival is asked for a Knight, and the gate shuts afterwards', async () => {
    lay(
      'seat 1 bricks 0 plots c5 d6 e4 hand brewery | seat 2 bricks 0 plots a5 h4 f5=stable hand manor | phase reveal | drawing reveal | question withdraw 2 a5 h4 | pile stable',
    )
    show()
    expect(screen.getByRole('alert')).toHaveTextContent('The Lion: the plague. Which plot do you leave?')
    expect(page()).not.toMatch(/brewery|manor/i)
    await userEvent.click(button('Leave h4'))
    expect(button('I am the Cross')).toBeVisible()
    expect(page()).not.toMatch(/brewery|manor/i)
  })
})

describe('interactions of several people', () => {
  it('shows a hand only to the Spy; seen cards stay seen [C 30]', async () => {
    lay(TWO)
    show()
    await userEvent.click(button('I am the Cross'))
    await userEvent.click(button(/^Spy\b/))
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'The Lion' }))
    expect(screen.getByText('The Spy looks at the cards of the Lion. Which do you take?')).toBeVisible()
    await userEvent.click(button(/^Take Inn, 2, Trade/))
    expect(screen.getByText('Which card do you give the Lion for the Inn?')).toBeVisible()
    expect(page()).not.toMatch(/Manor/)
    await userEvent.click(button(/^Give Watchtower, 2, Municipal/))
    expect(page()).toContain('The Cross gave a Watchtower to the Lion.')
    play('end')
    await userEvent.click(button('I am the Lion'))
    expect(page()).toMatch(/Watchtower/)
    expect(page()).not.toMatch(/Brewery/)
    expect(page()).toContain('Inn seen')
  })

  it('undoing a turned card needs consent [C 32]', async () => {
    layGame(
      played(
        'choose d3, choose h5, choose f3, choose c2, choose b5, choose e5, choose g5, choose f5, choose a5, choose a4, reveal',
      ),
    )
    show()
    await userEvent.click(button('I am the Cross'))
    await userEvent.click(button('Undo'))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('If all agree')
    expect(now().phase).toBe('act')
  })

  it('lets the seat with the question give up, and the others go on [C 29]', async () => {
    lay(
      'seat 1 bricks 0 plots c5 d6 e4 | seat 2 bricks 0 plots a5 h4 f5=stable | seat 3 bricks 4 plots g5 | phase reveal | drawing reveal | question withdraw 2 a5 h4 | pile stable',
    )
    render(<GiveUp onClose={() => {}} />)
    expect(screen.getByRole('alertdialog')).toHaveTextContent('If the Lion gives up')
    await userEvent.click(button('Give up'))
    expect(now()).toMatchObject({ onTurn: 0, questions: [] })
    expect(now().seats[1]?.out).toBe(true)
  })
})
