import { describe, expect, test } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { LIMITS } from '../../src/protocol/messages.ts'
import { decideAnswer, entryOfCompany } from '../../src/server/answers.ts'
import { type Asker, seatsOfPerson } from '../../src/server/decision.ts'
import { openEntry } from '../../src/server/entries.ts'
import { decideAct, decideUndo } from '../../src/server/moves.ts'
import { mayNotAsk } from '../../src/server/question-state.ts'
import { decideControl } from '../../src/server/requests.ts'
import { hashOf } from '../../src/server/secret.ts'
import { type AnySession, deciderOf, readTable, type TableState, tableAfter } from '../../src/server/table.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { begun, by, decided, luck, openedTable, refused, TOKEN, taken, without } from './logs.ts'

const DRAW = { type: 'agree-draw' }
const GIVE_UP = { type: 'give-up' }
const SECOND = 1000

/** The same device later, in milliseconds. */
const later = (asker: Asker, at: number): Asker => ({ ...asker, at })

let requests = 0
const act = (table: TableState, asker: Asker, ...actions: unknown[]) => {
  requests += 1
  const { epoch, n, tale } = table
  const written = actions.map((action) => tale.game.codec.writeAction(action))
  return decideAct(
    table,
    { epoch, n, id: `request-${requests}`, actions: written },
    asker,
    luck,
    LIMITS.entries,
  )
}
const undo = (table: TableState, asker: Asker, left = 0) => {
  requests += 1
  const { epoch, n } = table
  return decideUndo(table, { epoch, n, id: `request-${requests}`, left }, asker, LIMITS.entries)
}
const answer = (table: TableState, asker: Asker, yes: boolean, company = without()) =>
  decideAnswer(table, { question: table.questions, yes }, asker, company, luck)
/** What the table does when people come or go. */
const ended = (table: TableState, company = without()) => entryOfCompany(table, company, 0, luck)

/** Plays the first listed action for the seat to act. */
function moved(table: TableState): TableState {
  const { game } = table.tale
  const seat = turn(table)
  const action = game.list(stateOf(table.session as AnySession))[0]
  return decided(table, act(table, by(seat), action))
}

/** The seat to act; the first one if all decide together. */
function turn(table: TableState): number {
  const decider = deciderOf(table)
  return typeof decider === 'number' ? decider : 0
}

/** A duel of two people in which a draw may be offered. */
function duelAtDraw(table = begun(taken(openedTable('boogyman'), 0, 1))): TableState {
  let now = table
  while (now.tale.game.refuse(stateOf(now.session as AnySession), DRAW)) now = moved(now)
  return now
}

const fairyTale = () => begun(taken(openedTable('fairy-tale'), 0, 1))

describe('an action that ends the game for others', () => {
  test('asks first, then acts on agreement', () => {
    const table = fairyTale()
    const seat = turn(table)
    const asked = decided(table, act(table, by(seat), GIVE_UP))
    expect(asked).toMatchObject({ phase: 'playing', n: table.n, question: { asks: seat, open: [1 - seat] } })
    const over = decided(asked, answer(asked, by(1 - seat), true))
    expect(over).toMatchObject({ phase: 'over', question: null, n: table.n + 1 })
  })

  test('needs no question alone, or with all seats', () => {
    const table = fairyTale()
    expect(act(table, by(0, 1), GIVE_UP)).toMatchObject({ entry: { do: 'act' } })
    const alone = begun(taken(openedTable('fairy-tale'), 0), 'apprentice')
    expect(act(alone, by(0), GIVE_UP)).toMatchObject({ entry: { do: 'act' } })
  })

  test('is refused among other actions, in another turn, and against the rules', () => {
    const table = duelAtDraw()
    const seat = turn(table)
    expect(act(table, by(seat), DRAW, DRAW)).toEqual(refused('wrong-shape'))
    expect(act(table, by(1 - seat), DRAW)).toEqual(refused('not-your-turn'))
    const early = begun(taken(openedTable('boogyman'), 0, 1))
    expect(act(early, by(turn(early)), DRAW)).toMatchObject({ ack: { code: 'refused', refusal: {} } })
  })

  test('as a draw is agreed to by the other side only', () => {
    const table = duelAtDraw()
    const seat = turn(table)
    const asked = decided(table, act(table, by(seat), DRAW))
    expect(answer(asked, by(seat), true)).toEqual(refused('not-your-seat'))
    const over = decided(asked, answer(asked, by(1 - seat), true))
    expect(over.tale.game.outcome(stateOf(over.session as AnySession))).toEqual({ won: [] })
  })

  test('as a draw is answered by a bot, and by nobody for an empty seat', () => {
    const solo = begun(taken(openedTable('boogyman', { 1: 'cub' }), 0))
    const both = duelAtDraw()
    // The position of two people, with a bot in one seat.
    const seat = turn(both)
    const withBot = {
      ...both,
      seats: both.seats.map((one, index) => (index === seat ? one : (solo.seats[1] ?? one))),
    }
    const answers = (agrees: boolean) =>
      act({ ...withBot, tale: { ...both.tale, botAgrees: () => agrees } }, by(seat), DRAW)
    expect(answers(false)).toEqual(refused('declined'))
    expect(answers(true)).toMatchObject({ entry: { do: 'act', over: true } })
    const left = tableAfter(both, { do: 'leave', seat: 1 - seat, at: 0 })
    expect(act(left, by(seat), DRAW)).toEqual(refused('not-your-turn'))
  })
})

