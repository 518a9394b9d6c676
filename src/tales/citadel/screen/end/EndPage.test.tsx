import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { layGame } from '../table/testing.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

/** Plays a turn that ends the game, and opens the last page. */
function end(position: string, turn: string, leaders?: Controllers) {
  layGame(gameFrom(position, turn), leaders)
  render(<EndPage />)
}

const title = () => screen.getByRole('heading', { level: 1 })
const story = () => screen.getByRole('article')
const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')

const GREAT = 'g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house'
const GOAL = `seat 1 bricks 9 plots ${GREAT} e5=glassworks c2 c5 hand hospital manor | seat 2 bricks 5 plots h5=stable`
const PILE = 'seat 1 bricks 2 plots a5=stable | seat 2 bricks 2 plots h5=stable | phase reveal | pile'

describe('the end of the game', () => {
  test('names winner, controller and points at the goal', () => {
    end(GOAL, 'build hospital c2, build manor c5, end', { lion: 'knight' })
    expect(title()).toHaveTextContent('The goal was reached')
    expect(title()).toHaveFocus()
    expect(story()).toHaveTextContent('The Cross (Mira) has won')
    expect(story()).toHaveTextContent('stood at the gate, with 43 points')
  })

  test('by the last card, and shared in a complete tie [C 26] [C 27]', () => {
    end(PILE, 'reveal, end, reveal, end')
    expect(title()).toHaveTextContent('The last card was turned up')
    expect(story()).toHaveTextContent('share the victory')
  })

  test('by the resignation of all others [C 29]', () => {
    end('seat 1 bricks 5 plots a5 | seat 2 bricks 5 plots c5', 'resign')
    expect(title()).toHaveTextContent('One Order was left')
    expect(story()).toHaveTextContent('The Cross gave up.')
    expect(screen.getByText('The game was too short to draw.')).toBeInTheDocument()
  })
})

test('lists all seats in a table, the best first: points, plots, bricks', () => {
  end(GOAL, 'build hospital c2, build manor c5, end')
  const [heads, first, second] = rows('Final score')
  expect(heads).toHaveTextContent('Orderpointsplotsbricks')
  expect(first).toHaveTextContent('The Cross43102')
  expect(second).toHaveTextContent('The Lion115')
})

test('lists the points of every turn, with the card that was turned up', () => {
  end(
    'version strategic | seat 1 bricks 9 plots a5 hand stable | seat 2 bricks 5 plots c5 | pile commons; ;',
    'build stable a5, end, reveal, resign',
  )
  const table = rows('Points, turn by turn')
  expect(table[1]).toHaveTextContent(/^110/)
  expect(table[2]).toHaveTextContent('2Commons10')
  expect(table[2]).toHaveTextContent('the Lion gave up')
})

describe('buttons for the next game', () => {
  const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

  test('starts anew, everybody one seat on', async () => {
    end(PILE, 'reveal, end, reveal, end', { lion: 'page' })
    await press('Change seats and play again')
    expect(liveTable.game.getState().session).toMatchObject({
      config: { players: ['Tom', 'Mira'] },
      moves: [],
    })
    expect(liveTable.leaders.getState().table).toEqual({ cross: 'page', lion: 'person' })
  })
})
