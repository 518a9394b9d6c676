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

/** What is to be chosen, and the curve of what is. */
function Whole() {
  const [wish, setWish] = useState<Wish>(WATCH)
  return (
    <>
      <AllCreatures wish={wish} onChange={setWish} />
      <Curve wish={wish} />
    </>
  )
}

describe('whom can you fell', () => {
  it('tells of each creature what it is worth as a defender (section 11)', () => {
    render(<WhomCanYouFell wish={WATCH} against={{ defenders: 5 }} />)
    const numbers = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    // Goose Maid, Kettle Guard, Tailor, Iron Hans, Bluebeard, each against the other fourteen.
    expect(numbers('felled by')).toEqual(['14', '9', '11', '11', '8'])
    expect(numbers('fells \\d')).toEqual(['2', '9', '14', '14', '14'])
  })
})

describe('all twenty-four', () => {
  const shown = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(({ title }) => title)
  const faces = () =>
    shown().map((name) => creatureFace(CREATURES.find((one) => cards.creatures[one] === name) ?? 'oak-giant'))
  const rises = (values: number[]) => values.every((value, index) => value >= (values[index - 1] ?? 0))

  it('shows those of one kind, or those that are taken', () => {
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

  it.each(['power', 'toughness', 'cost'] as const)('lays them by %s, and back as they come', (sort) => {
    render(<Whole />)
    const asTheyCome = shown()
    const values = () => faces().map((face) => face[sort])
    expect(rises(values())).toBe(false)
    fireEvent.change(screen.getByRole('combobox', { name: 'In which order' }), { target: { value: sort } })
    expect(rises(values())).toBe(true)
    expect(shown()).toHaveLength(24)
    fireEvent.change(screen.getByRole('combobox', { name: 'In which order' }), { target: { value: 'order' } })
    expect(shown()).toEqual(asTheyCome)
  })

  it('stacks those that are taken over their costs', () => {
    render(<Whole />)
    const curve = () => screen.getByRole('img', { name: /^How many creatures there are of each cost/ })
    expect(curve()).toHaveAccessibleName(/: 3 at 2, 6 at 4, 3 at 5 and 3 at 6\.$/)
    // A fourth press takes all three again.
    fireEvent.click(screen.getByTitle('Iron Hans'))
    expect(curve()).toHaveAccessibleName(/: 3 at 2, 6 at 4 and 3 at 6\.$/)
    fireEvent.click(screen.getByTitle('Hedgehog with the Pipes'))
    expect(curve()).toHaveAccessibleName(/: 1 at 1, 3 at 2, 6 at 4 and 3 at 6\.$/)
  })
})
