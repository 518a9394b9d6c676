import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Action, type Outcome, parseTurn } from '../../../../engine/boogyman/index.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Leaders } from '../../leaders.ts'
import { liveTable } from '../../table.ts'
import { OPENING, played, twoPlayers } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { lay, layGame, now } from '../table/testing.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

/** Plays to an end from a position, and opens the last page. */
function end(position: string, turn: string, leaders?: Leaders) {
  lay(position.replaceAll(' / ', '\n'), leaders)
  act(() => void liveTable.game.getState().actAll(parseTurn(turn) as Action[]))
  render(<EndPage />)
}

const title = () => screen.getByRole('heading', { level: 1 })
const story = () => screen.getByRole('article')

describe('how it was decided', () => {
  /** A position and what ends it, by how that is. */
  const ENDINGS: Record<
    Outcome['by'],
    [position: string, turn: string, words: RegExp, winner: string | null]
  > = {
    seven: ['tiles a1 rrr; b1 rr; c2 ryy; g5 g', 'spawn c2', /seventh mushroom stood/, 'Mushroom folk'],
    'no-pawns': ['tiles b2 R; d4 gg; a1 r; g7 G', 'prowl d4', /last fir went home/, 'Mushroom folk'],
    'given-up': ['tiles c2 r; g5 g', 'give-up', /the Mushroom folk gave up/, 'Fir folk'],
    quiet: ['tiles c2 rr; g5 g / quiet 39', 'step c2 c3, step c2 c3', /forty quiet turns/, null],
    dawn: ['tiles c2 rr; g5 g / turn 200', 'step c2 c3, step c2 c3', /day broke after the 200th turn/, null],
    standstill: [
      'tiles a1 gy; b1 yyy; b2 yyy; a2 yy; a3 r; a4 yyy; b3 yyy; b4 yyy / rules trees three',
      'step a3 a2, step a2 a3',
      /neither side could stir/,
      null,
    ],
    agreed: ['tiles c2 r; g5 g', 'agree-draw', /both agreed/, null],
  }

  test.each(Object.entries(ENDINGS))('%s is told, with who has won [B 16] [B 17] [B 18]', (by, ending) => {
    const [position, turn, words, winner] = ending
    end(position, turn)
    expect(now().outcome?.by).toBe(by)
    expect(title()).toHaveTextContent(messagesOf('en').end.title[now().outcome?.by ?? 'dawn'])
    expect(title()).toHaveFocus()
    expect(story()).toHaveTextContent(words)
    const told = winner ? new RegExp(`the ${winner} \\((Mira|Tom)\\) have won`) : 'nobody has won'
    expect(story()).toHaveTextContent(told)
  })

  test('of a side that a computer player led, that one is named', () => {
    end('tiles c2 r; g5 g', 'give-up', { green: 'guardian' })
    expect(story()).toHaveTextContent('the Fir folk (the Guardian) have won')
  })

  test('every ending has a title of its own, in both languages', () => {
    for (const language of ['en', 'nl'] as const)
      expect(new Set(Object.values(messagesOf(language).end.title)).size).toBe(7)
  })
})

describe('how it went', () => {
  test('every turn of the chart stands in a table, with who was called and taken', () => {
    end('tiles a1 rrr; c2 ryy; c4 g; g5 gg', 'call c2, prowl c4, step g5 g4, step g5 g4, give-up')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(now().turn + 1)
    expect(rows[1]).toHaveTextContent('1 3 2'.replaceAll(' ', ''))
    expect(rows[1]).toHaveTextContent(
      'The Mushroom folk called their Boogyman; The mushroom Boogyman captured one fir',
    )
    expect(screen.getByRole('img', { name: /At the end three mushrooms and two firs/ })).toBeInTheDocument()
  })

  test('where it ended before the first turn, that is said instead of a chart [B 18]', () => {
    layGame(played('place d4, give-up'))
    render(<EndPage />)
    expect(screen.getByText('It was over before there was anything to draw.')).toBeInTheDocument()
    expect(story()).toHaveTextContent('Before the first turn it was over.')
  })

  test('the turn that ended it is told in the words of the tale so far, beside the board', () => {
    end('tiles b2 R; d4 gg; a1 r; g7 G', 'step a1 a2, prowl d4')
    const last = screen.getByRole('region', { name: 'The turn that ended it' })
    expect(
      within(last)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('A mushroom stepped from a1 to a2.'),
      expect.stringContaining('He captured two firs'),
      expect.stringContaining('No fir is left'),
    ])
    expect(within(last).getByRole('img', { name: /Mushroom folk 1 and Fir folk 0/ })).toBeInTheDocument()
  })
})

describe('where to go', () => {
  const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

  function over() {
    layGame(played(`${OPENING}, give-up`), { green: 'cub' })
    render(<EndPage />)
  }

  test('again, with sides changed: the other begins, and whoever leads goes along', async () => {
    over()
    await press('Again: change sides')
    expect(liveTable.game.getState().session).toMatchObject({
      config: { ...twoPlayers, players: ['Tom', 'Mira'] },
      moves: [],
    })
    expect(liveTable.leaders.getState().table).toEqual({ red: 'cub', green: 'person' })
  })

  test('again, as it was', async () => {
    over()
    await press('Again')
    expect(liveTable.game.getState().session).toMatchObject({ config: twoPlayers, moves: [] })
    expect(liveTable.leaders.getState().table).toEqual({ green: 'cub' })
  })

  test('to the table once more, and to the cover with the same leaders', async () => {
    over()
    await press('Look at the table')
    expect(usePage.getState().lookingBack).toBe(true)
    await press('The cover')
    expect(usePage.getState()).toMatchObject({ cover: true, lookingBack: false })
    expect(liveTable.leaders.getState().cover).toEqual({ green: 'cub' })
  })
})
