import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { selectState } from '../../../../session/game-store.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { goingBackOf } from '../table-kit.ts'
import { lay } from '../testing.ts'
import { TablePage } from './TablePage.tsx'

openableDialogs()

const FIELD =
  'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear mill-ox!; lands 1 0 0; hand wood bridge-goat; deck wood*4'

const now = () => selectState(liveTable.game.getState())
const list = (name: string) => screen.getByRole('list', { name })
const spots = (name: string) => within(list(name)).getAllByRole('button')
const spot = (row: string, name: RegExp) => within(list(row)).getByRole('button', { name })
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const press = (key: string) => fireEvent.keyDown(document.body, { key })

describe('field', () => {
  it('labels all creatures: who can be sent, the opponent, and who rests', () => {
    lay(FIELD)
    render(<TablePage />)
    expect(spots('On the wall')).toHaveLength(2)
    expect(spot('On the wall', /^2 of 2: Goose Maid, power 2, toughness 2; free/)).toBeVisible()
    expect(spot('Your army', /Donkey with the Drum.*can be sent; meets the Antler King: falls/)).toBeVisible()
    expect(spot('Your army', /Ox of the Mill.*cast this turn, rests/)).toBeVisible()
  })

  it('sends, sums up and fights: the bait works [S 11] [S 12]', () => {
    lay(FIELD)
    render(<TablePage />)
    fireEvent.click(spot('Your army', /Donkey/))
    expect(spots('The column')).toHaveLength(1)
    expect(screen.getByText('0 slain, 1 falls, 2 stay; total 7')).toBeInTheDocument()
    fireEvent.click(spot('Your army', /Bear/))
    expect(spot('The column', /Bear.*meets the Goose Maid: fells it, unhurt/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'End turn' })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(screen.getByRole('button', { name: 'Fight' }))
    expect(now()?.garrison).toEqual(['antler-king'])
    expect(now()?.army.map(({ creature }) => creature)).toEqual(['honey-bear', 'mill-ox'])
  })

  it('explains the meeting of the targeted creature', () => {
    lay(FIELD)
    render(<TablePage />)
    act(() => liveTable.aim.getState().hold({ kind: 'soldier', creature: 'honey-bear', index: 1 }))
    expect(screen.getByText('Who meets the Bear?')).toBeVisible()
    press('w')
    expect(said().join(' ')).toContain('Who meets the Bear?')
  })
})

describe('a screen without a seat', () => {
  it('offers no action, saying who moves', () => {
    lay(FIELD)
    render(<TablePage />)
    expect(screen.getByRole('button', { name: 'End turn' })).toHaveAttribute('aria-disabled', 'false')
    act(() => awaitOtherDevices(liveTable.game, []))
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
    expect(screen.getByText('The besieger is to move')).toBeVisible()
  })
})

describe('life', () => {
  it('is shown as 0 at least, however much a night takes', () => {
    lay(
      'life 1; weather -2 -2 -2 -2 -2 -2; garrison goose-maid; army honey-bear; lands 1 0 0; hand wood; deck wood*4',
    )
    render(<TablePage />)
    const shown = () => screen.getByRole('region', { name: 'Life' })
    expect(shown()).toHaveTextContent('1 life')
    expect(shown()).not.toHaveTextContent(/[-−]\d/)
    fireEvent.click(screen.getByRole('button', { name: 'End turn' }))
    expect(now()).toMatchObject({ life: -1, outcome: { cause: 'life' } })
    expect(shown()).toHaveTextContent('0 life')
  })
})

