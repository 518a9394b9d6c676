import { expect, test } from 'vitest'
import { createGame } from '../../src/session/memory-transport.ts'
import { noticesAt } from '../../src/ui/frames/notice/notices-at.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const noticesOf = noticesAt<string, null>({ words: (_, why) => why, pageOf: () => null })

test('a notice is gone for whoever hears of a move, and one of the new position stays', () => {
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
