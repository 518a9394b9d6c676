import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Action, parseAction } from '../../../../engine/citadel/index.ts'
import type { PlanOf } from '../../../../store/bot-client.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { hush, useAnnouncements } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { counsel, liveTable } from '../../runtime.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, now } from '../table/testing.ts'
import { hintsOf } from '../table-kit.ts'

const POSITION =
  'version basic | seat 1 bricks 9 plots c6 d4=turnpike hand brewery watchtower influence spy desertion | seat 2 bricks 4 plots c5 h5=stable hand manor influence torch'

const actions = (text: string) =>
  text.split(', ').map((words): Action => parseAction(words) ?? expect.fail(`"${words}" is no action.`))

let answer = (_plan: string) => {}
const hints = hintsOf(liveTable)
const said = () =>
  useAnnouncements
    .getState()
    .polite.map(({ text }) => text)
    .join(' ')

beforeEach(() => {
  vi.spyOn(counsel, 'plan').mockImplementation((_, then) => {
    answer = (plan) => act(() => then(actions(plan) as unknown as PlanOf<never>, 'thinker'))
    return () => {}
  })
})

afterEach(() => {
  act(hints.close)
  vi.restoreAllMocks()
})

/** Shows the table to the seat on turn, and asks for a hint. */
function ask(position = POSITION): void {
  lay(position)
  act(() => HOTSEAT.confirm(0))
  render(<TablePage />)
  hush()
  act(hints.ask)
}

const hint = () => screen.findByRole('region', { name: 'The Grand Master’s hint' })

describe('a hint that arrives while the hand is covered [C 31]', () => {
  it('is announced when the cards are shown again', async () => {
    ask()
    await userEvent.keyboard('v')
    answer('build watchtower c6')
    expect(said()).not.toMatch(/watchtower/i)
    expect(screen.queryByRole('region', { name: /hint/ })).toBeNull()
    await userEvent.keyboard('v')
    expect(said()).toMatch(/I would build the Watchtower on c6\./)
    expect(await hint()).toHaveTextContent('Watchtower')
  })

  it('is announced after the gate to its person', async () => {
    ask()
    act(HOTSEAT.shut)
    answer('build watchtower c6')
    expect(said()).not.toMatch(/watchtower/i)
    await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }))
    expect(said()).not.toMatch(/watchtower/i)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the gate' }))
    await userEvent.click(screen.getByRole('button', { name: 'I am the Cross' }))
    expect(said()).toMatch(/I would build the Watchtower on c6\./)
  })
})

describe('a player who follows a hint', () => {
  const plan = 'play desertion c5, claim c5'
  const play = (words: string) =>
    act(() => actions(words).forEach((action) => void liveTable.game.getState().act(action)))

  it('keeps the allowed rest of the plan', () => {
    ask()
    answer(plan)
    play('play desertion c5')
    expect(hints.useHint.getState().plan).toEqual(actions('claim c5'))
  })

  it('loses the rest of the plan if a Safe Conduct stopped it', () => {
    ask(POSITION.replace('influence torch', 'influence safe-conduct'))
    answer(plan)
    play('play desertion c5')
    expect(now().owners).toContain(1)
    expect(hints.useHint.getState().state).toBeNull()
  })
})

it('"Show me" selects the card and its plot, and plays nothing [C 31]', async () => {
  ask()
  answer('build watchtower c6')
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }))
  const { held, plot } = liveTable.intent.getState()
  expect(held).toEqual({ kind: 'building', card: 'watchtower' })
  await vi.waitFor(() => expect(focusedTarget('plot')).toBe(`${plot}`))
  expect(liveTable.game.getState().session?.moves).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }))
  expect(liveTable.game.getState().session?.moves).toEqual([])
})

it.each([
  ['buy stable pawnshop', 'pawnshop', 'stable', null],
  ['sell watchtower pawnshop', 'sell', 'pawnshop', 'watchtower'],
  ['play spy 2', 'play', '2', 'spy'],
  ['hire', 'act', 'hire', null],
  ['end', 'table', 'seal', null],
])('"Show me" points at the place of "%s" and selects its card', async (plan, kind, id, card) => {
  ask(`${POSITION} | pawnshop stable`)
  answer(plan)
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }))
  await vi.waitFor(() => expect(focusedTarget(kind)).toBe(id))
  expect(liveTable.intent.getState().held).toEqual(card && expect.objectContaining({ card }))
  expect(liveTable.game.getState().session?.moves).toEqual([])
})
