import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import {
  CHARACTER_IDS,
  deckSize,
  defaultBoxes,
  everyBox,
  standardRules,
  suggestOpening,
} from '../../engine/fairy-tale/index.ts'
import { parseSeed, seedText } from '../../engine/kernel/index.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useLeaders } from '../../store/leaders.ts'
import { useAnnouncements } from '../app/announce.ts'
import { LiveAnnouncer } from '../app/LiveRegion.tsx'
import { usePage } from '../app/page.ts'
import { BOX, TALE_BOARD } from '../parts/leaves.ts'
import { FIRST_COMPANY } from './company.ts'
import { configOf, useDraft } from './draft.ts'
import { SetupPage } from './SetupPage.tsx'

openableDialogs()
beforeAll(() => Promise.all([BOX.fetch(), TALE_BOARD.fetch()]))

const standee = (name: RegExp) => screen.getByRole('button', { name, pressed: false })
const seal = () => screen.getByRole('button', { name: /^Begin (the tale|a new one)$/ })
const players = () => screen.getAllByRole('combobox', { name: /who leads/i })
const seedField = () => screen.getByRole('textbox', { name: 'Seed' })
const stateNow = () => {
  const state = selectState(useGame.getState())
  if (!state) throw new Error('No game is being played.')
  return state
}
const sessionConfig = () => useGame.getState().session?.config
const charactersAtTable = () => sessionConfig()?.seats.map(({ character }) => character)

/** Opens the cover, with the box open beside it. */
async function openBox() {
  useDraft.setState({ boxOpen: true })
  return open()
}

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  render(
    <>
      <SetupPage />
      <LiveAnnouncer />
    </>,
  )
  return userEvent.setup({ delay: null })
}

beforeEach(() => {
  useGame.getState().leave()
  usePage.setState({ cover: false, dialog: null })
  useDraft.setState({
    company: FIRST_COMPANY,
    difficulty: 'bedtime-story',
    ownBoxes: null,
    rules: standardRules(),
    people: 'one',
    boxOpen: false,
    unreadableLink: null,
    unreadableCover: false,
  })
  useDraft.getState().newSeed()
  useLeaders.setState({ table: {}, cover: {}, people: 'several' })
  useAnnouncements.setState(useAnnouncements.getInitialState())
})

