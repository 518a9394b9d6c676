import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeAt } from '../../../../../engine/kernel/index.ts'
import { liveTable } from '../../../runtime.ts'
import { fetchLater } from '../../lazy.tsx'
import { drawn as drawnTale, played } from '../../log/drawn-tale.ts'
import { TablePage } from '../../table/TablePage.tsx'
import { lay, layTale, now } from '../../table/testing.ts'
import { drawn, placeOf } from '../testing.ts'

beforeAll(() => fetchLater())

const FOREST = 'O ━\nmarket ┳ ┗ ┃\npile 1; 1; 1\npool ┗ ┃ ━'
const NOTE = 'New tile: Undo will ask first.'
const AT = placeOf('2,0')

const planks = () => screen.queryAllByRole('button', { name: 'Lay tile' })
const ghosts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ghost]')].map(({ dataset }) => [
    Number(dataset['ghost']),
    dataset['faint'] !== undefined,
  ])

function show(text: string) {
  liveTable.intent.getState().cancel()
  lay(drawn(text))
  render(<TablePage />)
  return userEvent.setup()
}

describe('a market tile', () => {
  it('has one confirm button, on the board', () => {
    show(FOREST)
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(AT))
    expect(planks()).toHaveLength(1)
    expect(planks()[0]?.closest('section')).toHaveAccessibleName('The forest')
  })

  it('has a faint preview under the pointer, and a full one where aimed', () => {
    show(FOREST)
    act(() => liveTable.intent.getState().choose(0))
    expect(ghosts()).toEqual([])
    act(() => liveTable.foresight.getState().hover({ kind: 'place', id: AT }))
    expect(ghosts()).toEqual([[AT, true]])
    act(() => liveTable.intent.getState().aim(AT))
    expect(ghosts()).toEqual([[AT, false]])
    act(() => liveTable.foresight.getState().hover({ kind: 'place', id: placeAt(0, 0) }))
    expect(ghosts()).toEqual([[AT, false]])
  })

  it('can be aimed and turned before the roll, without a confirm button', async () => {
    const user = show(FOREST.replace('market', 'phase new-monsters\nmarket'))
    await user.click(screen.getByRole('button', { name: /^Market 1/ }))
    expect(screen.getByText(/Lay it after the roll/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Lay the tile at 2 east/ }))
    expect(ghosts()).toContainEqual([AT, false])
    expect(planks()).toEqual([])
    expect(screen.getByRole('button', { name: 'Turn the tile' })).toBeVisible()
    await user.keyboard('{Enter}')
    expect(now().tiles[AT]).toBeUndefined()
    expect(screen.getByText('Roll first. Then you can lay the tile.')).toBeVisible()
  })
})

describe('the warning that undo needs consent', () => {
  it('is on the first confirm button, and on none later in the game', async () => {
    const user = show(FOREST)
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(AT))
    expect(planks()[0]).toHaveTextContent(NOTE)
    expect(planks()[0]).toHaveAccessibleDescription(NOTE)
    await user.keyboard('{Enter}')
    expect(now().tiles[AT]).toBeDefined()
    const session = liveTable.game.getState().session
    if (!session) throw new Error('A tale is told.')
    expect(screen.queryByText(NOTE)).toBeNull()
  })

  it('is not repeated for later tiles', () => {
    const forest = drawnTale({ '0,-1': [5] }, { market: drawn(FOREST).market })
    const at = placeAt(0, -2)
    const laid = played(forest, [{ type: 'expand', slot: 2, at, turn: 0 }])
    const after = laid.moves.at(-1)?.after
    if (!after) throw new Error('A tile was laid.')
    const again = { ...after, spent: { ...after.spent, expands: 0 } }
    layTale({ ...laid, moves: laid.moves.map((move) => ({ ...move, after: again })) })
    render(<TablePage />)
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(placeAt(0, -3)))
    expect(planks()).toHaveLength(1)
    expect(planks()[0]).not.toHaveTextContent(NOTE)
  })

  it('is omitted if no tile is left to reveal, since undo is free then', () => {
    show('O ━\nmarket ┳ ┗ ┃')
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(AT))
    expect(planks()).toHaveLength(1)
    expect(planks()[0]).not.toHaveTextContent(NOTE)
  })
})
