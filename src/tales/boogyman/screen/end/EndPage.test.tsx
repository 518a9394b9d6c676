import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Action, type Outcome, parseTurn } from '../../../../engine/boogyman/index.ts'
import { usePage } from '../../../../ui/page/page.ts'
import type { Controllers } from '../../controllers.ts'
import { liveTable } from '../../runtime.ts'
import { OPENING, played, twoPlayers } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { lay, layGame, now } from '../table/testing.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

/** Plays from a position to the end of the game, and opens the last page. */
function end(position: string, turn: string, leaders?: Controllers) {
  lay(position.replaceAll(' / ', '\n'), leaders)
  act(() => void liveTable.game.getState().actAll(parseTurn(turn) as Action[]))
  render(<EndPage />)
}

const title = () => screen.getByRole('heading', { level: 1 })
const story = () => screen.getByRole('article')

describe('the outcome', () => {
  /** A position and the final action for each kind of outcome. */
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

  test.each(Object.entries(ENDINGS))('%s is shown, with the winner [B 16] [B 17] [B 18]', (by, ending) => {
    const [position, turn, words, winner] = ending
    end(position, turn)
    expect(now().outcome?.by).toBe(by)
    expect(title()).toHaveTextContent(messagesOf('en').end.title[now().outcome?.by ?? 'dawn'])
    expect(title()).toHaveFocus()
    expect(story()).toHaveTextContent(words)
    const told = winner ? new RegExp(`the ${winner} \\((Mira|Tom)\\) have won`) : 'a draw'
    expect(story()).toHaveTextContent(told)
  })

  test('names the bot that led a side', () => {
    end('tiles c2 r; g5 g', 'give-up', { green: 'guardian' })
    expect(story()).toHaveTextContent('the Fir folk (the Guardian) have won')
  })

  test('every outcome has a title of its own, in both languages', () => {
    for (const language of ['en', 'nl'] as const)
      expect(new Set(Object.values(messagesOf(language).end.title)).size).toBe(7)
  })
})

describe('the course of the game', () => {
  test('the table has a row for each turn of the chart, with calls and captures', () => {
    end('tiles a1 rrr; c2 ryy; c4 g; g5 gg', 'call c2, prowl c4, step g5 g4, step g5 g4, give-up')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(now().turn + 1)
    expect(rows[1]).toHaveTextContent('1 3 2'.replaceAll(' ', ''))
    expect(rows[1]).toHaveTextContent(
      'The Mushroom folk called their Boogyman; The mushroom Boogyman captured one fir',
    )
    expect(screen.getByRole('img', { name: /At the end: three mushrooms and two firs/ })).toBeInTheDocument()
  })

  test('has a note for the chart if no turn ended [B 18]', () => {
    layGame(played('place d4, give-up'))
    render(<EndPage />)
    expect(screen.getByText('The game was too short to draw.')).toBeInTheDocument()
    expect(story()).toHaveTextContent('Before the first turn it was over.')
  })

  test('the final turn is shown with its log entries, beside the board', () => {
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

describe('the next steps', () => {
  const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

  function over() {
    layGame(played(`${OPENING}, give-up`), { green: 'cub' })
    render(<EndPage />)
  }

  test('start a rematch with sides swapped, where the other side begins', async () => {
    over()
    await press('Change sides and play again')
    expect(liveTable.game.getState().session).toMatchObject({
      config: { ...twoPlayers, players: ['Tom', 'Mira'] },
      moves: [],
    })
    expect(liveTable.leaders.getState().table).toEqual({ red: 'cub', green: 'person' })
  })

  test('start the same game again', async () => {
    over()
    await press('Again')
    expect(liveTable.game.getState().session).toMatchObject({ config: twoPlayers, moves: [] })
    expect(liveTable.leaders.getState().table).toEqual({ green: 'cub' })
  })

  test('return to the table, or to the cover with the same controllers', async () => {
    over()
    await press('Look at the table')
    expect(usePage.getState().lookingBack).toBe(true)
    await press('The cover')
    expect(usePage.getState()).toMatchObject({ cover: true, lookingBack: false })
    expect(liveTable.leaders.getState().cover).toEqual({ green: 'cub' })
  })
})
