import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CREATURES, creatureFace, PRESETS } from '../../../../engine/fortress/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { cards } from '../../words/en/cards.ts'
import { AllCreatures } from './AllCreatures.tsx'
import { Curve } from './Curve.tsx'
import { WhomCanYouFell } from './WhomCanYouFell.tsx'

const WATCH = PRESETS['town-watch']

/** Renders the creatures together with the cost curve. */
function Whole() {
  const [wish, setWish] = useState<Wish>(WATCH)
  return (
    <>
      <AllCreatures wish={wish} onChange={setWish} />
      <Curve wish={wish} />
    </>
  )
}

describe('table of slayers', () => {
  it('rates each creature as a defender (section 11)', () => {
    render(<WhomCanYouFell wish={WATCH} against={{ defenders: 5 }} />)
    const numbers = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    // Goose Maid, Kettle Guard, Tailor, Iron Hans and Bluebeard, each against the other fourteen.
    expect(numbers('felled by')).toEqual(['14', '9', '11', '11', '8'])
    expect(numbers('fells \\d')).toEqual(['2', '9', '14', '14', '14'])
  })
})

describe('list of all creatures', () => {
  const shown = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(({ title }) => title)
  const faces = () =>
    shown().map((name) => creatureFace(CREATURES.find((one) => cards.creatures[one] === name) ?? 'oak-giant'))
  const rises = (values: number[]) => values.every((value, index) => value >= (values[index - 1] ?? 0))

  it('filters by kind, or by the creatures taken', () => {
    render(<Whole />)
    expect(shown()).toHaveLength(24)
    fireEvent.click(screen.getByRole('radio', { name: 'magic' }))
    expect(shown()).toHaveLength(8)
    expect(shown()[0]).toBe('Lantern in the Marsh')
    fireEvent.click(screen.getByRole('radio', { name: 'yours' }))
    expect(shown()).toEqual([
      'Goose Maid',
      'Guard in a Kettle',
      'Brave Little Tailor',
      'Iron Hans',
      'Master Bluebeard',
    ])
  })

  it.each(['power', 'toughness', 'cost'] as const)('sorts them by %s and back', (sort) => {
    render(<Whole />)
    const asTheyCome = shown()
    const values = () => faces().map((face) => face[sort])
    expect(rises(values())).toBe(false)
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: sort } })
    expect(rises(values())).toBe(true)
    expect(shown()).toHaveLength(24)
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), {
      target: { value: 'order' },
    })
    expect(shown()).toEqual(asTheyCome)
  })

  it('stacks the taken creatures by price', () => {
    render(<Whole />)
    const curve = () => screen.getByRole('img', { name: /^Creatures by cost/ })
    expect(curve()).toHaveAccessibleName(/: 3 at 2, 6 at 4, 3 at 5 and 3 at 6\.$/)
    // A fourth click removes all three.
    fireEvent.click(screen.getByTitle('Iron Hans'))
    expect(curve()).toHaveAccessibleName(/: 3 at 2, 6 at 4 and 3 at 6\.$/)
    fireEvent.click(screen.getByTitle('Hedgehog with the Pipes'))
    expect(curve()).toHaveAccessibleName(/: 1 at 1, 3 at 2, 6 at 4 and 3 at 6\.$/)
  })
})
