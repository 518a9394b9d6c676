import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { deckSize } from '../../rules.ts'
import { liveTable } from '../../table.ts'
import { useDraft } from './draft.ts'
import { freshCover, open, openBox, seal, sessionConfig } from './testing.tsx'

freshCover()

describe('what is in the box, and by which house rules', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const suggest = () => screen.getByRole('button', { name: 'As the book suggests' })

  test('a box is left out by one press, and says what it would bring', async () => {
    const user = await openBox()
    expect(box('Resources')).toBeChecked()
    expect(box('Resources')).toHaveAccessibleDescription('Wood, gold and magic pay for tiles.')
    await user.click(box('Resources'))
    await user.click(box('Knotty symbols'))
    await user.click(seal())
    expect(sessionConfig()?.boxes).toEqual({ resources: false, simple: true, knotty: true, special: false })
  })

  test('a darker tale brings its own boxes, unless the table chose some itself', async () => {
    const user = await openBox()
    await user.click(screen.getByRole('radio', { name: /^Fairy tale/ }))
    expect(box('Special tiles')).toBeChecked()
    await user.click(box('Special tiles'))
    await user.click(screen.getByRole('radio', { name: /^Endless night/ }))
    expect(box('Special tiles')).not.toBeChecked()
    await user.click(suggest())
    expect(box('Special tiles')).toBeChecked()
    expect(suggest()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('The box is packed as the book suggests.')).toBeInTheDocument()
  })

  test('says how many tiles each tale has with it, and of more tiles only where that is so', async () => {
    await openBox()
    const tiles = () => screen.getByText(/^Tiles in this box/)
    const size = deckSize('grim-tale', everyBox(true))
    expect(tiles()).toHaveTextContent(`Grim tale ${size}`)
    expect(tiles()).toHaveTextContent('The more tiles')
    // Without special tiles the Fairy tale has fewer than the Bedtime story.
    const without = { ...everyBox(true), special: false }
    expect(deckSize('fairy-tale', without)).toBeLessThan(deckSize('bedtime-story', without))
    act(() => useDraft.setState({ ownBoxes: without }))
    expect(tiles()).toHaveTextContent(`Fairy tale ${deckSize('fairy-tale', without)}`)
    expect(tiles()).not.toHaveTextContent('The more tiles')
    expect(tiles()).toHaveTextContent('a darker tale need not have more tiles')
  })

  test('waits behind a plank; while it is closed, the plank says what was chosen there', async () => {
    liveTable.leaders.getState().choose('huntsman', 'guardian')
    useDraft.getState().setRules({ roads: 'loose' })
    useDraft.getState().switchBox('special')
    useDraft.getState().writeSeed('7KM-04Q')
    const user = await open()
    const plank = screen.getByRole('button', { name: 'Choose the box…', expanded: false })
    expect(plank).toHaveAccessibleDescription('your own box, a house rule, a computer player, seed 7KM-04Q')
    expect(screen.queryByRole('textbox', { name: 'Seed' })).toBeNull()
    await user.click(plank)
    expect(screen.getByRole('region', { name: 'The box' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Seed' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close the box', expanded: true }))
    expect(screen.queryByRole('textbox', { name: 'Seed' })).toBeNull()
  })

  test('house rules stand on a leaf of their own; the cover says how many are on', async () => {
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'House rules: none' }))
    const leaf = within(screen.getByRole('dialog', { name: 'House rules' }))
    expect(leaf.getByRole('radio', { name: 'Sides by the diagonals' })).toBeChecked()
    expect(leaf.getByRole('group', { name: 'A six, and no den' })).toHaveAccessibleDescription(
      /^No such den: roll again/,
    )
    await user.click(leaf.getByRole('radio', { name: 'Sides by halves' }))
    await user.click(leaf.getByRole('radio', { name: 'No den: from every side' }))
    await user.click(leaf.getByRole('button', { name: 'Back to the cover' }))
    expect(screen.getByRole('button', { name: 'House rules: 2' })).toBeInTheDocument()
    await user.click(seal())
    expect(sessionConfig()?.rules).toEqual({ ...standardRules(), sides: 'half', noDen: 'every-side' })
  })

  test('[R 68] [R 69] a reading that was measured to make the tale lighter or darker says so, and by how much', async () => {
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'House rules: none' }))
    const leaf = within(screen.getByRole('dialog', { name: 'House rules' }))
    const reading = (name: string) => leaf.getByRole('radio', { name })
    expect(reading('A frail Oak')).toHaveAccessibleDescription(
      /A darker tale: .* won 3 in 10; without it 6 in 10\.$/,
    )
    expect(reading('Hold out for twenty turns')).toHaveAccessibleDescription(
      /A lighter tale: .* won 8 in 10;/,
    )
    expect(reading('A sturdy Oak')).not.toHaveAccessibleDescription(/tale:/)
    expect(reading('Draw the last tile')).not.toHaveAccessibleDescription(/tale:/)
  })

  test('all house rules are left behind at once', async () => {
    useDraft.getState().setRules({ roads: 'loose', noDen: 'none' })
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'House rules: 2' }))
    await user.click(screen.getByRole('button', { name: 'No house rules' }))
    expect(screen.getByRole('radio', { name: 'Every edge fits' })).toBeChecked()
    expect(useDraft.getState().rules).toEqual(standardRules())
  })

  test('choices that were kept but cannot be read are told', async () => {
    useDraft.setState({ unreadable: true })
    await open()
    expect(screen.getByText(/How you left the cover could not be read/)).toBeInTheDocument()
  })
})
