import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Action, pathFace, placementsOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { counsel, liveTable } from '../../table.ts'
import { placingIn } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { drawn } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layOpening, now } from '../table/testing.ts'
import { hintsOf } from '../table-kit.ts'
import { dangerIn } from './danger-side.ts'
import { edgeFor } from './HintCard.tsx'
import { hintLines } from './hint-words.ts'

beforeAll(() => fetchLeaves())

const market = [pathFace(40, 5), pathFace(41, 3), null]
/** An ogre stands north of the oak, one step away. */
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
  test('is on the side whose die hurts the oak, by the exact odds', () => {
    const worst = { way: 'north', hurt: 1, ends: false, faces: 2, of: 6 }
    expect(dangerIn(beside)).toEqual({
      kind: 'roll',
      side: 'north',
      face: 1,
      worst,
      chance: expect.closeTo(2 / 6),
    })
  })

  test('is the nearest monster where no roll hurts it, and nothing where there is none', () => {
    const far = drawn({ '0,-1': [5], '0,-2': [5], '0,-3': [5, 'ogre', 1] }, { market })
    expect(dangerIn(far)).toEqual({ kind: 'nearest', side: 'north' })
    expect(dangerIn(quiet)).toEqual({ kind: 'safe' })
  })
})

describe('the edge that a hint hangs on', () => {
  const box = { left: -2, right: 2, top: -2, bottom: 2 }
  const walk = (east: number) => ({ type: 'walk', to: placeAt(east, 0) }) as const

  test('is away from the danger, and from the exact place once that is told', () => {
    const eastern = drawn({ '1,0': [10, 'ogre', 1] }, { market })
    expect(edgeFor({ state: eastern, grade: 2, plan: [walk(-1)] }, box)).toBe('left')
    expect(edgeFor({ state: eastern, grade: 3, plan: [walk(-1)] }, box)).toBe('right')
    expect(edgeFor({ state: quiet, grade: 1, plan: null }, box)).toBe('right')
    expect(edgeFor({ state: quiet, grade: 3, plan: [walk(1)] }, box)).toBe('left')
  })
})

describe('a hint', () => {
  const lines = (state: State, grade: 1 | 2 | 3, ...actions: Action[]) => {
    const [first, ...rest] = actions
    return hintLines(en, { state, grade, plan: first ? [first, ...rest] : null })
  }

  test('is put away when the guardian is asked for something else before it answers', () => {
    lay(beside)
    act(hints.ask)
    expect(hints.useHint.getState().state).toBe(now())
    act(() => counsel.think(quiet, () => {})())
    expect(hints.useHint.getState().state).toBeNull()
  })

  test('tells the danger, then the kind, then the action with its gain', () => {
    const here: State = { ...beside, seats: beside.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) })) }
    const remove = { type: 'remove', monster: 1 } as const
    const [danger, kind, exact] = lines(here, 3, remove)
    expect(danger).toMatch(/^Watch the north: a 1 would hurt the Oak\. \d+\u00A0% that it hurts the Oak/)
    expect(kind).toBe('I would remove a monster.')
    expect(exact).toBe('Remove an Ogre. Risk to the Oak this turn: from 33\u00A0% to 0\u00A0%.')
    expect(lines(here, 1, remove)).toEqual([danger])
    expect(lines(here, 2, remove)).toEqual([danger, kind])
  })

  test('tells the whole plan: the walk and what it is for, with the risk before it and after all of it', () => {
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

  test('steps in a row are one walk, told by its end; what changes no risk says so', () => {
    const row = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5], '0,2': [5] }, { market })
    const steps: Action[] = [
      { type: 'walk', to: placeAt(0, 1) },
      { type: 'walk', to: placeAt(0, 2) },
    ]
    expect(lines(row, 3, ...steps).at(-1)).toBe(
      'Walk to 2 south. Risk to the Oak this turn: 33\u00A0%, unchanged.',
    )
  })

  test('a plan that wins the tale says that', () => {
    const last = drawn({ '0,1': [1] }, { market, diamonds: 2 })
    const tile = last.tiles[placeAt(0, 1)]
    if (tile) last.tiles[placeAt(0, 1)] = { ...tile, building: 'diamond' }
    expect(lines(last, 3, { type: 'walk', to: placeAt(0, 1) }).at(-1)).toMatch(/That wins the tale\.$/)
  })

  test('names the tile, and no single monster, where the hero clears all of it', () => {
    const crowd = drawn({ '0,-1': [5, 'ogre', 2], '0,1': [5] }, { market })
    const seats = crowd.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) }))
    const told = (onTurn: number) =>
      lines({ ...crowd, seats, onTurn }, 3, { type: 'remove', monster: 1 }).at(-1)
    expect(told(0)).toMatch(/^Remove an Ogre \(number 1\)\./)
    expect(told(1)).toMatch(/^Remove all monsters at 1 north\./)
  })

  test('says that it is thought over until the guardian has answered', () => {
    expect(lines(quiet, 2).at(-1)).toBe('The Guardian is thinking…')
  })

  test('promises nothing of what luck decides', () => {
    expect(lines(beside, 3, { type: 'end-turn' }).at(-1)).toBe('End the turn.')
  })
})

