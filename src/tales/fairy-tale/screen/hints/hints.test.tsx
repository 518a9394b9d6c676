import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Action, pathFace, placementsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../../engine/kernel/index.ts'
import { focusedTarget } from '../../../../ui/input/targets.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { counsel, liveTable } from '../../runtime.ts'
import { placingIn } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { fetchLater } from '../lazy.tsx'
import { drawn } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layOpening, now } from '../table/testing.ts'
import { hintsOf } from '../table-kit.ts'
import { dangerIn } from './danger-side.ts'
import { hintLines } from './hint-words.ts'

beforeAll(() => fetchLater())

const market = [pathFace(40, 5), pathFace(41, 3), null]
/** An ogre north of the oak, one step away. */
const beside = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })
const quiet = drawn({ '0,-1': [5], '0,1': [5] }, { market })
const walkNorth = { type: 'walk', to: placeAt(0, -1) } as const
const drive = { type: 'remove', monster: 1 } as const
const en = messagesOf('en')
const hints = hintsOf(liveTable)
const said = () => useAnnouncements.getState().polite.at(-1)?.text

beforeEach(() => liveTable.leaders.setState({ table: {} }))
afterEach(() => act(hints.close))

describe('the danger', () => {
  test('is on the side of the roll that hurts the oak, by the exact odds', () => {
    const worst = { way: 'north', hurt: 1, ends: false, faces: 2, of: 6 }
    expect(dangerIn(beside)).toEqual({
      kind: 'roll',
      side: 'north',
      face: 1,
      worst,
      chance: expect.closeTo(2 / 6),
      who: { at: placeAt(0, -1), kind: 'ogre', count: 1 },
    })
  })

  test('is the nearest monster if every roll is harmless; null without monsters', () => {
    const far = drawn({ '0,-1': [5], '0,-2': [5], '0,-3': [5, 'ogre', 1] }, { market })
    const who = { at: placeAt(0, -3), kind: 'ogre', count: 1 }
    expect(dangerIn(far)).toEqual({ kind: 'nearest', side: 'north', who })
    expect(dangerIn(quiet)).toEqual({ kind: 'safe' })
  })
})

test('counts only the largest equal group of a tile', () => {
  const crowd = drawn({ '0,-1': [5, 'ogre', 2], '0,-2': [5, 'ogre', 1] }, { market })
  expect(dangerIn(crowd)).toMatchObject({ who: { at: placeAt(0, -1), kind: 'ogre', count: 2 } })
})

describe('a hint', () => {
  const lines = (state: State, grade: 1 | 2 | 3, ...actions: Action[]) => {
    const [first, ...rest] = actions
    return hintLines(en, { state, grade, plan: first ? [first, ...rest] : null })
  }

  test('closes if the guardian is asked another question before it answers', () => {
    lay(beside)
    act(hints.ask)
    expect(hints.useHint.getState().state).toBe(now())
    act(() => counsel.think(quiet, () => {})())
    expect(hints.useHint.getState().state).toBeNull()
  })

  test('gives the danger, then the kind of action, then the action with its gain', () => {
    const here: State = { ...beside, seats: beside.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) })) }
    const remove = { type: 'remove', monster: 1 } as const
    const [danger, kind, exact] = lines(here, 3, remove)
    expect(danger).toBe(
      'Watch an Ogre at 1 north: a 1 would hurt the Oak. Chance that the Oak is hurt this turn: 33\u00A0%.',
    )
    expect(kind).toBe('I would remove a monster.')
    expect(exact).toBe('Remove an Ogre. Risk to the Oak this turn: from 33\u00A0% to 0\u00A0%.')
    expect(lines(here, 1, remove)).toEqual([danger])
    expect(lines(here, 2, remove)).toEqual([danger, kind])
  })

  test('gives the whole plan: the walk, its purpose, the risk before and after', () => {
    const plan: Action[] = [
      { type: 'walk', to: placeAt(0, -1) },
      { type: 'remove', monster: 1 },
    ]
    const [, kind, exact] = lines(beside, 3, ...plan)
    expect(kind).toBe('I would remove a monster.')
    expect(exact).toBe(
      'Walk north and remove an Ogre. Risk to the Oak this turn: from 33\u00A0% to 0\u00A0%.',
    )
    const nl = messagesOf('nl')
    const [first = { type: 'end-turn' }, ...rest] = plan
    expect(hintLines(nl, { state: beside, grade: 3, plan: [first, ...rest] }).at(-1)).toBe(
      'Loop naar het noorden en verjaag een oger. Gevaar voor de Eik deze beurt: van 33\u00A0% naar 0\u00A0%.',
    )
  })

  test('treats consecutive steps as one walk, and says if the risk is unchanged', () => {
    const row = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5], '0,2': [5] }, { market })
    const steps: Action[] = [
      { type: 'walk', to: placeAt(0, 1) },
      { type: 'walk', to: placeAt(0, 2) },
    ]
    expect(lines(row, 3, ...steps).at(-1)).toBe(
      'Walk to 2 south. Risk to the Oak this turn: 33\u00A0%, unchanged.',
    )
  })

  test('says that a plan wins the game', () => {
    const last = drawn({ '0,1': [1] }, { market, diamonds: 2 })
    const tile = last.tiles[placeAt(0, 1)]
    if (tile) last.tiles[placeAt(0, 1)] = { ...tile, building: 'diamond' }
    expect(lines(last, 3, { type: 'walk', to: placeAt(0, 1) }).at(-1)).toMatch(/That wins the game\.$/)
  })

  test('names the tile instead of a monster if the hero clears all of it', () => {
    const crowd = drawn({ '0,-1': [5, 'ogre', 2], '0,1': [5] }, { market })
    const seats = crowd.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) }))
    const told = (onTurn: number) =>
      lines({ ...crowd, seats, onTurn }, 3, { type: 'remove', monster: 1 }).at(-1)
    expect(told(0)).toMatch(/^Remove an Ogre \(number 1\)\./)
    expect(told(1)).toMatch(/^Remove all monsters at 1 north\./)
  })

  test('says the guardian thinks until it answers', () => {
    expect(lines(quiet, 2).at(-1)).toBe('The Guardian is thinking…')
  })

  test('promises nothing that luck decides', () => {
    expect(lines(beside, 3, { type: 'end-turn' }).at(-1)).toBe('End the turn.')
  })
})