describe('shortcuts', () => {
  it('toggle the card of the target instead of its meeting (section 11)', () => {
    lay(FIELD)
    render(<TablePage />)
    press('i')
    expect(said().at(-1)).toMatch(/^Choose a creature/)
    act(() => liveTable.aim.getState().look({ kind: 'soldier', creature: 'honey-bear', index: 1 }))
    expect(screen.getByText('Who meets the Bear?')).toBeVisible()
    press('i')
    expect(said().at(-1)).toBe(
      'Bear who Loves Honey, power 4, toughness 5. Costs five lands, needs 1 of wood.',
    )
    expect(screen.queryByText('Who meets the Bear?')).toBeNull()
    expect(screen.getByText('Bear who Loves Honey')).toBeVisible()
    press('i')
    expect(screen.getByText('Who meets the Bear?')).toBeVisible()
  })

  it('move from the army over the lands to the hand, with labels (section 11)', () => {
    lay(FIELD.replace('lands 1 0 0', 'lands 2 0 1; spent 1'))
    render(<TablePage />)
    const lands = within(screen.getByRole('region', { name: 'Lands' })).getAllByRole('button')
    expect(lands.map((one) => one.getAttribute('aria-label'))).toEqual([
      'two wood lands; one unused',
      'one magic land; one unused',
    ])
    const isIn = (row: string) => (document.activeElement as HTMLElement).dataset['row'] === row
    act(() => spots('Your army')[0]?.focus())
    const down = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
    down()
    expect(isIn('lands')).toBe(true)
    down()
    expect(isIn('hand')).toBe(true)
  })
})

describe('refusals', () => {
  it('show their reason; an open column blocks other actions [S 11]', () => {
    lay(FIELD)
    render(<TablePage />)
    fireEvent.click(spot('Your army', /Ox/))
    expect(screen.getByText('Cast this turn, it rests until the next.')).toBeVisible()
    fireEvent.click(spot('Your army', /Donkey/))
    const hand = screen.getByRole('region', { name: 'Your hand' })
    fireEvent.click(within(hand).getByRole('button', { name: /wood land/ }))
    expect(screen.getByText('First let your column fight.')).toBeVisible()
  })
})

describe('undo', () => {
  it('empties the column again, step by step', () => {
    lay(FIELD)
    render(<TablePage />)
    fireEvent.click(spot('Your army', /Donkey/))
    fireEvent.click(spot('Your army', /Bear/))
    press('Backspace')
    expect(spots('The column')).toHaveLength(1)
    press('u')
    expect(screen.queryByRole('list', { name: 'The column' })).toBeNull()
  })

  it('asks for consent beyond a die', () => {
    lay(FIELD)
    render(<TablePage />)
    press('e')
    expect(now()?.turn).toBe(2)
    press('u')
    expect(now()?.turn).toBe(2)
    expect(goingBackOf(liveTable).useUndoConfirm.getState().asking).toBe(true)
    act(goingBackOf(liveTable).agreeAndSay)
    expect(now()?.turn).toBe(1)
    expect(liveTable.game.getState().session?.takenBack).toEqual([{ left: 0, moves: 1 }])
  })
})

describe('questions and end', () => {
  it('asks about creatureless opening hands [S 4]', () => {
    lay('turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*9')
    render(<TablePage />)
    expect(screen.getByText(/There is no creature in it/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Draw seven others' }))
    expect(now()?.turn).toBe(1)
  })

  const DRIVEN_OUT = 'pending again; life 6; slain goose-maid; army mill-ox; deck wood*8 mill-ox*2'

  it('failed assaults keep the question open [S 19]', () => {
    lay(DRIVEN_OUT)
    render(<TablePage />)
    press('f')
    expect(screen.getByText('First answer the question.')).toBeVisible()
  })

  // A shared position begins after the roll, so the dice are unknown; the question is still open.
  it.each([
    ['Lay siege again', { siege: 2, pending: null }],
    ['Yield', { pending: null, outcome: { kind: 'total-defeat', cause: 'yielded' } }],
  ])('answers it where the siege begins with it: %s', (answer, comes) => {
    lay(DRIVEN_OUT)
    render(<TablePage />)
    expect(screen.getByText(/^The fortress holds\. Gather all/)).toBeVisible()
    expect(screen.queryByText(/storm the gate\.$/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: answer }))
    expect(now()).toMatchObject(comes)
  })

  it('storms the gate with the seal once the wall is empty [S 18]', () => {
    lay('life 8; army bean-giant bean-giant bean-giant; deck wood')
    render(<TablePage />)
    fireEvent.click(screen.getByRole('button', { name: 'Storm the gate' }))
    expect(now()?.outcome?.kind).toBe('total-victory')
  })
})
