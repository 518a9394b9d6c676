import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { drawn } from '../board/testing.ts'
import { WithExpansionArt } from '../expansion-art.tsx'
import { fetchLater } from '../lazy.tsx'
import { drawn as drawnTale, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { layTale } from '../table/testing.ts'

beforeAll(() => fetchLater())

/** One monster before the oak in the north, two of them far in the east. */
const FOREST = '╻1 . .\nO ━ ━2\nseats huntsman 0,-1; puss-in-boots 0,0'

function show(forest = FOREST) {
  const first = drawn(forest)
  const seats = first.seats.map(({ character }) => ({ character, player: '' }))
  layTale({
    config: { seats, difficulty: 'fairy-tale', rules: first.rules, boxes: first.boxes },
    seed: 1,
    first,
    moves: [],
  })
  return render(<TablePage />, { wrapper: WithExpansionArt })
}

/** A long press only peeks. On a busy machine, the default delay would turn a press into a long one. */
const SWIFT = { delay: null } as const

/** Presses and releases a key at once, however long its handler takes. */
function tap(key: string): void {
  const events = ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { key, bubbles: true }))
  act(() => {
    for (const event of events) window.dispatchEvent(event)
  })
}

const plank = () => screen.getByRole('button', { name: /^Six futures/ })
const future = (name: RegExp) => screen.getByRole('button', { name })
const orders = () =>
  [...document.querySelectorAll('[data-order]')].map(({ textContent }) => textContent).toSorted()
const said = () => useAnnouncements.getState().polite.at(-1)?.text
const arrows = () => document.querySelectorAll('[data-future-marks] [data-arrow]').length
/** Returns the number of monsters of each thin arrow. */
const thin = () =>
  [...document.querySelectorAll('[data-weight="thin"]')].map((arrow) => arrow.getAttribute('data-arrow'))

beforeEach(() => {
  useTaleSettings.setState({ foresight: 'guided' })
  liveTable.foresight.setState({ open: false, pinned: null, pointed: null, peeking: false, hovered: null })
})
afterEach(() => vi.useRealTimers())

