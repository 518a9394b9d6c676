import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { advance, openSession, type Viewer } from '../../src/engine/kernel/index.ts'
import { useSettings } from '../../src/store/settings.ts'
import { Log } from '../../src/ui/frames/log/Log.tsx'
import type { LogPosition } from '../../src/ui/frames/log/log-entry.ts'
import { useKeys } from '../../src/ui/input/keys.ts'
import { SHARED_KEYS } from '../../src/ui/input/shortcuts.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { NAMES, nameOf, RaceMark, raceLines } from './race-lines.tsx'

const session = (['peek', 'step', 'peek', 'step', 'play'] as const).reduce(
  (race, type) => {
    const next = advance<DiceRace>(diceRace, race, { type })
    if (!next.ok) throw new Error(next.error.code)
    return next.value
  },
  openSession(diceRace, { players: NAMES }, 5),
)
const { cards } = session.first

const show = (by: Viewer, until: LogPosition | null = null) =>
  render(
    <Log
      lines={raceLines(session, by)}
      until={until}
      headingOf={(turn, seat) => `${turn}: ${nameOf(seat)}`}
      Mark={RaceMark}
    />,
  )

beforeEach(() => useSettings.setState({ language: 'en' }))

test('lists the race by turns, newest first', () => {
  show(null)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['3: Hanna', '2: Tom', '1: Hanna'])
  expect(screen.getAllByRole('listitem').at(-2)).toHaveTextContent('Hanna peeked.')
  expect(document.querySelectorAll('[data-icon="card"]')).toHaveLength(2)
})

test.each([
  ['Hanna reads which card Tom holds', 0, [cards[1]]],
  ['Tom reads which card Hanna held', 1, [cards[0]]],
  ['whoever only stands by reads of no card', null, []],
] as const)('%s', (_, by, known) => {
  show(by)
  const said = [...(screen.getByRole('log').textContent ?? '').matchAll(/It was a (\d)/g)]
  expect(said.map(([, card]) => Number(card))).toEqual(known)
})

test('lists repeated turns beside earlier ones', () => {
  const complaints = vi.spyOn(console, 'error')
  const lines = raceLines(session, null)
  const again = lines.map((line) => ({ ...line, key: `again.${line.key}`, move: line.move + 10 }))
  render(
    <Log lines={[...lines, ...again]} until={null} headingOf={(turn) => `Turn ${turn}`} Mark={RaceMark} />,
  )
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual([3, 2, 1, 3, 2, 1].map((turn) => `Turn ${turn}`))
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('lists nothing before it was shown', () => {
  show(null, { move: 1, frame: 0 })
  expect(screen.getByRole('log')).toHaveTextContent('Hanna stepped 1 on.')
  expect(screen.getByRole('log')).not.toHaveTextContent('Tom')
})

test('opens only entries with details', async () => {
  show(0)
  const more = screen.getByText('A card that Hanna has seen stays known.')
  expect(more).not.toBeVisible()
  await userEvent.click(screen.getByText(/Hanna peeked\./))
  expect(more).toBeVisible()
})

/** Something that was opened before the entry. */
function Below({ onEscape }: { onEscape: () => void }) {
  useKeys('table', [{ shortcut: SHARED_KEYS['put-back'], run: onEscape }])
  return null
}

test('Escape closes the entry with the focus, and nothing else with the same press', async () => {
  const dismissed = vi.fn()
  render(<Below onEscape={dismissed} />)
  show(0)
  const user = userEvent.setup()
  await user.click(screen.getByText(/Hanna peeked\./))
  const more = screen.getByText('A card that Hanna has seen stays known.')
  await vi.waitFor(() => expect(more).toBeVisible())
  await user.keyboard('{Escape}')
  expect(more).not.toBeVisible()
  expect(dismissed).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(dismissed).toHaveBeenCalledTimes(1)
})

test.each([
  ['system', 'smooth'],
  ['less', 'auto'],
] as const)(
  'scrolls an opened entry into view, with the motion setting "%s": %s',
  async (motion, behavior) => {
    useSettings.setState({ motion })
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    show(0)
    await userEvent.click(screen.getByText(/Hanna peeked\./))
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior }))
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    useSettings.setState({ motion: 'system' })
  },
)
