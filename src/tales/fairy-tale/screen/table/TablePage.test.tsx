import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Event, pathFace, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { changeSession, openOnTable } from '../../../../session/game-store.ts'
import { ALONE } from '../../../../store/humans.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { placingIn } from '../../testing.ts'
import { fetchLater } from '../lazy.tsx'
import { drawn, played } from '../log/drawn-tale.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layBegun, layOpening, layTale, now } from './testing.ts'

openableDialogs()
beforeAll(() => fetchLater())

const seal = (name: string) => screen.queryByRole('button', { name })
const undo = () => screen.getByRole('button', { name: 'Undo' })
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)

beforeEach(() => liveTable.intent.getState().cancel())

describe('the seal', () => {
  it('begins the game after four tiles, then rolls, then ends the turn', async () => {
    const user = userEvent.setup()
    layOpening(8)
    render(<TablePage />)
    expect(seal('Begin the tale')).toBeNull()
    act(() => void liveTable.game.getState().actAll(suggestOpening(now())))
    await user.click(screen.getByRole('button', { name: 'Begin the tale' }))
    expect(now().turn).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Roll for new monsters' }))
    expect(now().phase === 'action' || now().pending !== null).toBe(true)
  })

  it('accepts the second click of a double click, which the page may guard', () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    const before = now()
    fireEvent.click(screen.getByRole('button', { name: 'End turn' }), { detail: 2 })
    expect(now()).not.toBe(before)
  })

  it('is hidden during the choice of a side', () => {
    const lane = drawn({ '0,-1': [5], '0,-2': [5] }, { phase: 'new-monsters' })
    layTale(played(lane, [{ type: 'roll' }], [5]))
    render(<TablePage />)
    expect(now().pending).not.toBeNull()
    for (const name of ['Roll for new monsters', 'End turn', 'Begin the tale']) expect(seal(name)).toBeNull()
    expect(screen.getByText(/^A five! Which side do/)).toBeVisible()
  })

  it('never appears beside a pass button', () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    expect(seal('End turn')).toBeVisible()
    expect(screen.queryByRole('button', { name: /pass/i })).toBeNull()
  })
})

describe('undo', () => {
  it('undoes a walk', async () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    const walk = fairyTale.list(now()).find(({ type }) => type === 'walk')
    act(() => void (walk && liveTable.game.getState().act(walk)))
    expect(screen.getByRole('log')).toHaveTextContent('Puss in Boots walked one step: north.')
    expect(undo()).toHaveAttribute('aria-disabled', 'false')
    await userEvent.setup().click(undo())
    expect(now().spent.steps).toBe(0)
    expect(said().at(-1)).toBe('Undone: Puss in Boots walked one step: north.')
    expect(screen.getByRole('log')).not.toHaveTextContent('walked')
  })

  it('asks all players before an undo past a die, and logs it', async () => {
    layBegun(8)
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'roll' }))
    const user = userEvent.setup()
    await user.click(undo())
    const question = screen.getByRole('alertdialog')
    expect(question).toHaveTextContent('Undo past the roll? Everyone must agree')
    expect(now().phase).not.toBe('new-monsters')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(undo())
    fireEvent.click(screen.getByRole('button', { name: 'We all agree' }), { detail: 0 })
    expect(now().phase).toBe('new-monsters')
    expect(screen.getByRole('log')).toHaveTextContent('Here one action was undone.')
  })

  it('needs no consent of a single person, and redoes the undone', async () => {
    act(() => liveTable.leaders.getState().begin(ALONE))
    layBegun(8)
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'roll' }))
    const rolled = liveTable.game.getState().session
    const user = userEvent.setup()
    await user.click(undo())
    expect(now().phase).toBe('new-monsters')
    await user.keyboard('{Shift>}u{/Shift}')
    expect(liveTable.game.getState().session).toBe(rolled)
    expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull()
    act(() => liveTable.leaders.getState().begin({ people: 'several', persons: {} }))
  })

  it('drops a question that the game has overtaken', async () => {
    layBegun(8)
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'roll' }))
    await userEvent.setup().click(undo())
    const [next] = fairyTale.list(now())
    act(() => void (next && liveTable.game.getState().act(next)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the keys', () => {
  const market = [pathFace(40, 5), pathFace(41, 3), null]

  it('take a tile, undo, end the turn', async () => {
    const user = userEvent.setup()
    lay(drawn({ '0,-1': [5] }, { market }))
    render(<TablePage />)
    await user.keyboard('2')
    expect(placingIn(liveTable.intent.getState().inHand)?.slot).toBe(1)
    await user.keyboard('2')
    expect(placingIn(liveTable.intent.getState().inHand)).toBeNull()
    const walk = fairyTale.list(now()).find(({ type }) => type === 'walk')
    act(() => void (walk && liveTable.game.getState().act(walk)))
    await user.keyboard('u')
    expect(now().spent.steps).toBe(0)
    await user.keyboard('e')
    expect(liveTable.game.getState().session?.moves.at(-1)?.action.type).toBe('end-turn')
  })

  it('are ignored while the player types or a dialog is open', async () => {
    const user = userEvent.setup()
    lay(drawn({ '0,-1': [5] }))
    render(
      <>
        <TablePage />
        <input aria-label="a name" />
        <Dialog title="A question" onClose={() => {}}>
          <button type="button">Never mind</button>
        </Dialog>
      </>,
    )
    await user.type(screen.getByRole('textbox', { name: 'a name' }), 'e')
    expect(now().phase).toBe('action')
    await user.click(screen.getByRole('button', { name: 'Never mind' }))
    await user.keyboard('e')
    expect(now().phase).toBe('action')
  })
})

