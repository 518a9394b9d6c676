import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { testEndQuestion } from '../../../../ui/frames/turn-end/testing.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { messagesNow } from '../../words/messages.ts'
import { drawn } from '../board/testing.ts'
import { noticesOf } from '../table-kit.ts'
import { pressSeal } from './commands.ts'
import { lay, now } from './testing.ts'

/** Returns a first step in this turn. */
function walk() {
  const step = fairyTale.list(now()).find(({ type }) => type === 'walk')
  if (!step) throw new Error('Nobody can walk.')
  return step
}

describe('if the Oak may lose a heart', () => {
  testEndQuestion({
    useGame: liveTable.game,
    notices: noticesOf(liveTable),
    // A wolf beside the Oak that cannot be removed, or no monster.
    begin: (risk) => lay(drawn(risk === 'safe' ? 'O ━' : 'O ━1\nspent removes 1')),
    endTurn: () => pressSeal(liveTable),
    firstAction: walk,
  })
})

/** Puts a saved game on the table in a position. */
function begin(text: string): void {
  lay(drawn(text))
  const { session } = liveTable.game.getState()
  if (!session) throw new Error('No game is open.')
  openOnTable(liveTable.game, session, { id: 'one', origin: { kind: 'begun' }, begun: 0 })
  noticesOf(liveTable).drop()
}

/** The text of the question that a press of End turn asks; null if it ends the turn. */
function asked(): string | null {
  const before = now()
  act(() => pressSeal(liveTable))
  if (now() !== before) return null
  return noticesOf(liveTable).useNotice.getState().notice?.words(messagesNow()) ?? ''
}

describe('if a monster that threatens the Oak can still be removed', () => {
  it.each([
    ['on the tile of the hero', 'O ━1\nseats huntsman 1,0\nspent expands 1'],
    ['in reach of the hero', 'O ━1\nseats huntsman 0,0\nspent expands 1'],
  ])('asks once, after other actions too: %s', (_, text) => {
    begin(text)
    act(() => void liveTable.game.getState().act(walk()))
    expect(asked()).toContain('You can still remove a monster')
    expect(asked()).toBeNull()
  })

  it.each([
    ['that is out of reach', '━ ━ O ━1\nseats huntsman -2,0\nspent steps 1'],
    ['once a monster was removed', 'O ━1\nseats huntsman 0,0\nspent removes 1'],
    ['that does not threaten the Oak', 'O ━ ━ ━1\nseats huntsman 2,0'],
  ])('asks nothing about a monster %s', (_, text) => {
    begin(text)
    act(() => void liveTable.game.getState().act(walk()))
    expect(asked()).toBeNull()
  })
})

describe('if a tile is aimed and not placed', () => {
  it('asks once, even riskless and after actions', () => {
    lay(drawn('O ━\nmarket ━'))
    const { session } = liveTable.game.getState()
    if (!session) throw new Error('No game is open.')
    openOnTable(liveTable.game, session, { id: 'one', origin: { kind: 'begun' }, begun: 0 })
    act(() => void liveTable.game.getState().act(walk()))
    const tile = fairyTale.list(now()).find(({ type }) => type === 'expand')
    if (!tile) throw new Error('No tile can be laid.')
    act(() => void liveTable.intent.getState().aimLike(tile))
    const before = now()
    act(() => pressSeal(liveTable))
    expect(now()).toBe(before)
    expect(noticesOf(liveTable).useNotice.getState().notice).not.toBeNull()
    act(() => pressSeal(liveTable))
    expect(now()).not.toBe(before)
  })
})
