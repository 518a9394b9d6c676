import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Action, armyOf, parseSpace, parseTurn } from '../../../../engine/fortland/index.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { LAZY_CONSENT } from '../../../../ui/frames/table/lazy-table-parts.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { tale } from '../../tale.ts'
import { gameFrom, MUSTERED, played } from '../../testing.ts'
import { DeedList } from './DeedList.tsx'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

openableDialogs()

beforeEach(async () => {
  await LAZY_CONSENT.fetch()
})

/** Round 7 of the design: Clover has rolled a four, and one more fort fells Ash. */
const DAY =
  'B b+a a+d A+b / b+b . . a / c . . d+c / C+d c+c d D / armies a s4; b n2; c s2; d w1 / on-turn c / round 7 / actions 4'
const TWO = 'a a A / B b b / armies a n2; b s2'

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) })
const moves = () => liveTable.game.getState().session?.moves ?? []
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (text: string) => act(() => void liveTable.game.getState().actAll(parseTurn(text) as Action[]))
const stands = (seat: 0 | 1 | 2 | 3) => armyOf(now(), seat)?.space

describe('ring', () => {
  it('labels spaces for screen readers as in the law (section 12)', () => {
    lay(DAY)
    render(<TablePage />)
    expect(space('west\u00A04')).toHaveAccessibleName(
      'west\u00A04, Clover’s city, besieged by Dill, no army, four actions away'.replace(
        '4 actions',
        'four actions',
      ),
    )
    expect(space('east\u00A03')).toHaveAccessibleName(
      'east\u00A03, Ash’s town at east\u00A03, free, its last free place, no army, five actions away, if you take your own fort home first',
    )
    expect(space('west\u00A01')).toHaveAccessibleName(/Briar’s city, free, army of Dill, facing south$/)
  })

  it('musters armies only at home [F 2]', async () => {
    layGame(played(''))
    render(<TablePage />)
    await userEvent.click(space('south\u00A02'))
    expect(screen.getByRole('status')).toHaveTextContent('An army musters at its own city.')
    await userEvent.click(space('north\u00A01'))
    expect(stands(0)).toBe(parseSpace('n1'))
  })

  it('marches to a far space step by step, and undoes single steps', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    await userEvent.click(space('west\u00A01'))
    expect(stands(0)).toBe(parseSpace('w1'))
    expect(moves()).toHaveLength(2)
    await userEvent.click(button('Undo'))
    expect(stands(0)).toBe(parseSpace('n3'))
  })

  it('aims first if more than a march is needed, and acts on confirmation', async () => {
    lay(DAY)
    render(<TablePage />)
    const fell = button(/^Besiege: Ash’s town/)
    expect(fell).toHaveAccessibleDescription(/costs two actions. Ash falls. first take your own fort home/)
    await userEvent.click(fell)
    expect(moves()).toEqual([])
    const aimed = screen.getByRole('region', { name: 'Your plan: Ash' })
    expect(aimed).toHaveTextContent('own fort home+2')
    expect(aimed).toHaveTextContent('4 and 4 more')
    expect(aimed).toHaveTextContent(/Ash falls. Its army leaves, and four forts go home./)
    await userEvent.click(within(aimed).getByRole('button', { name: 'Do all this' }))
    expect(now().armies[0]).toBe('fallen')
  })

  it('clears the aim on Escape', async () => {
    lay(DAY)
    render(<TablePage />)
    await userEvent.click(button(/^Besiege: Ash’s town/))
    await userEvent.keyboard('{Escape}')
    expect(liveTable.intent.getState().aim).toBeNull()
  })

  it('explains that the army cannot stop on a space out of reach', async () => {
    lay(`${TWO} / actions 1`)
    render(<TablePage />)
    await userEvent.click(space('south\u00A03'))
    expect(screen.getByRole('status')).toHaveTextContent('cannot stop there this turn')
  })
})

describe("actions at the army's space", () => {
  it('show their price, and explain a refusal when clicked [F 6]', async () => {
    lay('a a A / B b b / armies a n2; b n3 / actions 3')
    render(<TablePage />)
    const build = screen.getAllByRole('button', { name: /^Fortify/ }).at(-1)
    expect(build).toHaveAttribute('aria-disabled', 'true')
    expect(build).toHaveAccessibleDescription(/one action left and no way to use it/)
    await userEvent.click(button(/^March/))
    expect(now().actions).toBe(2)
  })

  it('end the turn only once all usable actions are used, with a notice [F 6]', async () => {
    lay(`${TWO} / actions 2`)
    render(<TablePage />)
    await userEvent.click(button('End turn'))
    expect(screen.getByRole('status')).toHaveTextContent(
      'You must use all actions you can. You can still use two.',
    )
    await userEvent.click(space('west\u00A01'))
    await userEvent.click(button('End turn'))
    expect(now()).toMatchObject({ phase: 'roll', onTurn: 1 })
  })
})

