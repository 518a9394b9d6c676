import { beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../src/engine/kernel/index.ts'
import { applyCommand, type GameCommand } from '../../src/session/apply-command.ts'
import type { SessionEvent } from '../../src/session/events.ts'
import { changeSession, createSession, type GameHook, openOnTable } from '../../src/session/game-store.ts'
import { memoryTransport } from '../../src/session/memory-transport.ts'
import { CLOSED_SESSION, gameOf } from '../../src/session/state.ts'
import { watch } from '../../src/session/testing.ts'
import { NOTHING_SAVED, type Transport } from '../../src/session/transport.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'

const CONFIG: DiceRace['Config'] = { players: ['Ann', 'Ben'] }
const ROLL = { type: 'roll' } as const

/** A remote transport: it records what it is sent, and reports a result when `arrive` is called. */
function distant(session: GameHook<DiceRace>) {
  const sent: GameCommand<DiceRace>[] = []
  const transport: Transport<DiceRace> = {
    ...NOTHING_SAVED,
    begin: (target) => changeSession(session, { type: 'opening', target }),
    send(command) {
      sent.push(command)
      return 'unchanged'
    },
    write: () => null,
  }
  return {
    transport,
    sent,
    arrive() {
      for (const command of sent.splice(0)) {
        const open = gameOf(session.getState().status)
        const { event } = open ? applyCommand(diceRace, open, command) : { event: null }
        if (event) changeSession(session, event)
      }
    },
  }
}

let session: GameHook<DiceRace>
let events: SessionEvent<DiceRace>[]

beforeEach(() => {
  session = createSession<DiceRace>(CLOSED_SESSION)
  events = []
  session.onEvent((event) => events.push(event))
})

const moves = () => session.getState().session?.moves.length
const told = () => events.map(({ type }) => type)

describe('a session of a game that is played elsewhere', () => {
  test('shows an arriving move by the usual events', () => {
    const elsewhere = distant(session)
    session.connect(elsewhere.transport)
    openOnTable(session, openSession(diceRace, CONFIG, 3))
    session.getState().act(ROLL)
    expect(moves()).toBe(0)
    elsewhere.arrive()
    expect(moves()).toBe(1)
    const here = createSession<DiceRace>(CLOSED_SESSION)
    here.connect(memoryTransport(here, { game: diceRace, answer: () => null, needs: () => null }))
    openOnTable(here, openSession(diceRace, CONFIG, 3))
    here.getState().act(ROLL)
    expect(session.getState().event).toEqual(here.getState().event)
    expect(told()).toEqual(['opened', 'moved'])
  })

  test('waits with a started game until it arrives', () => {
    session.connect(distant(session).transport)
    session.getState().start(CONFIG, 7)
    const { status } = session.getState()
    expect(status).toMatchObject({ at: 'opening', target: { config: CONFIG, seed: 7 } })
    expect(events).toEqual([])
  })

  test('ignores moves arriving after the game closes', () => {
    const elsewhere = distant(session)
    session.connect(elsewhere.transport)
    openOnTable(session, openSession(diceRace, CONFIG, 3))
    session.getState().act(ROLL)
    session.getState().leave()
    elsewhere.arrive()
    expect(session.getState().status).toEqual(CLOSED_SESSION)
    expect(told()).toEqual(['opened', 'closed'])
  })
})

describe('a session sends nothing', () => {
  const commands: [name: string, press: () => unknown, answer: unknown][] = [
    ['an action', () => session.getState().act(ROLL), 'no-game'],
    ['an undo', () => session.getState().undo(), false],
    ['a redo', () => session.getState().redo(), false],
    ['an agreed undo', () => session.getState().goBack(0), false],
  ]

  test.each(commands)('without a game: %s', (_, press, answer) => {
    const elsewhere = distant(session)
    session.connect(elsewhere.transport)
    expect(press()).toBe(answer)
    expect(elsewhere.sent).toEqual([])
  })

  test.each(commands)('while another tab plays: %s', (name, press, answer) => {
    const elsewhere = distant(session)
    session.connect(elsewhere.transport)
    openOnTable(session, openSession(diceRace, CONFIG, 3))
    watch(session)
    expect(press()).toBe(name === 'an action' ? 'watching' : answer)
    expect(elsewhere.sent).toEqual([])
  })

  test.each(commands)('while a player only suggests: %s', (name, press, answer) => {
    const elsewhere = distant(session)
    session.connect(elsewhere.transport)
    openOnTable(session, openSession(diceRace, CONFIG, 3))
    session.setState({ instead: () => {} })
    expect(press()).toBe(name === 'an action' ? 'suggested' : answer)
    expect(elsewhere.sent).toEqual([])
  })
})

test('a reconnected session sends its commands to the new transport only', () => {
  const [before, after] = [distant(session), distant(session)]
  session.connect(before.transport)
  openOnTable(session, openSession(diceRace, CONFIG, 3))
  session.connect(after.transport)
  session.getState().act(ROLL)
  expect([before.sent.length, after.sent.length]).toEqual([0, 1])
  after.arrive()
  expect(moves()).toBe(1)
})
