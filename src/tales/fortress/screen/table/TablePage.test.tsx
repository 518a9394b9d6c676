import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { selectState } from '../../../../session/game-store.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
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

describe('the field', () => {
  it('names everybody, who may be sent and whom they would meet, and who rests', () => {
    lay(FIELD)
    render(<TablePage />)
    expect(spots('On the wall')).toHaveLength(2)
    expect(spot('On the wall', /^2 of 2: Goose Maid, power 2, toughness 2; free/)).toBeVisible()
    expect(spot('Your army', /Donkey with the Drum.*may be sent; meets the Antler King: falls/)).toBeVisible()
    expect(spot('Your army', /Ox of the Mill.*came this turn, rests/)).toBeVisible()
  })

  it('sends by a press, sums up the column, and fights: the bait frees the way [S 11] [S 12]', () => {
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

  it('tells why, for whoever is looked at', () => {
    lay(FIELD)
    render(<TablePage />)
    act(() => liveTable.aim.getState().hold({ kind: 'soldier', creature: 'honey-bear', index: 1 }))
    expect(screen.getByText('Who meets the Bear?')).toBeVisible()
    press('w')
    expect(said().join(' ')).toContain('Who meets the Bear?')
  })
})

describe('life', () => {
  it('is never told to be below none, however much a night takes', () => {
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

describe('keys of the table', () => {
  it('read the card of whoever is looked at, instead of whom it would meet (section 11)', () => {
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

  it('walk from the army over the lands to the hand, which are read out (section 11)', () => {
    lay(FIELD.replace('lands 1 0 0', 'lands 2 0 1; spent 1'))
    render(<TablePage />)
    const lands = within(screen.getByRole('region', { name: 'Lands' })).getAllByRole('button')
    expect(lands.map((one) => one.getAttribute('aria-label'))).toEqual([
      'two wood lands; one unspent',
      'one magic land; one unspent',
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

describe('what is refused', () => {
  it('is said with its reason, and a column stands in the way of all else [S 11]', () => {
    lay(FIELD)
    render(<TablePage />)
    fireEvent.click(spot('Your army', /Ox/))
    expect(screen.getByText('It came this turn, and rests until the next.')).toBeVisible()
    fireEvent.click(spot('Your army', /Donkey/))
    const hand = screen.getByRole('region', { name: 'Your hand' })
    fireEvent.click(within(hand).getByRole('button', { name: /wood land/ }))
    expect(screen.getByText('The column stands: first let it fight.')).toBeVisible()
  })
})

describe('going back', () => {
  it('lifts the column again, and one step after another', () => {
    lay(FIELD)
    render(<TablePage />)
    fireEvent.click(spot('Your army', /Donkey/))
    fireEvent.click(spot('Your army', /Bear/))
    press('Backspace')
    expect(spots('The column')).toHaveLength(1)
    press('u')
    expect(screen.queryByRole('list', { name: 'The column' })).toBeNull()
  })

  it('asks before it goes behind a die', () => {
    lay(FIELD)
    render(<TablePage />)
    press('e')
    expect(now()?.turn).toBe(2)
    press('u')
    expect(now()?.turn).toBe(2)
    expect(goingBackOf(liveTable).useAskedBack.getState().asking).toBe(true)
    act(goingBackOf(liveTable).agreeAndSay)
    expect(now()?.turn).toBe(1)
    expect(liveTable.game.getState().session?.takenBack).toEqual([{ left: 0, moves: 1 }])
  })
})

describe('questions and the end', () => {
  it('asks about a first hand without creatures [S 4]', () => {
    lay('turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*9')
    render(<TablePage />)
    expect(screen.getByText(/There is no creature in it/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Draw seven others' }))
    expect(now()?.turn).toBe(1)
  })

  const DRIVEN_OUT = 'pending again; life 6; slain goose-maid; army mill-ox; deck wood*8 mill-ox*2'

  it('asks who was driven out whether to lay siege again [S 19]', () => {
    lay(DRIVEN_OUT)
    render(<TablePage />)
    press('f')
    expect(screen.getByText('First there is a question to answer.')).toBeVisible()
  })

  // A link that says how it stands begins after the dice have fallen: nobody knows them, and it is asked all the same.
  it.each([
    ['Lay siege again', { siege: 2, pending: null }],
    ['Yield', { pending: null, outcome: { kind: 'total-defeat', cause: 'yielded' } }],
  ])('answers it where the siege begins with it: %s', (answer, comes) => {
    lay(DRIVEN_OUT)
    render(<TablePage />)
    expect(screen.getByText(/^The fortress holds\. Will you/)).toBeVisible()
    expect(screen.queryByText(/storm the gate\.$/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: answer }))
    expect(now()).toMatchObject(comes)
  })

  it('storms the gate with the seal when nobody defends [S 18]', () => {
    lay('life 8; army bean-giant bean-giant bean-giant; deck wood')
    render(<TablePage />)
    fireEvent.click(screen.getByRole('button', { name: 'Storm the gate' }))
    expect(now()?.outcome?.kind).toBe('total-victory')
  })
})
