import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { layGame, now } from '../table/testing.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

/** Plays a position to its end, and opens the last page. */
function end(position: string, turn: string, leaders?: Controllers) {
  layGame(gameFrom(position, turn), leaders)
  render(<EndPage />)
}

const title = () => screen.getByRole('heading', { level: 1 })
const story = () => screen.getByRole('article')

const LAST = 'a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3 / round 4'
const WINTER = 'a a A+b / B+a b b / armies a n1; b s1 / on-turn b / actions 0 / round 60'
const FIRST =
  'B+c b a A / b+c . . a / b+a . . a / C+b c c c / armies a w2; b s1; c n3 / on-turn c / actions 5 / rules fall first'

describe('story of the outcome', () => {
  test('names the last country and its deciding siege', () => {
    end(LAST, 'march, build')
    expect(now().outcome?.by).toBe('last')
    expect(title()).toHaveTextContent('One country was left')
    expect(title()).toHaveFocus()
    expect(story()).toHaveTextContent('Briar (Tom) has won')
    expect(story()).toHaveTextContent(/It was the fort of Briar on Ash’s town at north.2 that decided it/)
  })

  test('reports a shared win at winter [F 13]', () => {
    end(WINTER, 'end')
    expect(story()).toHaveTextContent('Ash (Mira) and Briar (Tom) share the victory')
    expect(story()).toHaveTextContent('winter')
  })

  test('reports a win by the first fall, with round and house rules [F 16]', () => {
    end(FIRST, 'build', { clover: 'guardian' })
    expect(story()).toHaveTextContent('Clover (the Guardian) has won')
    expect(story()).toHaveTextContent('In the first round Briar fell to Clover.')
    expect(screen.getByText('Played with house rules: the first fall ends the game.')).toBeInTheDocument()
  })
})

describe('course of the game', () => {
  test('shows the log of the last turn, and the ring before forts went home', () => {
    end(LAST, 'march, build')
    const last = screen.getByRole('region', { name: 'The turn that ended it' })
    expect(
      within(last)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Briar marched one space'),
      expect.stringContaining('Briar besieged Ash’s town'),
      expect.stringContaining('Ash has fallen.'),
      expect.stringContaining('Briar is the last country'),
    ])
    expect(within(last).getByRole('img', { name: /Free places: Ash 0 and Briar 3/ })).toBeInTheDocument()
  })

  test('shows a note instead of a chart if the game ended in its first round', () => {
    end('a a A / B b b / armies a n2; b s1', 'give-up')
    expect(screen.getByText('The game was too short to draw.')).toBeInTheDocument()
    expect(story()).toHaveTextContent('Ash gave up')
  })
})

describe('navigation', () => {
  const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

  test('starts the game again, with the same seats or with rotated ones', async () => {
    end(LAST, 'march, build', { briar: 'cub' })
    await press('Again')
    expect(liveTable.game.getState().session).toMatchObject({
      config: { players: ['Mira', 'Tom'] },
      moves: [],
    })
    act(() => layGame(gameFrom(LAST, 'march, build'), { briar: 'cub' }))
    await press('Change seats and play again')
    expect(liveTable.game.getState().session).toMatchObject({
      config: { players: ['Tom', 'Mira'] },
      moves: [],
    })
    expect(liveTable.leaders.getState().table).toEqual({ ash: 'cub', briar: 'person' })
  })

  test('leads back to the table, and to the cover with the same controllers', async () => {
    end(LAST, 'march, build', { briar: 'cub' })
    await press('Look at the table')
    expect(usePage.getState().lookingBack).toBe(true)
    await press('The cover')
    expect(usePage.getState()).toMatchObject({ cover: true, lookingBack: false })
    expect(liveTable.leaders.getState().cover).toEqual({ briar: 'cub' })
  })
})
