import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SeatConfig, Spent } from '../../../../engine/fairy-tale/index.ts'
import { drawn as stateIn } from '../board/testing.ts'
import { drawn } from '../log/drawn-tale.ts'
import { lay, layOpening, now } from '../table/testing.ts'
import { CharacterPanel } from './CharacterPanel.tsx'
import { Others } from './Others.tsx'

const SEATS = [
  { character: 'puss-in-boots', player: 'Anna' },
  { character: 'huntsman', player: '' },
  { character: 'rapunzel', player: 'Ben' },
] as const

function show(spent: Spent): void {
  const state = drawn({ '0,-1': [5] }, { spent })
  lay(state)
  render(<CharacterPanel state={state} seat={SEATS[0]} />)
}

function showOthers(seats: readonly SeatConfig[], onTurn: number): void {
  const state = drawn({ '0,-1': [5] }, { onTurn })
  lay(state)
  render(<Others seats={seats} state={state} />)
}

/** The counters of a row: those left, and those used up. */
function pips(row: string): [left: number, used: number] {
  const item = screen.getByText(row).closest('li')
  const count = (kind: string) => item?.querySelectorAll(`[data-pip="${kind}"]`).length ?? 0
  return [count('left'), count('used')]
}

describe('the character on turn', () => {
  it('has all actions when a turn starts', () => {
    show({ steps: 0, expands: 0, removes: 0, powers: 0 })
    expect(screen.getByRole('heading', { name: 'Puss in Boots' })).toBeVisible()
    expect(screen.getByText('played by Anna')).toBeVisible()
    expect([pips('Walk'), pips('Lay a tile'), pips('Remove')]).toEqual([
      [4, 0],
      [1, 0],
      [1, 0],
    ])
    expect(screen.getAllByText(/left$/).map(({ textContent }) => textContent)).toEqual([
      '4 left',
      '1 left',
      '1 left',
    ])
  })

  it('shows used actions as printed, and says so', () => {
    show({ steps: 1, expands: 1, removes: 0, powers: 0 })
    expect([pips('Walk'), pips('Lay a tile'), pips('Remove')]).toEqual([
      [3, 1],
      [0, 1],
      [1, 0],
    ])
    expect(screen.getByText('none left')).toBeVisible()
  })
})

describe('the remaining actions', () => {
  it('are hidden before the game begins', () => {
    layOpening(8)
    render(<CharacterPanel state={now()} seat={SEATS[0]} />)
    expect(screen.getByRole('heading', { name: 'Puss in Boots' })).toBeVisible()
    expect(screen.queryByText('Walk')).toBeNull()
  })

  it('show the wishes left and used', () => {
    const state = stateIn('O ━\nseats aladdin 0,0 wishes=1')
    lay(state)
    render(<CharacterPanel state={state} seat={{ character: 'aladdin', player: '' }} />)
    expect(screen.getByText('One wish left in the lamp, two used.')).toBeVisible()
    // Fly and Clear share the wishes, which the lamp counts once.
    for (const power of ['Fly', 'Clear']) {
      const row = screen.getByRole('button', { name: new RegExp(`^${power}`) })
      expect(row).toHaveTextContent('takes a wish')
      expect(row.querySelectorAll('[data-pip]')).toHaveLength(1)
    }
  })
})

describe('the others', () => {
  it('are listed in playing order, starting after the hero on turn', () => {
    showOthers(SEATS, 1)
    const items = within(screen.getByRole('list', { name: 'Other heroes' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent.trim())).toEqual([
      'RapunzelBen, next to play',
      'Puss in BootsAnna, after Rapunzel',
    ])
  })

  it('break a long name at its soft hyphen', () => {
    showOthers(
      [
        { character: 'rapunzel', player: '' },
        { character: 'rumpelstiltskin', player: '' },
      ],
      0,
    )
    expect(screen.getByText('Rumpel\u00ADstiltskin')).toBeInTheDocument()
  })

  it('are omitted for a single hero', () => {
    showOthers(SEATS.slice(0, 1), 0)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
