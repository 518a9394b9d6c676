import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Action, armyOf, parseSpace, parseTurn } from '../../../../engine/fortland/index.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { AGREE } from '../../../../ui/frames/table/late.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
import { tale } from '../../tale.ts'
import { gameFrom, MUSTERED, played } from '../../testing.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

openableDialogs()

beforeEach(async () => {
  await AGREE.fetch()
})

/** Round 7 of the design: Clover has rolled a four, and one fort more fells Ash. */
const DAY =
  'B b+a a+d A+b / b+b . . a / c . . d+c / C+d c+c d D / armies a s4; b n2; c s2; d w1 / on-turn c / round 7 / actions 4'
const TWO = 'a a A / B b b / armies a n2; b s2'

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) })
const moves = () => liveTable.game.getState().session?.moves ?? []
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (text: string) => act(() => void liveTable.game.getState().actAll(parseTurn(text) as Action[]))
const stands = (seat: 0 | 1 | 2 | 3) => armyOf(now(), seat)?.space

describe('the ring', () => {
  it('reads every space as the law says (section 12)', () => {
    lay(DAY)
    render(<TablePage />)
    expect(space('west\u00A04')).toHaveAccessibleName(
      'west\u00A04, Clover’s city, besieged by Dill, no army, four actions away'.replace(
        '4 actions',
        'four actions',
      ),
    )
    expect(space('east\u00A03')).toHaveAccessibleName(
      'east\u00A03, Ash’s town at east\u00A03, free, its last free place, no army, five actions away, if a fort of yours goes home first',
    )
    expect(space('west\u00A01')).toHaveAccessibleName(/Briar’s city, free, army of Dill, facing south$/)
  })

  it('lets an army muster at its own city alone [F 2]', async () => {
    layGame(played(''))
    render(<TablePage />)
    await userEvent.click(space('south\u00A02'))
    expect(screen.getByRole('status')).toHaveTextContent('An army musters at its own city.')
    await userEvent.click(space('north\u00A01'))
    expect(stands(0)).toBe(parseSpace('n1'))
  })

  it('marches to a far space step by step, and back one by one', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    await userEvent.click(space('west\u00A01'))
    expect(stands(0)).toBe(parseSpace('w1'))
    expect(moves()).toHaveLength(2)
    await userEvent.click(button('Undo'))
    expect(stands(0)).toBe(parseSpace('n3'))
  })

  it('aims first where more is needed than marching, and does it all at the second wish', async () => {
    lay(DAY)
    render(<TablePage />)
    const fell = button(/^Besiege: Ash’s town/)
    expect(fell).toHaveAccessibleDescription(/takes two actions. Ash falls. take your own fort home first/)
    await userEvent.click(fell)
    expect(moves()).toEqual([])
    const aimed = screen.getByRole('region', { name: 'Aimed: Ash' })
    expect(aimed).toHaveTextContent('own fort home+2')
    expect(aimed).toHaveTextContent('4 and 4 more')
    expect(aimed).toHaveTextContent(/Ash falls. Its army leaves, and four forts go home./)
    await userEvent.click(within(aimed).getByRole('button', { name: 'Do all this' }))
    expect(now().armies[0]).toBe('fallen')
  })

  it('lets go of what is aimed at with Escape', async () => {
    lay(DAY)
    render(<TablePage />)
    await userEvent.click(button(/^Besiege: Ash’s town/))
    await userEvent.keyboard('{Escape}')
    expect(liveTable.intent.getState().aim).toBeNull()
  })

  it('says of a space out of reach that the army cannot stop there', async () => {
    lay(`${TWO} / actions 1`)
    render(<TablePage />)
    await userEvent.click(space('south\u00A03'))
    expect(screen.getByRole('status')).toHaveTextContent('cannot stop there in this turn')
  })
})

describe('what the army can do where it stands', () => {
  it('has its price, and what cannot be done says why when it is pressed [F 6]', async () => {
    lay('a a A / B b b / armies a n2; b n3 / actions 3')
    render(<TablePage />)
    const build = screen.getAllByRole('button', { name: /^Fortify/ }).at(-1)
    expect(build).toHaveAttribute('aria-disabled', 'true')
    expect(build).toHaveAccessibleDescription(/left with one action and no way to use it/)
    await userEvent.click(button(/^March/))
    expect(now().actions).toBe(2)
  })

  it('ends the turn only when all is used, and says so before [F 6]', async () => {
    lay(`${TWO} / actions 2`)
    render(<TablePage />)
    await userEvent.click(button('End turn'))
    expect(screen.getByRole('status')).toHaveTextContent('All actions must be used, and two still can be.')
    await userEvent.click(space('west\u00A01'))
    await userEvent.click(button('End turn'))
    expect(now()).toMatchObject({ phase: 'roll', onTurn: 1 })
  })
})

