import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { everyBox, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { STEP_IDS, useLesson } from '../../lesson.ts'
import { deckSize } from '../../rules.ts'
import { FIRST_COMPANY } from './company.ts'
import { FIRST_GAME_SIZE } from './Difficulties.tsx'
import { useDraft } from './draft.ts'
import { freshCover, open, openBox, seal, sessionConfig } from './testing.tsx'

freshCover()

const firstGame = () => screen.getByRole('radio', { name: 'First game' })

describe('a first game on the cover', () => {
  test('is first, and shows its size, what it lacks and the newcomers’ win rate', async () => {
    await open()
    expect(screen.getAllByRole('radio', { name: /First game|story|tale|night/ })[0]).toBe(firstGame())
    expect(firstGame()).toHaveAccessibleDescription(
      '17 tiles, about 20 minutes. No symbols, no costs. Newcomers win 7 in 10',
    )
    expect(screen.getByRole('group', { name: 'Difficulty' })).toHaveAccessibleDescription(
      'The Guardian is our best computer player. Newcomers: measured with our simplest one.',
    )
  })

  test('has the announced number of tiles', () => {
    expect(deckSize('first-game', everyBox(false))).toBe(FIRST_GAME_SIZE.tiles)
  })

  test('begins by the main button alone, and ignores chosen boxes and house rules', async () => {
    useDraft.setState({ ownBoxes: everyBox(true), rules: { ...standardRules(), sides: 'half' } })
    const user = await open()
    await user.click(firstGame())
    expect(screen.getByRole('button', { name: 'Choose the box…' })).toHaveAccessibleDescription('')
    await user.click(seal())
    expect(sessionConfig()).toEqual({
      seats: FIRST_COMPANY,
      difficulty: 'first-game',
      rules: standardRules(),
      boxes: everyBox(false),
    })
  })

  test('shows only order and seed in the open box; another difficulty shows all', async () => {
    useDraft.setState({ ownBoxes: { ...everyBox(false), special: true } })
    const user = await openBox()
    const box = within(screen.getByRole('region', { name: 'The box' }))
    await user.click(firstGame())
    expect(box.getByText(/^A first game has no boxes and no house rules/)).toBeInTheDocument()
    expect(box.queryByRole('checkbox')).toBeNull()
    expect(box.queryByRole('button', { name: /^House rules/ })).toBeNull()
    expect(box.getByRole('textbox', { name: 'Seed' })).toBeInTheDocument()
    expect(screen.getByText(/^Tiles in this box: First game 17, Bedtime story/)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Bedtime story' }))
    expect(box.getByRole('checkbox', { name: 'Special tiles' })).toBeChecked()
    expect(box.getByRole('checkbox', { name: 'Resources' })).not.toBeChecked()
  })

  test('after the lesson, the picture says that a first game needs no more', async () => {
    useDraft.setState({ difficulty: 'first-game' })
    useLesson.setState({ done: STEP_IDS.length, known: true })
    const user = await open()
    expect(screen.getByText(/^You know all that a first game needs/)).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Bedtime story' }))
    expect(screen.queryByText(/^You know all/)).toBeNull()
    expect(screen.queryByText(/^The lesson is in the Menu/)).toBeNull()
    useLesson.setState({ done: 0, known: false })
  })

  test('says in a first game only that a skipped lesson is in the menu', async () => {
    useDraft.setState({ difficulty: 'first-game' })
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Skip the lesson' }))
    expect(screen.getByText('The lesson is in the Menu, under How to play.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Bedtime story' }))
    expect(screen.queryByText(/^The lesson is in the Menu/)).toBeNull()
    useLesson.setState({ done: 0, known: false })
  })
})