describe('a question that was declined', () => {
  /** Ann has asked for an undo, and Ben has said no. */
  function declined() {
    let table = begun(taken(openedTable('boogyman'), 0, 1))
    while (turn(table) === 0) table = moved(table)
    const asked = decided(table, undo(table, by(1)))
    return decided(asked, answer(asked, by(0), false))
  }

  test('is asked again after the next move only', () => {
    const table = declined()
    const ben = later(by(1), 1_000 * SECOND)
    expect(undo(table, ben)).toEqual(refused('declined'))
    const next = moved(table)
    expect(undo(next, ben)).toMatchObject({ entry: { do: 'ask' } })
  })

  test('lets its seat wait, longer each time, until all agree once', () => {
    let table = moved(declined())
    let at = 0
    for (const wait of [10, 20, 40]) {
      expect(undo(table, later(by(1), at + (wait - 1) * SECOND))).toEqual(refused('too-fast'))
      at += wait * SECOND
      table = decided(table, undo(table, later(by(1), at)))
      table = moved(decided(table, answer(table, later(by(0), at), false)))
    }
    at += 1_000 * SECOND
    table = decided(table, undo(table, later(by(1), at)))
    table = decided(table, answer(table, later(by(0), at), true))
    while (turn(table) === 0) table = moved(table)
    expect(undo(table, later(by(1), at))).toMatchObject({ entry: { do: 'ask' } })
  })

  test('is no hindrance for another seat, nor for another question in time', () => {
    let table = declined()
    while (turn(table) === 1) table = moved(table)
    expect(undo(table, by(0))).toMatchObject({ entry: { do: 'ask' } })
    const duel = duelAtDraw()
    const seat = turn(duel)
    const offered = decided(duel, act(duel, by(seat), DRAW))
    const no = decided(offered, answer(offered, by(1 - seat), false))
    expect(undo(no, later(by(seat), 9 * SECOND))).toEqual(refused('too-fast'))
    expect(undo(no, later(by(seat), 10 * SECOND))).toMatchObject({ entry: { do: 'ask' } })
  })

  test('may also have been taken back by its own device, or ended by its own move', () => {
    const table = fairyTale()
    const seat = turn(table)
    const asked = decided(table, act(table, by(seat), GIVE_UP))
    const back = decided(asked, answer(asked, by(seat), false))
    expect(back.question).toBeNull()
    expect(act(back, later(by(seat), 100 * SECOND), GIVE_UP)).toEqual(refused('declined'))
    const played = moved(asked)
    expect(played.question).toBeNull()
    expect(mayNotAsk(played, [seat], { kind: 'give-up' }, 0)).toBe('too-fast')
    expect(mayNotAsk(played, [seat], { kind: 'give-up' }, 10 * SECOND)).toBeNull()
  })
})