describe('between two turns', () => {
  it('says whose turn it is and what was done to forts since their last one', () => {
    layGame(gameFrom('a a A / B b b / armies a n2; b s2 / round 3 / on-turn b / actions 2', 'build, end'))
    render(<TablePage />)
    expect(screen.getByText('Ash: your turn')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Since your last turn' })).toHaveTextContent(
      'Briar fortified Briar’s town at south 2.',
    )
    expect(button('Roll')).toBeVisible()
  })

  it('tells before the roll what each face would bring', () => {
    lay(TWO)
    render(<TablePage />)
    const cards = within(screen.getByRole('region', { name: 'What a roll brings' })).getAllByRole('listitem')
    expect(cards).toHaveLength(6)
    expect(cards[0]).toHaveTextContent('a one: only march')
  })
})

describe('undo', () => {
  it('is free back to the roll, and past it when all agree', async () => {
    layGame(played(`${MUSTERED}, roll, march`))
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(3)
    expect(said().at(-1)).toMatch(/^Undone: Ash marched/)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(3)
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Do all of you agree?')
    await userEvent.click(button('Leave it so'))
    await userEvent.click(button('Undo'))
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(moves()).toHaveLength(2)
  })
})

describe('what is said aloud', () => {
  it('is a march as one, and of a turn that is over all of it in one sentence', () => {
    lay(`${TWO} / actions 3`)
    render(<TablePage />)
    play('march, march, march')
    expect(said().at(-1)).toBe('Ash marched three spaces, to west\u00A02.')
    play('end')
    expect(said().at(-1)).toMatch(/^Ash marched three spaces.*Briar: your turn/)
  })

  it('tells all countries in a sentence each, and every danger, by one key', async () => {
    lay(DAY)
    render(<TablePage />)
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/Ash holds one of three places free and has four forts at home/)
    await userEvent.keyboard('w')
    expect(said().at(-1)).toMatch(/Dill can besiege your town at west.3 with 4, 5 and 6: one half\./)
  })
})

describe('keys', () => {
  it('play a whole turn: roll, march, build, end', async () => {
    lay('a a A / B b b / armies a s2; b n2 / actions 3')
    render(<TablePage />)
    await userEvent.keyboard('bme')
    expect(now()).toMatchObject({ phase: 'roll', onTurn: 1 })
    expect(now().forts.filter((fort) => fort === 0)).toHaveLength(1)
    await userEvent.keyboard('r')
    expect(now().phase).toBe('act')
  })

  it('go round the road with arrows, and march with Enter', async () => {
    lay(`${TWO} / actions 2`)
    render(<TablePage />)
    act(() => space('north\u00A02').focus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(space('north\u00A03')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    expect(space('north\u00A02')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(stands(0)).toBe(parseSpace('n3'))
  })
})

describe('a computer player', () => {
  it.each(['cub', 'apprentice', 'guardian'] as const)('plays its turn by itself: %s', async (computer) => {
    lay('a a A / B b b / armies a n2; b s1 / round 2 / on-turn b', { briar: computer })
    render(<TablePage />)
    await waitFor(() => expect(now()).toMatchObject({ onTurn: 0, round: 3 }), { timeout: 180_000 })
  })

  it('waits while people want it to, and is taken over', async () => {
    lay(TWO, { ash: 'cub' })
    act(() => letWait(true))
    render(<TablePage />)
    expect(screen.getByText('The Cub leads Ash')).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('group', { name: 'The computer player' })).getByRole('button', {
        name: 'Take over Ash',
      }),
    )
    expect(button('Roll')).toBeVisible()
    expect(moves()).toEqual([])
  })
})

it('has a door with all its pages', () => {
  expect(Object.keys(tale.pages)).toEqual(['cover', 'table', 'end', 'album', 'link', 'rules'])
})

describe('a key that can do nothing now', () => {
  it('says that nothing is aimed at', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    await userEvent.keyboard('d')
    expect(moves()).toEqual([])
    expect(screen.getByText('Nothing is aimed at yet. Press a space of the road first.')).toBeVisible()
  })

  it('says that there is no advice now', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'give-up' }))
    await userEvent.keyboard('g')
    expect(screen.getByText('No advice now: ask again when it is your turn.')).toBeVisible()
  })
})
