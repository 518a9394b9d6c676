import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/in-hand.ts'
import { useTaleSettings } from '../../settings.ts'
import { liveTable } from '../../table.ts'
import { drawn } from '../board/testing.ts'
import { WithExpansionArt } from '../expansion-art.tsx'
import { fetchLeaves } from '../late/leaves.tsx'
import { drawn as drawnTale, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { layTale } from '../table/testing.ts'

beforeAll(() => fetchLeaves())

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

/** What is held for long only peeks; on a busy machine a press with a pause in it is long. */
const SWIFT = { delay: null } as const

/** A key goes down and up in the same moment, however long what comes of the first takes. */
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

beforeEach(() => {
  useTaleSettings.setState({ foresight: 'guided' })
  liveTable.foresight.setState({ open: false, pinned: null, pointed: null, peeking: false, hovered: null })
})
afterEach(() => vi.useRealTimers())

describe('the six futures', () => {
  it('lie open after a press on the plank or F, each with a whole verdict to be read aloud', async () => {
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
      '3, South: The Oak is safe, nobody moves.',
      '4, West: The Oak is safe, nobody moves.',
      '5, Choose. Best: the East: The Oak is safe, 2 move.',
      '6, All: One heart, 3 move.',
    ])
    tap('f')
    expect(screen.queryByRole('group', { name: 'Six futures' })).toBeNull()
  })

  it('are not opened by a press that was held, also where a busy page hears of its end before its timer has run', () => {
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

  it('are those of the first of two moves after a bargain, and say so', () => {
    liveTable.foresight.getState().setOpen(true)
    show('O ━ ━1\nseats rumpelstiltskin 0,0; beast 0,0\nrolls monsters 0; movement 2')
    expect(screen.getByRole('heading', { name: 'Six futures (the first of two moves)' })).toBeVisible()
  })

  it('are shown on the board in the order of the rules, and told in words in the same order', async () => {
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

  it('stay as they are where another one comes to lie beneath a mouse at rest', async () => {
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

  it('stay when they are pressed, until they are pressed again or the turn is over', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    await user.click(future(/^2, East/))
    await user.unhover(future(/^2, East/))
    expect(future(/^2, East/)).toHaveAttribute('aria-pressed', 'true')
    expect(said()).toBe('Kept in the forest: 2, East: The Oak is safe, 2 move.')
    expect(orders()).toEqual(['1', '2'])
    expect(document.querySelector('[data-future-side]')).toHaveAttribute('data-future-side', 'east')
    await user.click(future(/^2, East/))
    await user.unhover(future(/^2, East/))
    expect(orders()).toEqual([])
    await user.click(future(/^2, East/))
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(liveTable.foresight.getState().pinned).toBeNull()
  })

  it('are kept with what else stirs in the forest, also for those who listen [section 14 of the boxes]', async () => {
    const user = userEvent.setup(SWIFT)
    show('O ━ ━x ━1\nseats huntsman 0,0\nboxes dark')
    await user.click(plank())
    await user.click(future(/^2, East/))
    expect(said()).toBe(
      'Kept in the forest: 2, East: One heart, one moves. The grove at 2 east falls, with a heart.',
    )
  })

  it('are put away with Escape, after what is in hand, and not by a key that is held', async () => {
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
    expect(said()).toBe('The six futures are put away.')
  })

  it('are waited for until a side is chosen on a 5', () => {
    const five = played(drawnTale({ '0,-1': [5] }, { phase: 'new-monsters' }), [{ type: 'roll' }], [5])
    layTale(five)
    render(<TablePage />)
    tap('f')
    expect(said()).toMatch(/the die shows a 5, so first choose a side\.$/)
  })

  it('are gone through with the arrow keys', async () => {
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
  it('is one for the plank’s die, its words and the arrows: a 2 costs one heart, only a 6 ends the tale', () => {
    show('━1 O ━1\nhearts 2\nseats huntsman 0,0')
    expect(plank()).toHaveTextContent('3 of 6 rolls hurt the Oak, one ends the tale.')
    expect(plank().querySelectorAll('circle')).toHaveLength(6)
    expect(arrows()).toBe(2)
    expect(document.querySelector('[data-future-marks] [data-hurt]')).toHaveAttribute('data-hurt', '2')
  })

  it('is told of in hearts where it ends nothing', () => {
    show('. ┃1 .\n━1 O .\nseats huntsman 0,0')
    expect(plank()).toHaveTextContent('3 of 6 rolls hurt the Oak, one costs two hearts.')
  })
})

describe('what is only considered', () => {
  it('has other futures, and says that it is not done yet', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    expect(plank()).toHaveTextContent('2 of 6 rolls hurt the Oak.')
    const remove = screen.getByRole('button', { name: /^Remove the / })
    fireEvent.pointerOver(remove, { pointerType: 'mouse' })
    expect(screen.getByText('If you do this')).toBeVisible()
    expect(plank()).toHaveTextContent('No roll hurts the Oak.')
    await user.click(plank())
    fireEvent.pointerOver(remove, { pointerType: 'mouse' })
    expect(future(/^1, North/)).toHaveAccessibleName('1, North: The Oak is safe, nobody moves.')
  })
})

describe('a die that lies open [R 66]', () => {
  const pips = () => plank().querySelectorAll('circle').length
  const openDie = (forest: string, face: number) =>
    show(`${forest}\nseats huntsman 2,0\nboxes spells\nforetold ${face}`)

  it('is told: a 5 may choose a side that hurts, and nobody has to', () => {
    openDie('O ━1 ━☉ ━', 5)
    expect(plank()).toHaveTextContent('What comes is certain: the Oak is safe.')
  })

  it('is the one that is drawn, where it hurts as well as where it does not', () => {
    const { unmount } = openDie('O ━ ━☉ ━', 6)
    expect(pips()).toBe(6)
    unmount()
    openDie('. ┃1 . .\n━1 O ━1 ━☉\n. ┃1 . .', 5)
    expect(plank()).toHaveTextContent('What comes is certain: it hurts the Oak.')
    expect(pips()).toBe(5)
  })
})

describe('the levels', () => {
  it('are shown unasked: nothing, the worst threat, everything; shift and F goes on', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    expect(arrows()).toBe(1)
    await user.keyboard('{Shift>}F{/Shift}')
    expect(useTaleSettings.getState().foresight).toBe('full')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('Warnings: Everything.')
    // The two in the east take one way.
    expect(arrows()).toBe(2)
    expect(document.querySelector('[data-count]')).toHaveTextContent('2×')
    await user.keyboard('{Shift>}F{/Shift}')
    expect(arrows()).toBe(0)
    expect(plank()).toHaveTextContent('Six futures')
  })

  it('are all shown for as long as F is held, and then nothing opens', () => {
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

  it('are all shown for as long as the plank is held, and then nothing opens', () => {
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

  it('are no more in the way of a key, when the press that showed them ended elsewhere', () => {
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
  it('say how likely each number of hearts is lost now, from which side and to whom', async () => {
    const user = userEvent.setup(SWIFT)
    show()
    await user.click(plank())
    const odds = screen.getByRole('region', { name: 'The Oak’s odds' })
    expect(odds).toHaveTextContent('One heart lost33 %')
    expect(odds).toHaveTextContent('North 17 % and All 17 %')
    expect(odds).not.toHaveTextContent('Two hearts')
  })
})