describe('the six futures', () => {
  it('open by the button or F, each with its whole result for screen readers', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    expect(plank()).toHaveAccessibleName(/2 of 6 rolls hurt the Oak\.$/)
    expect(plank()).toHaveAttribute('aria-expanded', 'false')
    await user.click(plank())
    expect(plank()).toHaveAttribute('aria-expanded', 'true')
    expect(said()).toMatch(/^Six futures: 2 of 6 rolls hurt the Oak\. /)
    const names = within(screen.getByRole('group', { name: 'Six futures' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([
      '1, North: One heart, one moves.',
      '2, East: The Oak is safe, 2 move.',
      '3, South: The Oak is safe, none moves.',
      '4, West: The Oak is safe, none moves.',
      '5, Choose. Best: the East: The Oak is safe, 2 move.',
      '6, All: One heart, 3 move.',
    ])
    tap('f')
    expect(screen.queryByRole('group', { name: 'Six futures' })).toBeNull()
  })

  it('stay closed after long presses on busy pages', () => {
    show()
    const at = (type: string, timeStamp: number) =>
      Object.defineProperty(new PointerEvent(type, { bubbles: true }), 'timeStamp', { value: timeStamp })
    const pressFor = (ms: number) => {
      fireEvent(plank(), at('pointerdown', 1000))
      fireEvent(plank(), at('pointerup', 1000 + ms))
      fireEvent.click(plank(), { detail: 1 })
    }
    pressFor(350)
    expect(plank()).toHaveAttribute('aria-expanded', 'false')
    pressFor(349)
    expect(plank()).toHaveAttribute('aria-expanded', 'true')
  })

  it('are of the first of two moves after a bargain, and say so', () => {
    liveTable.foresight.getState().setOpen(true)
    show('O ━ ━1\nseats rumpelstiltskin 0,0; beast 0,0\nrolls monsters 0; movement 2')
    expect(screen.getByRole('heading', { name: 'Six futures (the first of two moves)' })).toBeVisible()
  })

  it('are drawn on the board in the order of the rules, as in the list', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    await user.hover(future(/^6, All/))
    expect(orders()).toEqual(['1', '2', '3'])
    expect(document.querySelector('[data-future-marks] [data-hurt]')).toHaveAttribute('data-hurt', '1')
    const told = screen.getByRole('heading', { name: 'If a 6: all move' }).parentElement
    expect(told).toHaveTextContent(/1.*reaches the Oak.*2.*one step west.*3.*one step west/)
    await user.unhover(future(/^6, All/))
    expect(orders()).toEqual([])
  })

  it('stay if cards move below a resting mouse', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    await user.click(future(/^6, All/))
    await user.unhover(future(/^6, All/))
    const east = future(/^2, East/)
    fireEvent.pointerOver(east, { pointerType: 'mouse' })
    expect(orders()).toEqual(['1', '2', '3'])
    fireEvent.pointerMove(east, { pointerType: 'mouse' })
    expect(orders()).toEqual(['1', '2'])
  })

  it('stay if pressed, until pressed again or the turn is over', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    await user.click(future(/^2, East/))
    await user.unhover(future(/^2, East/))
    expect(future(/^2, East/)).toHaveAttribute('aria-pressed', 'true')
    expect(said()).toBe('Stays on the board: 2, East: The Oak is safe, 2 move.')
    expect(orders()).toEqual(['1', '2'])
    expect(document.querySelector('[data-future-side]')).toHaveAttribute('data-future-side', 'east')
    await user.click(future(/^2, East/))
    await user.unhover(future(/^2, East/))
    expect(orders()).toEqual([])
    await user.click(future(/^2, East/))
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(liveTable.foresight.getState().pinned).toBeNull()
  })

  it('are pinned and announced with all other effects [section 14 of the boxes]', async () => {
    const user = userEvent.setup(SWIFT)
    show('O ━ ━x ━1\nseats huntsman 0,0\nboxes dark')
    await user.click(plank())
    await user.click(future(/^2, East/))
    expect(said()).toBe(
      'Stays on the board: 2, East: One heart, one moves. The grove at 2 east falls and costs a heart.',
    )
  })

  it('close by Escape after the selection, but not by a key repeat', async () => {
    show(`${FOREST}\nmarket ━ - -`)
    act(() => liveTable.foresight.getState().setOpen(true))
    act(() => liveTable.intent.getState().choose(0))
    const user = userEvent.setup(SWIFT)
    await user.keyboard('{Escape}')
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
    fireEvent.keyDown(window, { key: 'Escape', repeat: true })
    expect(liveTable.foresight.getState().open).toBe(true)
    await user.keyboard('{Escape}')
    expect(liveTable.foresight.getState().open).toBe(false)
    expect(said()).toBe('The six futures are closed.')
  })

  it('are unavailable until a 5 has its side', () => {
    const five = played(drawnTale({ '0,-1': [5] }, { phase: 'new-monsters' }), [{ type: 'roll' }], [5])
    layTale(five)
    render(<TablePage />)
    tap('f')
    expect(said()).toMatch(/The die shows a 5\. First choose a side\./)
  })

  it('are visited with the arrow keys', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    future(/^1, North/).focus()
    await user.keyboard('{ArrowLeft}')
    expect(future(/^6, All/)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(future(/^2, East/)).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(future(/^2, East/)).toHaveFocus()
  })
})

describe('the worst of them', () => {
  it('is the same in the button’s die, its words and the arrows', () => {
    show('━1 O ━1\nhearts 2\nseats huntsman 0,0')
    expect(plank()).toHaveTextContent('3 of 6 rolls hurt the Oak, one loses the game.')
    expect(plank().querySelectorAll('circle')).toHaveLength(6)
    expect(arrows()).toBe(2)
    expect(document.querySelector('[data-future-marks] [data-hurt]')).toHaveAttribute('data-hurt', '2')
    // One on the side of each.
    expect(document.querySelectorAll('[data-cracked]')).toHaveLength(2)
  })

  it.each([
    ['two', 'O ━2\nseats huntsman 0,0', 2, []],
    ['three', 'O ━3\nseats huntsman 0,0', 2, ['×3']],
  ])('shows two hearts for %s of one way, and a figure only for more', (_, forest, hearts, figures) => {
    show(forest)
    expect(document.querySelectorAll('[data-cracked]')).toHaveLength(hearts)
    expect([...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent)).toEqual(
      figures,
    )
  })

  it('is given in hearts if it does not end the game', () => {
    show('. ┃1 .\n━1 O .\nseats huntsman 0,0')
    expect(plank()).toHaveTextContent('3 of 6 rolls hurt the Oak, one costs two hearts.')
  })
})