describe('who plays', () => {
  test('a family can start with one click', async () => {
    const user = await open()
    await user.click(seal())
    expect(sessionConfig()).toEqual({
      seats: FIRST_COMPANY,
      difficulty: 'bedtime-story',
      rules: standardRules(),
      boxes: defaultBoxes('bedtime-story'),
    })
  })

  test('pressing a standee lets a character join as the last, with its number; again, and it leaves', async () => {
    const user = await open()
    await user.click(standee(/^Rapunzel/))
    const chosen = screen.getByRole('button', { name: 'Rapunzel, number 4 in the order of play' })
    expect(chosen).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Rapunzel joins as number 4.')).toBeInTheDocument()
    await user.click(chosen)
    expect(standee(/^Rapunzel/)).toBeInTheDocument()
  })

  test('at most six: a seventh is refused in words', async () => {
    useDraft.setState({ people: 'several' })
    const user = await open()
    for (const name of [/^The Beast/, /^Rapunzel/, /^Aladdin/]) await user.click(standee(name))
    const seventh = standee(/^Cinderella/)
    expect(seventh).toHaveAttribute('aria-disabled', 'true')
    await user.click(seventh)
    expect(players()).toHaveLength(6)
    expect(within(screen.getByRole('main')).getByText(/Six is the most/)).toBeInTheDocument()
  })

  test('nobody chosen: the seal says why it does nothing', async () => {
    const user = await openBox()
    for (const away of screen.getAllByRole('button', { name: /send away/ })) await user.click(away)
    expect(seal()).toHaveAttribute('aria-disabled', 'true')
    expect(seal()).toHaveAccessibleDescription('Choose at least one hero first.')
    await user.click(seal())
    expect(useGame.getState().session).toBeNull()
  })

  test('the order of play is changed by buttons that keep their place', async () => {
    const user = await openBox()
    expect(screen.getByRole('button', { name: 'Puss in Boots: play earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Huntsman: play earlier' }))
    await user.click(seal())
    expect(charactersAtTable()).toEqual(['puss-in-boots', 'huntsman', 'red-riding-hood'])
  })

  test('the same name twice: one person leads both, and the page says so', async () => {
    const user = await open()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Several people' }))
    expect(screen.getByText('Give two heroes the same name and one person leads both.')).toBeInTheDocument()
    const [first, , third] = players()
    if (!first || !third) throw new Error('Three rows were expected.')
    await user.type(first, 'Anna')
    await user.type(third, 'Anna ')
    expect(screen.getByText('Anna leads Puss in Boots and the Huntsman.')).toBeInTheDocument()
    await user.click(seal())
    expect(sessionConfig()?.seats.map(({ player }) => player)).toEqual(['Anna', '', 'Anna'])
    expect(useLeaders.getState().people).toBe('several')
  })

  test('whoever plays alone is asked for no name, and the table knows that nobody hands over', async () => {
    const user = await open()
    expect(screen.getByRole('radio', { name: 'One person' })).toBeChecked()
    await user.click(seal())
    expect(useLeaders.getState().people).toBe('one')
  })

  test('a hero that a computer player leads is not asked for a name', async () => {
    useDraft.setState({ people: 'several' })
    useLeaders.getState().choose('huntsman', 'guardian')
    await open()
    expect(players()).toHaveLength(2)
    expect(screen.getByText('Guardian')).toBeInTheDocument()
  })

  test('the heroes are one stop for the tab key: arrows lead from one to the next, and to the row below', async () => {
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

  test('what a hero can do is told under the picture while somebody points at it', async () => {
    const user = await open()
    expect(screen.getByText(/^A forest, an Oak/)).toBeInTheDocument()
    await user.hover(standee(/^Aladdin/))
    expect(screen.queryByText(/^A forest, an Oak/)).toBeNull()
    await user.unhover(standee(/^Aladdin/))
    expect(screen.getByText(/^A forest, an Oak/)).toBeInTheDocument()
  })

  test('a key begins the tale, but not while a name is written', async () => {
    useDraft.setState({ people: 'several' })
    const user = await open()
    const [first] = players()
    if (!first) throw new Error('A row was expected.')
    await user.type(first, 'Eve')
    expect(useGame.getState().session).toBeNull()
    first.blur()
    await user.keyboard('e')
    expect(useGame.getState().session).not.toBeNull()
  })

  test('every character can be chosen, and says what it can do', async () => {
    await open()
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(
      CHARACTER_IDS.length - FIRST_COMPANY.length,
    )
    expect(standee(/^The Beast/)).toHaveAccessibleDescription(
      'No monster leaves his tile before he does, but he may not end two turns running there.',
    )
  })
})

describe('how dark, and which seed', () => {
  test('a difficulty is chosen by its name', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: 'Grim tale' }))
    await user.click(seal())
    expect(sessionConfig()?.difficulty).toBe('grim-tale')
  })

  test('each tale says how often it was won, where that was measured; a house rule is told to change that', async () => {
    await openBox()
    const tales = within(screen.getByRole('group', { name: 'How dark a tale?' }))
    for (const tale of tales.getAllByRole('radio'))
      expect(tale).toHaveAccessibleDescription(
        /^won .* in \d|^won nearly always|^won hardly ever|^not measured/,
      )
    const how = () => screen.getByText(/^Won: how often/)
    expect(how()).toHaveTextContent('with 3 heroes, this box and no house rules')
    expect(how()).not.toHaveTextContent('not measured')
    act(() => useDraft.getState().setRules({ sides: 'half' }))
    expect(how()).toHaveTextContent('it was not measured')
    act(() => useDraft.setState({ rules: standardRules(), company: [] }))
    expect(how()).not.toHaveTextContent('not measured')
  })

  test('a seed can be written as people write it, and is tidied when the field is left', async () => {
    const user = await openBox()
    await user.clear(seedField())
    await user.type(seedField(), '7km 04q')
    await user.tab()
    expect(seedField()).toHaveValue('7KM-04Q')
    await user.click(seal())
    expect(parseSeed('7KM-04Q')).toEqual({ ok: true, seed: useGame.getState().session?.seed })
  })

  test.each([
    ['7KM', /six letters and digits/],
    ['7KM-04!', /only letters A to Z and digits/],
  ])('an unreadable seed (%s) is told, and the old one stays in use', async (written, told) => {
    const { seed } = useDraft.getState()
    const user = await openBox()
    await user.clear(seedField())
    await user.type(seedField(), written)
    expect(seedField()).toBeInvalid()
    expect(seedField()).toHaveAccessibleDescription(told)
    await user.click(seal())
    const { session } = useGame.getState()
    // While typing, every readable seed on the way counts; none of these was one.
    expect(session?.seed).toBe(seed)
  })

  test('the die draws a new seed', async () => {
    const { seed } = useDraft.getState()
    const user = await openBox()
    await user.click(screen.getByRole('button', { name: 'New seed' }))
    expect(seedField()).not.toHaveValue(seedText(seed))
    expect(seedField()).toHaveValue(seedText(useDraft.getState().seed))
  })

  test('an unreadable seed in a link is told, with the one that is used instead', async () => {
    useDraft.getState().follow('?seed=oops!')
    await open()
    const told = screen.getByText(/seed in the link, “oops!”, cannot be read/)
    expect(told).toHaveTextContent(seedText(useDraft.getState().seed))
  })
})

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
    useLeaders.getState().choose('huntsman', 'guardian')
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
    expect(sessionConfig()?.rules).toEqual({ sides: 'half', roads: 'strict', noDen: 'every-side' })
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
    useDraft.setState({ unreadableCover: true })
    await open()
    expect(screen.getByText(/How you left the cover could not be read/)).toBeInTheDocument()
  })
})

