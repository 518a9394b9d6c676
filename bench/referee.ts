import { boogyman, writeNotation as writeDuel } from '../src/engine/boogyman/index.ts'
import { openSession, stateOf, writeGame } from '../src/engine/kernel/index.ts'
import { CONVERSATIONS } from '../src/programs/referee/tales.ts'
import { apprentice } from '../src/tales/boogyman/bots/index.ts'
import { fairyTale, writeNotation } from '../src/tales/fairy-tale/rules.ts'
import { recordedGame } from '../tests/support/recorded-game.ts'
import { ownTime } from './own-time.ts'
import { playedOut } from './played-out.ts'
import { MIDDLE } from './positions.ts'

/** Time of the repetitions of each request, in milliseconds. */
const SPAN = 1500

/** Measures requests a second, of each kind and of either tale, on one core, in the middle of a game. */
export function benchReferee(): void {
  benchTale()
  benchDuel()
}

function benchTale(): void {
  const session = recordedGame('won')
  const acting = session.moves.findIndex(({ before }) => before.phase === 'action' && before.turn === 5)
  const middle = session.moves[acting]?.before ?? stateOf(session)
  const game: unknown = JSON.parse(writeGame(fairyTale, session))
  const requests = [
    { do: 'set', notation: writeNotation(middle) },
    { do: 'list' },
    { do: 'state' },
    { do: 'read' },
    { do: 'predict' },
    { do: 'odds' },
    { do: 'prove', goal: 'survive', dice: [2] },
    { do: 'replay', game },
  ]
  report('fairy-tale', 'a game of two, turn 5', writeNotation(middle), requests)
  report('fairy-tale', 'the middle of a tale of three with every box', MIDDLE, requests.slice(1, 6))
}

function benchDuel(): void {
  const config = { players: ['', ''], first: 'red', rules: { trees: 'three' } } as const
  const session = playedOut(boogyman, openSession(boogyman, config, 100), apprentice, 101)
  const middle = session.moves[session.moves.length >> 1]?.before ?? stateOf(session)
  const game: unknown = JSON.parse(writeGame(boogyman, session))
  const notation = writeDuel(middle)
  report('boogyman', `a duel of apprentices, turn ${middle.turn}`, notation, [
    { do: 'set', notation },
    { do: 'list' },
    { do: 'state' },
    { do: 'read' },
    { do: 'predict' },
    { do: 'prove' },
    { do: 'replay', game },
  ])
}

function report(tale: string, what: string, notation: string, requests: readonly object[]): void {
  console.log(what)
  for (const request of requests) {
    const ask = CONVERSATIONS[tale]?.()
    ask?.(JSON.stringify({ do: 'set', notation }))
    const line = JSON.stringify(request)
    ask?.(line)
    const start = ownTime()
    let asked = 0
    for (; ownTime() - start < SPAN; asked++) ask?.(line)
    console.log(`  ${line.slice(0, 60)}: ${Math.round((1000 * asked) / (ownTime() - start))} a second`)
  }
}