describe('a considered action', () => {
  it('has other futures, marked as not done yet', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    expect(plank()).toHaveTextContent('2 of 6 rolls hurt the Oak.')
    const remove = screen.getByRole('button', { name: /^Remove the / })
    fireEvent.pointerOver(remove, { pointerType: 'mouse' })
    expect(screen.getByText('If you do this')).toBeVisible()
    expect(plank()).toHaveTextContent('No roll hurts the Oak.')
    await user.click(plank())
    fireEvent.pointerOver(remove, { pointerType: 'mouse' })
    expect(future(/^1, North/)).toHaveAccessibleName('1, North: The Oak is safe, none moves.')
  })
})

describe('a foretold die [R 66]', () => {
  const pips = () => plank().querySelectorAll('circle').length
  const openDie = (forest: string, face: number) =>
    show(`${forest}\nseats huntsman 2,0\nboxes spells\nforetold ${face}`)

  it('is in the words: the best side of a 5 decides', () => {
    openDie('O ━1 ━☉ ━', 5)
    expect(plank()).toHaveTextContent('This is certain: the Oak is safe.')
  })

  it('is the drawn one, harmless or not', () => {
    const { unmount } = openDie('O ━ ━☉ ━', 6)
    expect(pips()).toBe(6)
    unmount()
    openDie('. ┃1 . .\n━1 O ━1 ━☉\n. ┃1 . .', 5)
    expect(plank()).toHaveTextContent('This is certain: the Oak is hurt.')
    expect(pips()).toBe(5)
  })
})

describe('the levels', () => {
  it('show nothing, next steps and threats, or both in bold; Shift+F switches', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    expect(arrows()).toBe(1)
    expect(thin()).toEqual(['2'])
    await user.keyboard('{Shift>}F{/Shift}')
    expect(thin()).toEqual([])
    expect(useTaleSettings.getState().foresight).toBe('full')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('Arrows and warnings: Bold.')
    // The two in the east take one way.
    expect(arrows()).toBe(2)
    expect(document.querySelector('[data-count]')).toHaveTextContent('×2')
    await user.keyboard('{Shift>}F{/Shift}')
    expect(arrows()).toBe(0)
    expect(plank()).toHaveTextContent('Six futures')
  })

  it('are all shown as long as F is held, and nothing opens afterwards', () => {
    vi.useFakeTimers()
    useTaleSettings.setState({ foresight: 'calm' })
    show()
    useTaleSettings.setState({ foresight: 'calm' })
    fireEvent.keyDown(window, { key: 'f' })
    expect(arrows()).toBe(0)
    act(() => void vi.advanceTimersByTime(400))
    expect(arrows()).toBe(2)
    fireEvent.keyUp(window, { key: 'f' })
    expect(arrows()).toBe(0)
    expect(liveTable.foresight.getState().open).toBe(false)
  })

  it('are all shown as long as the button is held, and nothing opens afterwards', () => {
    vi.useFakeTimers()
    show()
    fireEvent.pointerDown(plank())
    act(() => void vi.advanceTimersByTime(400))
    expect(arrows()).toBe(2)
    fireEvent.pointerUp(plank())
    fireEvent.click(plank(), { detail: 1 })
    expect(arrows()).toBe(1)
    expect(liveTable.foresight.getState().open).toBe(false)
  })

  it('a long press that ended elsewhere does not block the key', () => {
    vi.useFakeTimers()
    show()
    fireEvent.pointerDown(plank())
    act(() => void vi.advanceTimersByTime(400))
    fireEvent.pointerUp(document.body)
    fireEvent.click(plank(), { detail: 0 })
    expect(liveTable.foresight.getState().open).toBe(true)
  })
})

describe('the odds', () => {
  it('give the probability of each number of lost hearts, by side and monster', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    const odds = screen.getByRole('region', { name: 'Danger to the Oak' })
    expect(odds).toHaveTextContent('One heart lost33 %')
    expect(odds).toHaveTextContent('North 17 % and All 17 %')
    expect(odds).not.toHaveTextContent('Two hearts')
  })
})