describe('start of a turn', () => {
  it('names the country on turn and lists forts since its last turn', () => {
    layGame(gameFrom('a a A / B b b / armies a n2; b s2 / round 3 / on-turn b / actions 2', 'build, end'))
    render(<TablePage />)
    expect(screen.getByText('Ash: your turn')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Since your last turn' })).toHaveTextContent(
      'Briar fortified Briar’s town at south 2.',
    )
    expect(button('Roll')).toBeVisible()
  })

  it('shows each face’s prospects before the roll', () => {
    lay(TWO)
    render(<TablePage />)
    const cards = within(screen.getByRole('region', { name: 'What a roll brings' })).getAllByRole('listitem')
    expect(cards).toHaveLength(6)
    expect(cards[0]).toHaveTextContent('a one: only march')
  })
})

describe('a device of a table of several', () => {
  const isSeal = (name: string) => screen.queryByRole('button', { name }) !== null

  it('musters nothing for other devices, named instead', () => {
    layGame(played(''))
    render(<TablePage />)
    expect(screen.getByText('Ash: Muster your army')).toBeVisible()
    act(() => awaitOtherDevices(liveTable.game, []))
    expect(screen.getByText('Mira is to move')).toBeVisible()
    expect(screen.queryByText('Ash: Muster your army')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Hint/ })).toBeNull()
  })

  it.each([
    ['roll', TWO, 'Roll'],
    ['act', `${TWO} / actions 4`, 'End turn'],
  ])('offers no action in the phase “%s” of another device', (_, position, seal) => {
    lay(position)
    render(<TablePage />)
    expect(isSeal(seal)).toBe(true)
    act(() => awaitOtherDevices(liveTable.game, [1]))
    expect(isSeal(seal)).toBe(false)
    expect(screen.queryByRole('button', { name: /^March/ })).toBeNull()
    expect(screen.getByText('Mira is to move')).toBeVisible()
  })

  it('phones list no actions at other spaces', () => {
    lay(DAY)
    render(<DeedList />)
    expect(screen.getByRole('list')).toBeVisible()
    act(() => awaitOtherDevices(liveTable.game, [1]))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('undo', () => {
  it('is free back to the roll, and needs consent beyond it', async () => {
    layGame(played(`${MUSTERED}, roll, march`))
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(3)
    expect(said().at(-1)).toMatch(/^Undone: Ash marched/)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(3)
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Do you all agree?')
    await userEvent.click(button('Cancel'))
    await userEvent.click(button('Undo'))
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(moves()).toHaveLength(2)
  })
})

describe('announcements', () => {
  it('merge a march into one, and a finished turn into one sentence', () => {
    lay(`${TWO} / actions 3`)
    render(<TablePage />)
    play('march, march, march')
    expect(said().at(-1)).toBe('Ash marched three spaces, to west\u00A02.')
    play('end')
    expect(said().at(-1)).toMatch(/^Ash marched three spaces.*Briar: your turn/)
  })

  it('describe all countries with one key, and all threats with another', async () => {
    lay(DAY)
    render(<TablePage />)
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/Ash has one of three places free and four forts at home/)
    await userEvent.keyboard('w')
    expect(said().at(-1)).toMatch(/Dill can besiege your town at west.3 with 4, 5 and 6: one half\./)
  })
})

describe('shortcuts', () => {
  it('play a whole turn: roll, march, build, end', async () => {
    lay('a a A / B b b / armies a s2; b n2 / actions 3')
    render(<TablePage />)
    await userEvent.keyboard('bme')
    expect(now()).toMatchObject({ phase: 'roll', onTurn: 1 })
    expect(now().forts.filter((fort) => fort === 0)).toHaveLength(1)
    await userEvent.keyboard('r')
    expect(now().phase).toBe('act')
  })

  it('arrows go round the road, Enter marches', async () => {
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

describe('bot', () => {
  it.each(['cub', 'apprentice', 'guardian'] as const)(
    'plays its turn without input: %s',
    async (computer) => {
      lay('a a A / B b b / armies a n2; b s1 / round 2 / on-turn b', { briar: computer })
      render(<TablePage />)
      await waitFor(() => expect(now()).toMatchObject({ onTurn: 0, round: 3 }), { timeout: 180_000 })
    },
  )

  it('waits while paused; people can replace it', async () => {
    lay(TWO, { ash: 'cub' })
    act(() => letWait(true))
    render(<TablePage />)
    expect(screen.getByText('The Cub plays Ash')).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('group', { name: 'The computer player' })).getByRole('button', {
        name: 'Take over Ash',
      }),
    )
    expect(button('Roll')).toBeVisible()
    expect(moves()).toEqual([])
  })
})

it('has all its pages', () => {
  expect(Object.keys(tale.pages)).toEqual(['cover', 'table', 'end', 'album', 'link', 'rules'])
})

describe('shortcut without effect', () => {
  it('reports that nothing is aimed at', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    await userEvent.keyboard('d')
    expect(moves()).toEqual([])
    expect(screen.getByText('You have no plan yet. First press a space of the road.')).toBeVisible()
  })

  it('reports that no hint is available', async () => {
    lay(`${TWO} / actions 4`)
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'give-up' }))
    await userEvent.keyboard('g')
    expect(screen.getByText('No hint now. Ask again on your turn.')).toBeVisible()
  })
})