describe('a person with two seats', () => {
  const now = moved(begun(taken(openedTable('citadel orders'), 0, 1, 2, 3)))
  /** The seats of the person who has moved, and those of the other one. */
  const [movers, others] =
    Number(now.actors[0]) % 2 === 0
      ? [
          [0, 2],
          [1, 3],
        ]
      : [
          [1, 3],
          [0, 2],
        ]
  const [one = 0, two = 0] = others

  test('is asked once, and one answer is enough', () => {
    const asked = decided(now, undo(now, by(...others)))
    expect(asked.question?.open).toEqual(movers)
    expect(decided(asked, answer(asked, by(...movers), true))).toMatchObject({ question: null, epoch: 1 })
    // With the second seat on another device, the rules know the person.
    for (const mover of movers)
      expect(decided(asked, answer(asked, by(mover), true))).toMatchObject({ question: null, epoch: 1 })
  })

  test('does not ask itself, also with the second seat on another device', () => {
    expect(seatsOfPerson(now, [one])).toEqual(others)
    const asked = decided(now, undo(now, by(one)))
    expect(asked.question?.open).toEqual(movers)
    expect(answer(asked, by(two), true)).toEqual(refused('not-your-seat'))
  })
})

describe('the seat of an absent person', () => {
  const table = begun(taken(openedTable('citadel'), 0, 1, 2))
  const bot = { seat: 2, by: 'page' }
  const asked = () => decided(table, decideControl(table, bot, by(0), without(2)))

  test('goes to a bot once the others who are here agree', () => {
    const open = asked()
    expect(open.seats[2]).toMatchObject({ bot: null })
    expect(open.question).toMatchObject({ asks: 0, wish: { kind: 'bot', seat: 2, bot: 'page' }, open: [1] })
    // Its answer may have been lost.
    expect(decideControl(open, bot, by(0), without(2))).toEqual({ ack: { ok: true } })
    expect(decideControl(open, bot, by(1), without(2))).toEqual(refused('busy'))
    const agreed = decided(open, answer(open, by(1), true))
    expect(agreed).toMatchObject({ question: null, declined: [] })
    expect(agreed.seats[2]).toMatchObject({ bot: 'page', isAbsent: true, isStandIn: false })
    const refusedOnce = decided(open, answer(open, by(1), false))
    expect(refusedOnce.seats[2]).toMatchObject({ bot: null })
  })

  test('goes to a bot at once if nobody else is here, and never while the person is', () => {
    expect(decideControl(table, bot, by(0), without(1, 2))).toMatchObject({
      entry: { do: 'control', seat: 2 },
    })
    expect(decideControl(table, bot, by(0), without(1))).toEqual(refused('seat-taken'))
  })

  test('stays the person\u2019s who comes back while the others are asked', () => {
    const open = asked()
    const entry = ended(open)
    const back = tableAfter(open, entry ?? expect.fail('The question stays open.'))
    expect(back).toMatchObject({ question: null, declined: [] })
    expect(back.seats[2]).toMatchObject({ bot: null })
  })

  test('does not wait for people who leave', () => {
    const open = asked()
    expect(ended(open, without(2))).toBeNull()
    const entry = ended(open, without(1, 2))
    const handed = tableAfter(open, entry ?? expect.fail('The question stays open.'))
    expect(handed.seats[2]).toMatchObject({ bot: 'page', isAbsent: true })
  })

  test('is no concern of people who come and go during another question', () => {
    const next = moved(table)
    const other = decided(next, undo(next, by(next.actors[0] === 1 ? 0 : 1)))
    expect(other.question?.wish.kind).toBe('undo')
    expect(ended(other, without(0, 2))).toBeNull()
  })
})