describe('the headings', () => {
  it('begin with the title of the tale, once', () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    const [first] = screen.getAllByRole('heading')
    expect(first).toBe(screen.getByRole('heading', { level: 1, name: 'The Last Fairy Tale' }))
  })
})

describe('a roll of 5, by keys', () => {
  const lane = drawn({ '0,-1': [5], '0,-2': [5] }, { phase: 'new-monsters' })

  it('focuses the question, which names the keys; Enter again chooses nothing', async () => {
    lay(lane)
    render(<TablePage />)
    act(() => document.querySelector<HTMLElement>('[data-place]')?.focus())
    act(() => openOnTable(liveTable.game, played(lane, [{ type: 'roll' }], [5])))
    const question = screen.getByRole('group', { name: /^A five! Which side do/ })
    expect(question).toHaveFocus()
    expect(said().at(-1)).toMatch(/Key 1 is North, 2 East, 3 South, 4 West\.$/)
    const user = userEvent.setup()
    await user.keyboard('{Enter}')
    expect(now().pending).not.toBeNull()
    await user.tab()
    expect(document.activeElement).toHaveAttribute('data-choose', 'north')
    expect(document.activeElement).toHaveAttribute('aria-keyshortcuts', '1')
    await user.keyboard('{Enter}')
    expect(now().pending).toBeNull()
  })
})

describe('the key that explains a monster', () => {
  it('says that no monster is there', async () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    act(() => document.querySelector<HTMLElement>('[data-place]')?.focus())
    await userEvent.setup().keyboard('w')
    expect(screen.getByRole('status')).toHaveTextContent('There is no monster here.')
  })
})

describe('the player on turn', () => {
  it('both sheet and strip show it', () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    expect(screen.getByRole('heading', { name: 'Puss in Boots' })).toBeVisible()
    expect(screen.getByText('Anna’s turn, with Puss in Boots')).toBeVisible()
    expect(screen.getByText('Chapter the Ninth')).toBeVisible()
    const ribbon = screen.getByRole('list', { name: 'The turn' })
    expect(within(ribbon).getByText('Your turn').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('is announced after the die and its consequences', () => {
    lay(drawn({ '0,-1': [5] }))
    render(<TablePage />)
    const from = liveTable.game.getState().session ?? expect.fail('No tale is told.')
    const session = played(now(), [{ type: 'end-turn' }], [2])
    const event = { type: 'moved', session, from: from.moves.length, cause: 'person' } as const
    act(() => changeSession(liveTable.game, event))
    expect(said().at(-1)).toBe(
      '2: the East. No monster was in the East. The Huntsman’s turn. Chapter the Tenth.',
    )
  })
})

it('shows no log if it cannot be written, but keeps the table running', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tale = played(drawn({ '0,-1': [5] }, { phase: 'new-monsters' }), [{ type: 'roll' }], [2])
  const unknown = { type: 'no-such-event' } as unknown as Event
  layTale({
    ...tale,
    moves: tale.moves.map((move) => ({
      ...move,
      frames: move.frames.map((frame) => ({ ...frame, event: unknown })),
    })),
  })
  render(<TablePage />)
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/could not be drawn/)
  expect(seal('End turn')).toBeVisible()
  expect(undo()).toBeVisible()
  vi.restoreAllMocks()
})
