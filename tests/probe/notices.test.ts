import { expect, test } from 'vitest'
import { createGame } from '../../src/session/memory-transport.ts'
import { createPositionStore } from '../../src/session/position-store.ts'
import { createRefusalNotices } from '../../src/ui/frames/notice/refusal-notices.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const noticesOf = createRefusalNotices<string, null>({ words: (_, why) => why, pageOf: () => null })

test('clears a notice with the next move, and keeps one of the new position', () => {
  const game = createGame<DiceRace>(diceRace)
  game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  const heard: (string | undefined)[] = []
  const { tellRefusal, useNotice } = noticesOf({ game })
  const now = () => useNotice.getState().notice?.words(null)
  game.onEvent(() => {
    heard.push(now())
    tellRefusal('not so fast')
  })
  tellRefusal('not there')
  expect(now()).toBe('not there')
  game.getState().act({ type: 'step' })
  expect([heard, now()]).toEqual([[undefined], 'not so fast'])
})

test('tells once why a server refused', () => {
  const game = createGame<DiceRace>(diceRace)
  game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  const told = createRefusalNotices<{ code: string }, null>({
    words: (_, { code }) => code,
    pageOf: () => null,
  })
  const { useNotice, follow, clear } = told({ game })
  const stop = follow()
  game.setState({ lateRefusal: { why: { code: 'has-peeked' } } })
  expect(useNotice.getState().notice?.words(null)).toBe('has-peeked')
  clear()
  game.setState({ storage: 'ok' })
  expect(useNotice.getState().notice).toBeNull()
  stop()
  game.setState({ lateRefusal: { why: { code: 'card-is-played' } } })
  expect(useNotice.getState().notice).toBeNull()
})

test('a wish that is put away takes only its own notice with it', () => {
  const game = createGame<DiceRace>(diceRace)
  game.getState().start({ players: ['Hanna', 'Tom'] }, 5)
  type Wishes = { refused: { why: string } | null; forget(): void }
  const intent = createPositionStore<DiceRace, Wishes>(game, (set) => ({
    refused: null,
    forget: () => set({ refused: null }),
  }))
  const { tell, useNotice, follow } = noticesOf({ game, intent })
  const now = () => useNotice.getState().notice?.words(null)
  follow()
  intent.setState({ refused: { why: 'not there' } })
  expect(now()).toBe('not there')
  intent.getState().forget()
  expect(now()).toBeUndefined()
  intent.setState({ refused: { why: 'not there' } })
  tell(() => 'no advice')
  intent.getState().forget()
  expect(now()).toBe('no advice')
})