describe('while a tale is running', () => {
  test('it can be continued', async () => {
    useGame.getState().start(configOf({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    usePage.setState({ cover: true })
    const user = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    const last = within(screen.getByRole('region', { name: 'Your last tale' }))
    expect(last.getByText('Before the tale. The first tiles are being laid.')).toBeInTheDocument()
    expect(seal()).toHaveAccessibleName('Begin a new one')
    await user.click(last.getByRole('button', { name: 'Go on with your tale' }))
    expect(usePage.getState().cover).toBe(false)
  })

  test('it is the first thing after the title, and stays there beside the open box', async () => {
    useGame.getState().start(configOf({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    await openBox()
    const buttons = screen.getAllByRole('button').map((button) => button.textContent)
    expect(buttons.indexOf('Go on with your tale')).toBe(3)
  })

  test('one that has ended is not called one that is still told, and another begins at once', async () => {
    useGame.getState().start(configOf({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    useGame.getState().actAll([...suggestOpening(stateNow()), { type: 'begin' }, { type: 'give-up' }])
    const user = await open()
    expect(screen.getByText('It has ended.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open its last page' })).toBeInTheDocument()
    await user.click(seal())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(useGame.getState().session?.seed).toBe(useDraft.getState().seed)
  })

  test('another one begins only after a question', async () => {
    useGame.getState().start(configOf({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    const user = await open()
    await user.click(seal())
    const question = screen.getByRole('alertdialog', { name: 'Begin another tale?' })
    await user.click(within(question).getByRole('button', { name: 'Keep the old one' }))
    expect(useGame.getState().session?.seed).toBe(5)
    await user.click(seal())
    await user.click(screen.getByRole('button', { name: 'Begin another' }))
    expect(useGame.getState().session?.seed).toBe(useDraft.getState().seed)
  })
})
