import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { deckSize } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { useDraft } from './draft.ts'
import { freshCover, open, openBox, seal, sessionConfig } from './testing.tsx'

freshCover()

describe('the open box of the cover', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const suggest = () => screen.getByRole('button', { name: 'Recommended' })

  test('excludes a box by one press, and says what the box would add', async () => {
    const user = await openBox()
    expect(box('Resources')).toBeChecked()
    expect(box('Resources')).toHaveAccessibleDescription('Wood, gold and magic pay for tiles.')
    await user.click(box('Resources'))
    await user.click(box('Advanced symbols'))
    await user.click(seal())
    expect(sessionConfig()?.boxes).toEqual({ resources: false, simple: true, knotty: true, special: false })
  })

  test('follows the boxes of a darker difficulty, unless the table chose some itself', async () => {
    const user = await openBox()
    await user.click(screen.getByRole('radio', { name: /^Fairy tale/ }))
    expect(box('Special tiles')).toBeChecked()
    await user.click(box('Special tiles'))
    await user.click(screen.getByRole('radio', { name: /^Endless night/ }))
    expect(box('Special tiles')).not.toBeChecked()
    await user.click(suggest())
    expect(box('Special tiles')).toBeChecked()
    expect(suggest()).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('The recommended box is chosen.')).toBeInTheDocument()
  })

  test('lists the tiles of each difficulty, and calls darker larger only if true', async () => {
    await openBox()
    const tiles = () => screen.getByText(/^Tiles in this box/)
    const size = deckSize('grim-tale', everyBox(true))
    expect(tiles()).toHaveTextContent(`Grim tale ${size}`)
    expect(tiles()).toHaveTextContent('With more tiles')
    // Without special tiles the Fairy tale has fewer than the Bedtime story.
    const without = { ...everyBox(true), special: false }
    expect(deckSize('fairy-tale', without)).toBeLessThan(deckSize('bedtime-story', without))
    act(() => useDraft.setState({ ownBoxes: without }))
    expect(tiles()).toHaveTextContent(`Fairy tale ${deckSize('fairy-tale', without)}`)
    expect(tiles()).not.toHaveTextContent('With more tiles')
    expect(tiles()).toHaveTextContent('harder games may use fewer tiles')
  })

  test('opens by a button, which lists the choices while the box is closed', async () => {
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

  test('house rules have a dialog of their own; the cover shows their number', async () => {
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

  test('[R 68] [R 69] a house rule shows its measured effect on the win rate', async () => {
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'House rules: none' }))
    const leaf = within(screen.getByRole('dialog', { name: 'House rules' }))
    const reading = (name: string) => leaf.getByRole('radio', { name })
    expect(reading('A frail Oak')).toHaveAccessibleDescription(
      /Harder: .* won 3 in 10; without it 6 in 10\.$/,
    )
    expect(reading('Hold out for twenty turns')).toHaveAccessibleDescription(/Easier: .* won 8 in 10;/)
    expect(reading('A sturdy Oak')).not.toHaveAccessibleDescription(/tale:/)
    expect(reading('Draw the last tile')).not.toHaveAccessibleDescription(/tale:/)
  })

  test('one button resets all house rules', async () => {
    useDraft.getState().setRules({ roads: 'loose', noDen: 'none' })
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'House rules: 2' }))
    await user.click(screen.getByRole('button', { name: 'No house rules' }))
    expect(screen.getByRole('radio', { name: 'Every edge fits' })).toBeChecked()
    expect(useDraft.getState().rules).toEqual(standardRules())
  })

  test('reports stored choices that cannot be read', async () => {
    useDraft.setState({ unreadable: true })
    await open()
    expect(screen.getByText(/Your last choices could not be read/)).toBeInTheDocument()
  })
})