describe('people who are absent while a question is open', () => {
  /** A game of three people in which seat `asks` has asked to undo the first move, which another seat made. */
  function undoAsked() {
    const table = moved(begun(taken(openedTable('citadel'), 0, 1, 2)))
    const [mover = 0] = table.actors
    const [asks = 0, third = 0] = [0, 1, 2].filter((seat) => seat !== mover)
    const asked = decided(table, undo(table, by(asks)))
    expect(asked.question?.open).toEqual([mover, third].toSorted())
    return { asked, mover, asks, third }
  }

  test('do not block an undo, once another person has agreed', () => {
    const { asked, mover, third } = undoAsked()
    const agreed = decided(asked, answer(asked, by(mover), true, without(third)))
    expect(agreed).toMatchObject({ question: null, epoch: 1, declined: [] })
    expect(agreed.session?.moves).toEqual([])
  })

  test('do not block giving up together', () => {
    const table = begun(taken(openedTable('fairy-tale trio'), 0, 1, 2))
    const asks = turn(table)
    const [one = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== asks)
    const asked = decided(table, act(table, by(asks), GIVE_UP))
    expect(decided(asked, answer(asked, by(one), true)).phase).toBe('playing')
    const over = decided(asked, answer(asked, by(one), true, without(other)))
    expect(over).toMatchObject({ phase: 'over', question: null })
  })

  test('do not block a question when they leave after the others have agreed', () => {
    const { asked, mover, third } = undoAsked()
    const waiting = decided(asked, answer(asked, by(mover), true))
    expect(waiting.question?.open).toEqual([third])
    expect(ended(waiting)).toBeNull()
    const entry = ended(waiting, without(third))
    const agreed = tableAfter(waiting, entry ?? expect.fail('The question stays open.'))
    expect(agreed).toMatchObject({ question: null, epoch: 1 })
  })

  test('are asked when they come back while the question is open', () => {
    const { asked, mover, third } = undoAsked()
    // Nobody has agreed yet: the absence of one person decides nothing.
    expect(ended(asked, without(third))).toBeNull()
    const waiting = decided(asked, answer(asked, by(mover), true, without()))
    expect(decided(waiting, answer(waiting, by(third), false)).question).toBeNull()
    const agreed = decided(waiting, answer(waiting, by(third), true))
    expect(agreed).toMatchObject({ question: null, epoch: 1 })
  })

  test('have not agreed: if all others are absent, the question waits', () => {
    const { asked, mover, third } = undoAsked()
    expect(ended(asked, without(mover, third))).toBeNull()
    expect(decided(asked, answer(asked, by(mover), true, without(third))).epoch).toBe(1)
    const duel = duelAtDraw()
    const seat = turn(duel)
    const offered = decided(duel, act(duel, by(seat), DRAW))
    expect(ended(offered, without(1 - seat))).toBeNull()
  })

  test('may have asked: the others decide without them', () => {
    const { asked, mover, asks, third } = undoAsked()
    const waiting = decided(asked, answer(asked, by(mover), true, without(asks)))
    expect(waiting.question?.open).toEqual([third])
    expect(decided(waiting, answer(waiting, by(third), true, without(asks))).epoch).toBe(1)
  })

  test('make room for a bot: the question ends, and the next one asks fewer people', () => {
    const { asked, asks, mover, third } = undoAsked()
    const alone = without(mover, third)
    const handed = decided(asked, decideControl(asked, { seat: third, by: 'page' }, by(asks), alone))
    expect(handed).toMatchObject({ question: null, declined: [] })
    expect(decided(handed, undo(handed, by(asks))).question?.open).toEqual([mover])
  })
})

test('reads logs of the first format', () => {
  const { game } = SERVER_TALES['boogyman'] ?? expect.fail('The duel is a tale.')
  const { config } = openedTable('boogyman')
  const written = { config: game.codec.writeConfig(config), rules: game.rulesVersion }
  const open = openEntry({ tale: 'boogyman', ...written, bots: {}, key: hashOf('key'), at: 0 })
  const entries = [
    { ...open, format: 1 },
    { do: 'take', seat: 0, token: TOKEN, name: '', at: 0 },
    { do: 'take', seat: 1, token: TOKEN, name: '', at: 0 },
    { do: 'begin', seed: 1, dice: [], draws: [], at: 0 },
    { do: 'ask', seat: 0, id: 'request-1', left: 0, open: [1], at: 0 },
  ]
  const { question, seats } = readTable(
    SERVER_TALES,
    entries.map((entry) => JSON.stringify(entry)),
  )
  // These entries do not tell who came by the code. Nobody may be replaced sooner than expected.
  expect(seats.map(({ isInRoom }) => isInRoom)).toEqual([false, false])
  expect(question).toEqual({ number: 1, asks: 0, wish: { kind: 'undo', left: 0 }, open: [1], hasYes: false })
})
