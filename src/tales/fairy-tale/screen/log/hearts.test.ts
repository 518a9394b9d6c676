import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomGames } from '../../../../../tests/laws/games.ts'
import { randomPlayer } from '../../../../../tests/support/random-play.ts'
import { advance, openSession, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { tellTale } from '../end/tale.ts'
import { chronicleGame } from '../end/turn-history.ts'
import { sinceLastTurn } from '../handover/happened-since.ts'
import { heartsIn, heartsTaken } from './hearts.ts'

const en = messagesOf('en')

/** Games with any boxes and house rules, with 20 to 200 actions at most. */
const games = fc.tuple(randomGames, fc.integer({ min: 20, max: 200 })).map(([game, actions]) => {
  const pick = randomPlayer(game.player)
  let session: Session = openSession(fairyTale, game.config, game.seed)
  for (let done = 0; done < actions && !stateOf(session).outcome; done++) {
    const next = advance(fairyTale, session, pick(fairyTale.list(stateOf(session))))
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
})

test('heart changes show in event, recap, last page', () => {
  const seen = { lost: 0, fallen: 0 }
  fc.assert(
    fc.property(games, (session) => {
      const last = stateOf(session)
      let hearts = session.first.hearts
      for (const { event, state } of session.moves.flatMap(({ frames }) => frames)) {
        // A grove may cost the game instead of a heart [R 58]; two fires cost no more hearts than are left [R 42].
        const cost = last.rules.grove === 'loss' && event.type === 'grove-taken' ? 0 : heartsTaken(event)
        const back = event.type === 'heart-back' ? 1 : 0
        expect(state.hearts).toBe(Math.max(0, hearts - cost) + back)
        expect(heartsIn(event) ?? state.hearts).toBe(state.hearts)
        seen.lost += hearts - state.hearts
        hearts = state.hearts
      }
      for (const seat of last.seats.keys())
        for (const finding of sinceLastTurn(session, seat).findings)
          if (finding.kind === 'hearts') expect(finding.left).toBe(last.hearts)
      const told = chronicleGame(session)
      if (last.outcome !== 'lost') return
      const { paragraphs } = tellTale(told, last.outcome, session.config.seats, en)
      expect(paragraphs[0]?.split(en.end.hurtLast)).toHaveLength(2)
      seen.fallen += 1
    }),
    { numRuns: 60 },
  )
  expect(Math.min(seen.lost, seen.fallen)).toBeGreaterThan(8)
})
