import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS, defaultBoxes, standardRules } from '../../../../engine/fairy-tale/index.ts'
import { liveTable } from '../../runtime.ts'
import { FIRST_COMPANY } from './company.ts'
import { useDraft } from './draft.ts'
import { freshCover, open, openBox, seal, sessionConfig } from './testing.tsx'

freshCover()

const standee = (name: RegExp) => screen.getByRole('button', { name, pressed: false })
const players = () => screen.getAllByRole('combobox', { name: /who plays .*optional/i })
const charactersAtTable = () => sessionConfig()?.seats.map(({ character }) => character)

describe('the company on the cover', () => {
  test('begins a family’s game by one click', async () => {
    const user = await open()
    await user.click(seal())
    expect(sessionConfig()).toEqual({
      seats: FIRST_COMPANY,
      difficulty: 'bedtime-story',
      rules: standardRules(),
      boxes: defaultBoxes('bedtime-story'),
    })
  })

  test('adds a pressed hero as the last, with its number, and removes it again', async () => {
    const user = await open()
    await user.click(standee(/^Rapunzel/))
    const chosen = screen.getByRole('button', { name: 'Rapunzel, number 4 in the order of play' })
    expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Rapunzel joins as number 4.')).toBeInTheDocument()
    await user.click(chosen)
    expect(standee(/^Rapunzel/)).toBeInTheDocument()
  })

  test('refuses a seventh hero with a reason', async () => {
    useDraft.setState({ people: 'several' })
    const user = await open()
    for (const name of [/^The Beast/, /^Rapunzel/, /^Aladdin/]) await user.click(standee(name))
    const seventh = standee(/^Cinderella/)
    expect(seventh).toHaveAttribute('aria-disabled', 'true')
    await user.click(seventh)
    expect(players()).toHaveLength(6)
    expect(within(screen.getByRole('main')).getByText(/Six is the most/)).toBeInTheDocument()
  })

  test('without heroes the main button explains itself', async () => {
    const user = await openBox()
    for (const away of screen.getAllByRole('button', { name: /send away/ })) await user.click(away)
    expect(seal()).toHaveAttribute('aria-disabled', 'true')
    expect(seal()).toHaveAccessibleDescription('Choose at least one hero first.')
    await user.click(seal())
    expect(liveTable.game.getState().session).toBeNull()
  })

  test('changes the order of play by buttons that keep their place', async () => {
    const user = await openBox()
    expect(screen.getByRole('button', { name: 'Puss in Boots: play earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Huntsman: play earlier' }))
    await user.click(seal())
    expect(charactersAtTable()).toEqual(['puss-in-boots', 'huntsman', 'red-riding-hood'])
  })

  test('asks whether one person plays both heroes with the same name', async () => {
    const user = await open()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Several people' }))
    expect(screen.getByText(/^Two heroes for one player\?/)).toBeInTheDocument()
    const [first, , third] = players()
    if (!first || !third) throw new Error('Three rows were expected.')
    await user.type(first, 'Anna')
    await user.type(third, 'Anna ')
    const one = screen.getByRole('checkbox', {
      name: 'Anna is one player, with Puss in Boots and the Huntsman',
    })
    expect(one).not.toBeChecked()
    await user.click(one)
    expect(one).toBeChecked()
    await user.click(seal())
    expect(sessionConfig()?.seats.map(({ player }) => player)).toEqual(['Anna', '', 'Anna'])
    expect(liveTable.leaders.getState()).toMatchObject({
      people: 'several',
      persons: { 'puss-in-boots': 1, huntsman: 1 },
    })
  })

  test('without a tick, one name means two people', async () => {
    useDraft.setState({ people: 'several' })
    const user = await open()
    const [first, second] = players()
    if (!first || !second) throw new Error('Two rows were expected.')
    await user.type(first, 'Anna')
    await user.type(second, 'Anna')
    await user.click(seal())
    expect(liveTable.leaders.getState()).toMatchObject({ people: 'several', persons: {} })
  })

  test('asks a single person for no name, and expects no change of players', async () => {
    const user = await open()
    expect(screen.getByRole('radio', { name: 'One person' })).toBeChecked()
    await user.click(seal())
    expect(liveTable.leaders.getState().people).toBe('one')
  })

  test('asks for no name of a hero played by a bot', async () => {
    useDraft.setState({ people: 'several' })
    liveTable.leaders.getState().choose('huntsman', 'guardian')
    await open()
    expect(players()).toHaveLength(2)
    expect(screen.getByText('Guardian')).toBeInTheDocument()
  })

  test('has one tab stop for the heroes: arrows move along and between rows', async () => {
    const user = await open()
    const heroes = within(screen.getByRole('toolbar')).getAllByRole('button')
    expect(heroes.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1, -1, -1, -1])
    heroes[0]?.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(heroes[6]).toHaveFocus()
    expect(heroes[6]?.tabIndex).toBe(0)
    await user.keyboard('{ArrowDown}{End}{ArrowRight}')
    expect(heroes[9]).toHaveFocus()
    await user.keyboard('{Home}{Enter}')
    expect(heroes[0]).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows a hovered hero’s power below the picture', async () => {
    const user = await open()
    expect(screen.getByText(/^A forest, an Oak/)).toBeInTheDocument()
    await user.hover(standee(/^Aladdin/))
    expect(screen.queryByText(/^A forest, an Oak/)).toBeNull()
    await user.unhover(standee(/^Aladdin/))
    expect(screen.getByText(/^A forest, an Oak/)).toBeInTheDocument()
  })

  test('begins the game by a key, but not while a name is typed', async () => {
    useDraft.setState({ people: 'several' })
    const user = await open()
    const [first] = players()
    if (!first) throw new Error('A row was expected.')
    await user.type(first, 'Eve')
    expect(liveTable.game.getState().session).toBeNull()
    first.blur()
    await user.keyboard('e')
    expect(liveTable.game.getState().session).not.toBeNull()
  })

  test('offers every hero, described by its power', async () => {
    await open()
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(
      CHARACTER_IDS.length - FIRST_COMPANY.length,
    )
    // `toHaveAccessibleDescription` fails here: unlike browsers, it drops spaces at the ends of inline elements.
    const description = standee(/^The Beast/).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)).toHaveTextContent(
      'Monsters on his tile cannot move. He cannot end two turns in a row on one tile.',
    )
  })
})
