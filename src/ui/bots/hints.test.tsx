import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pathFace, placementsOf, type State } from '../../engine/fairy-tale/index.ts'
import { placeAt } from '../../engine/kernel/index.ts'
import { counsel } from '../../store/counsel.ts'
import { useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { useLeaders } from '../../store/leaders.ts'
import { useAnnouncements } from '../app/announce.ts'
import { drawn } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layOpening, now } from '../table/testing.ts'
import { messagesOf } from '../text/testing.ts'
import { dangerIn } from './danger-side.ts'
import { hintLines } from './hint-words.ts'
import { askHint, closeHint, useHint } from './hints.ts'
import { edgeFor } from './where.ts'

const market = [pathFace(40, 5), pathFace(41, 3), null]
/** An ogre stands north of the oak, one step away. */
const beside = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })
const quiet = drawn({ '0,-1': [5], '0,1': [5] }, { market })
const en = messagesOf('en')
const said = () => useAnnouncements.getState().polite.at(-1)?.text

beforeEach(() => useLeaders.setState({ table: {} }))
afterEach(() => act(closeHint))

describe('the danger', () => {
  test('is on the side whose die hurts the oak, by the exact odds', () => {
    const worst = { way: 'north', hurt: 1, ends: false, faces: 2 }
    expect(dangerIn(beside)).toEqual({ kind: 'roll', side: 'north', worst, chance: expect.closeTo(2 / 6) })
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
    expect(edgeFor({ state: eastern, grade: 2, action: walk(-1) }, box)).toBe('left')
    expect(edgeFor({ state: eastern, grade: 3, action: walk(-1) }, box)).toBe('right')
    expect(edgeFor({ state: quiet, grade: 1, action: null }, box)).toBe('right')
    expect(edgeFor({ state: quiet, grade: 3, action: walk(1) }, box)).toBe('left')
  })
})

describe('a hint', () => {
  const lines = (state: State, grade: 1 | 2 | 3, action: Parameters<typeof hintLines>[1]['action']) =>
    hintLines(en, { state, grade, action })

  test('is put away when the guardian is asked for something else before it answers', () => {
    lay(beside)
    act(askHint)
    expect(useHint.getState().state).toBe(now())
    act(() => counsel.guardian(quiet, () => {})())
    expect(useHint.getState().state).toBeNull()
  })

  test('tells the danger, then the kind, then the action with its proof', () => {
    const here: State = { ...beside, seats: beside.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) })) }
    const remove = { type: 'remove', monster: 1 } as const
    const [danger, kind, exact] = lines(here, 3, remove)
    expect(danger).toMatch(/^Watch the north: a 1 would hurt the Oak\. \d+ % that it hurts the Oak/)
    expect(kind).toBe('I would drive a monster away.')
    expect(exact).toMatch(/^Drive away an Ogre, number 1\. The Oak is hurt: \d+ % now, 0 % then\.$/)
    expect(lines(here, 1, remove)).toEqual([danger])
    expect(lines(here, 2, remove)).toEqual([danger, kind])
  })

  test('names the tile, and no single monster, where the hero clears all of it', () => {
    const crowd = drawn({ '0,-1': [5, 'ogre', 2], '0,1': [5] }, { market })
    const seats = crowd.seats.map((seat) => ({ ...seat, at: placeAt(0, -1) }))
    const told = (onTurn: number) =>
      lines({ ...crowd, seats, onTurn }, 3, { type: 'remove', monster: 1 }).at(-1)
    expect(told(0)).toMatch(/^Drive away an Ogre, number 1\./)
    expect(told(1)).toMatch(/^Drive away all monsters at 1 north\./)
  })

  test('says that it is thought over until the guardian has answered', () => {
    expect(lines(quiet, 2, null).at(-1)).toBe('The Guardian thinks it over…')
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
    const card = screen.getByRole('region', { name: 'The Guardian’s hint' })
    expect(await screen.findByText(/^I would /)).toBeVisible()
    await user.keyboard('g')
    expect(card.querySelectorAll('li')).toHaveLength(3)
    expect(useGame.getState().session?.moves).toEqual([])
    act(() => void useGame.getState().act({ type: 'end-turn' }))
    expect(screen.queryByRole('region', { name: 'The Guardian’s hint' })).toBeNull()
  })

  test('a tile is aimed as the guardian would lay it, to be confirmed', () => {
    lay(quiet)
    render(<TablePage />)
    const [[at, [turn]] = [0, []]] = placementsOf(now(), 1)
    act(askHint)
    act(() => useHint.setState({ grade: 2, action: { type: 'expand', slot: 1, at, turn: turn ?? 0 } }))
    act(askHint)
    expect(useIntent.getState().placing).toEqual({ slot: 1, at, turn })
    expect(document.querySelector('[data-hint-marks]')).not.toBeNull()
  })

  test('the guardian lays the first tiles when it is asked', async () => {
    layOpening(3)
    render(<TablePage />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ask the Guardian' }))
    expect(await screen.findByRole('button', { name: 'Begin the tale' }, { timeout: 10_000 })).toBeVisible()
  })
})