describe('at the table', () => {
  test('each press adds a line and announces it; the next action closes it', async () => {
    lay(beside)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Hint: Ask the Guardian' }))
    expect(said()).toMatch(/^Watch an Ogre at 1 north/)
    await user.keyboard('g')
    expect(await screen.findByText(/^I would /)).toBeVisible()
    // Without a worker, as in jsdom, the apprentice answers, and the hint is attributed to it.
    const card = screen.getByRole('region', { name: 'The Apprentice’s hint' })
    await user.keyboard('g')
    expect(card.querySelectorAll('li')).toHaveLength(3)
    expect(liveTable.game.getState().session?.moves).toEqual([])
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(screen.queryByRole('region', { name: /hint$/ })).toBeNull()
  })

  test('Escape closes the hint before deselecting tiles', async () => {
    lay(quiet)
    render(<TablePage />)
    const user = userEvent.setup()
    act(() => liveTable.intent.getState().choose(1))
    act(hints.ask)
    expect(screen.getByRole('region', { name: /hint$/ })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: /hint$/ })).toBeNull()
    expect(liveTable.intent.getState().inHand.kind).toBe('tile')
    await user.keyboard('{Escape}')
    expect(liveTable.intent.getState().inHand.kind).toBe('nothing')
  })

  test('aims a tile as the guardian would place it, to be confirmed', () => {
    lay(quiet)
    render(<TablePage />)
    const [[at, [turn]] = [CENTRE, []]] = placementsOf(now(), 1)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 2, plan: [{ type: 'expand', slot: 1, at, turn: turn ?? 0 }] }))
    act(hints.ask)
    expect(placingIn(liveTable.intent.getState().inHand)).toEqual({ slot: 1, at, turn })
    expect(document.querySelector('[data-hint-marks]')).not.toBeNull()
    // The aim has a frame: no ring may cover the frame, its button and badge.
    expect(document.querySelector('[data-hint-marks] circle')).toBeNull()
  })

  test('"Show me" aims the action and points out the next step; it does nothing', async () => {
    const asked = vi.spyOn(counsel, 'plan').mockReturnValue(() => {})
    lay(quiet)
    render(<TablePage />)
    const [[at, [turn]] = [CENTRE, []]] = placementsOf(now(), 1)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 3, plan: [{ type: 'expand', slot: 1, at, turn: turn ?? 0 }] }))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show me' }))
    expect(placingIn(liveTable.intent.getState().inHand)).toEqual({ slot: 1, at, turn })
    await waitFor(() => expect(focusedTarget('place')).toBe(`${at}`))
    act(() => hints.useHint.setState({ plan: [{ type: 'end-turn' }] }))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show me' }))
    await waitFor(() => expect(focusedTarget('table')).toBe('seal'))
    expect(document.activeElement).toHaveAttribute('data-pointed-out')
    expect(liveTable.game.getState().session?.moves).toEqual([])
    asked.mockRestore()
  })

  test('draws the way to a monster and its place in blue, never in red', () => {
    lay(beside)
    render(<TablePage />)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 3, plan: [walkNorth, drive] }))
    const marks = document.querySelector('[data-hint-marks]')
    expect(marks?.querySelectorAll('circle[cy="-100"]')).toHaveLength(2)
    const strokes = [...(marks?.querySelectorAll('path[stroke]') ?? [])].map((path) =>
      path.getAttribute('stroke'),
    )
    expect(strokes).toContain('var(--legal)')
    expect(strokes.join()).not.toContain('threat')
  })

  test('keeps the rest of the plan if it is followed, and closes otherwise', () => {
    lay(beside)
    render(<TablePage />)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 3, plan: [walkNorth, drive] }))
    act(() => void liveTable.game.getState().act(walkNorth))
    expect(hints.useHint.getState()).toMatchObject({ state: now(), grade: 3, plan: [drive] })
    act(() => void liveTable.game.getState().undo())
    expect(hints.useHint.getState().state).toBeNull()
  })

  test('leaving the position cancels the bot', () => {
    const callOff = vi.fn()
    const asked = vi.spyOn(counsel, 'plan').mockReturnValueOnce(callOff)
    lay(beside)
    act(hints.ask)
    expect(callOff).not.toHaveBeenCalled()
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(callOff).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('reports a slow guardian; the apprentice may answer', async () => {
    const asked = vi.spyOn(counsel, 'plan')
    lay(beside)
    render(<TablePage />)
    act(hints.ask)
    act(hints.ask)
    expect(screen.queryByRole('button', { name: 'Let the Apprentice decide' })).toBeNull()
    act(() => counsel.useThinkingStatus.setState({ long: true }))
    expect(said()).toBe('The Guardian needs more time: this device is busy.')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Let the Apprentice decide' }))
    expect(screen.getByRole('region', { name: 'The Apprentice’s hint' })).toBeVisible()
    expect(hints.useHint.getState().plan).toHaveLength(1)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('places first tiles like the guardian on request', async () => {
    layOpening(3)
    render(<TablePage />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ask the Guardian' }))
    expect(await screen.findByRole('button', { name: 'Begin the tale' })).toBeVisible()
  })
})