describe('at the table', () => {
  test('each press tells more, aloud too, and nothing is done; the next action puts it away', async () => {
    lay(beside)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'A hint of the Guardian' }))
    expect(said()).toMatch(/^Watch the north/)
    await user.keyboard('g')
    expect(await screen.findByText(/^I would /)).toBeVisible()
    // Where there is no worker, as here, the apprentice answers, and the hint is told to be its own.
    const card = screen.getByRole('region', { name: 'The Apprentice’s hint' })
    await user.keyboard('g')
    expect(card.querySelectorAll('li')).toHaveLength(3)
    expect(liveTable.game.getState().session?.moves).toEqual([])
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(screen.queryByRole('region', { name: /hint$/ })).toBeNull()
  })

  test('a tile is aimed as the guardian would lay it, to be confirmed', () => {
    lay(quiet)
    render(<TablePage />)
    const [[at, [turn]] = [CENTRE, []]] = placementsOf(now(), 1)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 2, plan: [{ type: 'expand', slot: 1, at, turn: turn ?? 0 }] }))
    act(hints.ask)
    expect(placingIn(liveTable.intent.getState().inHand)).toEqual({ slot: 1, at, turn })
    expect(document.querySelector('[data-hint-marks]')).not.toBeNull()
    // The frame of what is aimed says where: no ring lies over frame, button and badge.
    expect(document.querySelector('[data-hint-marks] circle')).toBeNull()
  })

  test('the way to a monster and its place are drawn, in blue and never in the red of danger', () => {
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

  test('whoever does as advised keeps the rest of the advice; whatever else is done puts it away', () => {
    lay(beside)
    render(<TablePage />)
    act(hints.ask)
    act(() => hints.useHint.setState({ grade: 3, plan: [walkNorth, drive] }))
    act(() => void liveTable.game.getState().act(walkNorth))
    expect(hints.useHint.getState()).toMatchObject({ state: now(), grade: 3, plan: [drive] })
    act(() => void liveTable.game.getState().undo())
    expect(hints.useHint.getState().state).toBeNull()
  })

  test('nobody thinks any more about a position that the game has left', () => {
    const callOff = vi.fn()
    const asked = vi.spyOn(counsel, 'plan').mockReturnValueOnce(callOff)
    lay(beside)
    act(hints.ask)
    expect(callOff).not.toHaveBeenCalled()
    act(() => void liveTable.game.getState().act({ type: 'end-turn' }))
    expect(callOff).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('where the guardian thinks long, that is said, and the apprentice can be let answer', async () => {
    const asked = vi.spyOn(counsel, 'plan')
    lay(beside)
    render(<TablePage />)
    act(hints.ask)
    act(hints.ask)
    expect(screen.queryByRole('button', { name: 'Let the Apprentice decide' })).toBeNull()
    act(() => counsel.useThought.setState({ long: true }))
    expect(said()).toBe('The Guardian needs longer: this machine is busy.')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Let the Apprentice decide' }))
    expect(screen.getByRole('region', { name: 'The Apprentice’s hint' })).toBeVisible()
    expect(hints.useHint.getState().plan).toHaveLength(1)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('the guardian lays the first tiles when it is asked', async () => {
    layOpening(3)
    render(<TablePage />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ask the Guardian' }))
    expect(await screen.findByRole('button', { name: 'Begin the tale' })).toBeVisible()
  })
})
