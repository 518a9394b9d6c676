import { afterEach, describe, expect, test } from 'vitest'
import { boogyman, standardRules } from '../../src/engine/boogyman/index.ts'
import { PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import {
  type GameTypes,
  NO_WORDS,
  type RandomState,
  randomState,
  type Session,
  seededRng,
  stateOf,
  wordCounts,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import type { ServerLimits } from '../../src/server/limits.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, newId, openTable, playToEnd } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const SIEGE = {
  player: '',
  muster: PRESETS['town-watch'],
  against: { defenders: 3 },
  rules: siegeRules(),
}
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }

let server: TestServer
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

const device = async (game: AnyGame = duel): Promise<Device> => {
  const one = await connect(server.port, game)
  devices.push(one)
  return one
}

const joined = async (screen: Device, game: AnyGame = duel): Promise<Device> => {
  const one = await joinTable(server.port, game, screen.lobby().code)
  devices.push(one)
  return one
}

/** A screen and two devices with a seat each, in a game that has begun. */
async function duelBegun(limits: Partial<ServerLimits> = {}) {
  server = await startServer({ limits })
  const screen = await device()
  const { table, key } = await openTable(screen, duel, CONFIG)
  const [ann, ben] = [await joined(screen), await joined(screen)]
  const tokens = [
    (await ann.done('take', { seat: 0, name: ' Ann\u202E ' })).token,
    (await ben.done('take', { seat: 1, name: 'Ben' })).token,
  ]
  await screen.done('begin', {})
  for (const one of [screen, ann, ben]) await one.until(() => one.lobby().phase === 'playing')
  return { screen, ann, ben, table, key, tokens }
}

/** Returns the first listed action, as it is sent. */
const firstAction = (session: Session<GameTypes>, game: AnyGame = duel): unknown =>
  game.codec.writeAction(game.list(stateOf(session))[0])

describe('a table', () => {
  test('is opened, joined by code, taken, begun', async () => {
    const { screen, ann, ben } = await duelBegun()
    const { seats, code } = screen.lobby()
    expect(seats.map(({ name, by, presence, open }) => ({ name, by, presence, open }))).toEqual([
      { name: 'Ann', by: 'person', presence: 'here', open: false },
      { name: 'Ben', by: 'person', presence: 'here', open: false },
    ])
    expect(code).not.toBeNull()
    expect([screen, ann, ben].map(({ place }) => place().viewer)).toEqual([null, 0, 1])
    // A seat of another who is here is not for a bot.
    expect(await ann.ask('control', { seat: 1, by: 'cub' })).toEqual({ ok: false, code: 'seat-taken' })
    expect(screen.session().config).toMatchObject({ players: ['Ann', 'Ben'] })
  })

  test('of one player is watched by the code, without the words of luck to come, until the game is over', async () => {
    server = await startServer()
    const fortress = SERVER_TALES['fortress']?.game as AnyGame
    const player = await device(fortress)
    const { table } = await openTable(player, fortress, SIEGE)
    const { token } = await player.done('take', { seat: 0, name: 'Mira' })
    await player.done('begin', {})
    const watcher = await joined(player, fortress)
    await watcher.until(() => watcher.place().viewer === null && watcher.session().moves.length === 0)
    expect(watcher.session().config).toMatchObject({ player: 'Mira' })
    // A view has no more words than the game has used; the watcher refuses a move that has more than it uses.
    const { dice, draws } = watcher.session().words ?? NO_WORDS
    expect({ dice: dice.length, draws: draws.length }).toEqual(
      wordCounts(stateOf(watcher.session()).random as RandomState),
    )
    expect(await watcher.act(firstAction(watcher.session(), fortress))).toMatchObject({
      code: 'not-your-seat',
    })
    const luck = seededRng({ random: randomState(5) })
    const play = () =>
      playToEnd(
        fortress,
        [
          { device: player, seats: [0] },
          { device: watcher, seats: [] },
        ],
        (session) => {
          const actions = fortress.list(stateOf(session))
          return actions[luck.draw(actions.length)]
        },
        2000,
      )
    await play()
    expect(stateOf(watcher.session())).toEqual(stateOf(player.session()))
    expect(watcher.frames.filter((frame) => frame.includes(token))).toEqual([])
    await watcher.until(() => watcher.lobby().phase === 'over')
    expect(watcher.lobby()).toMatchObject({ table, code: null })
  })

  test('keeps a device without a seat, by the pass that its code has given', async () => {
    server = await startServer()
    const screen = await device()
    const { table } = await openTable(screen, duel, CONFIG)
    const watcher = await device()
    const { pass } = await watcher.done('join', { protocol: PROTOCOL, code: screen.lobby().code as string })
    const ann = await joined(screen)
    const token = 'a'.repeat(22)
    await ann.done('take', { seat: 0, name: 'Ann', token })
    // The answer may have been lost.
    expect(await ann.done('take', { seat: 0, name: 'Ann', token })).toMatchObject({ seat: 0, token })
    await screen.done('begin', { bot: 'cub' })
    expect(await ann.ask('begin', {})).toEqual({ ok: true })
    const again = await device()
    expect(await again.ask('sit', { protocol: PROTOCOL, table, tokens: [] })).toMatchObject({
      code: 'no-table',
    })
    expect(await again.done('sit', { protocol: PROTOCOL, table, pass, tokens: [] })).toMatchObject({
      seats: [],
    })
  })

  test('gives a device with a pass no rights of the key', async () => {
    server = await startServer()
    const screen = await device()
    const { table, key } = await openTable(screen, duel, CONFIG)
    const guest = await device()
    const { pass } = await guest.done('join', { protocol: PROTOCOL, code: screen.lobby().code ?? '' })
    const refused = { ok: false, code: 'not-your-seat' }
    await guest.done('sit', { protocol: PROTOCOL, table, pass, tokens: [] })
    expect(await guest.ask('control', { seat: 1, by: 'cub' })).toEqual(refused)
    await guest.done('sit', { protocol: PROTOCOL, table, key, tokens: [] })
    expect(await guest.ask('control', { seat: 1, by: 'cub' })).toEqual({ ok: true })
  })

  test('sends each action to all devices', async () => {
    const { screen, ann, ben } = await duelBegun()
    expect(await ann.act(firstAction(ann.session()))).toEqual({ ok: true, epoch: 0, n: 1 })
    for (const one of [screen, ben]) await one.until(() => one.place().n === 1)
    expect(stateOf(ben.session())).toEqual(stateOf(ann.session()))
    expect(stateOf(screen.session())).toEqual(stateOf(ann.session()))
  })

  test('refuses what a seat may not, unchanged', async () => {
    const { screen, ann, ben } = await duelBegun()
    const action = firstAction(ann.session())
    const { id, ...rest } = { id: newId(), epoch: 0, n: 0, actions: [action] }
    expect(await screen.ask('act', { ...rest, id })).toEqual({ ok: false, code: 'not-your-seat' })
    expect(await ben.ask('act', { ...rest, id })).toEqual({ ok: false, code: 'not-your-turn' })
    expect(await ann.ask('act', { ...rest, id, n: 1 })).toEqual({ ok: false, code: 'behind' })
    expect(await ann.ask('act', { ...rest, id, epoch: 1 })).toEqual({ ok: false, code: 'behind' })
    expect(await ann.ask('act', { ...rest, id, actions: ['nonsense'] })).toEqual({
      ok: false,
      code: 'wrong-shape',
    })
    expect(ann.place().n).toBe(0)
    const placed = duel.list(stateOf(ann.session()))[0] as { at: unknown }
    const early = duel.codec.writeAction({ type: 'spawn', at: placed.at })
    expect(await ann.act(early)).toMatchObject({
      ok: false,
      code: 'refused',
      refusal: { code: expect.any(String) },
    })
    expect(ann.place().n).toBe(0)
    // Of several actions those before the first refused one are done.
    expect(await ann.act(action, early)).toMatchObject({ ok: false, code: 'not-your-turn' })
    expect(ann.place().n).toBe(1)
  })

  test('draws once the other side agrees', async () => {
    const { ann, ben } = await duelBegun()
    const devicesBySeat = [ann, ben]
    let n = 0
    const onTurn = () => devicesBySeat[Number(duel.decider(stateOf(ann.session())))] as Device
    while (duel.refuse(stateOf(ann.session()), { type: 'agree-draw' })) {
      await onTurn().act(firstAction(onTurn().session()))
      n += 1
      for (const one of [ann, ben]) await one.until(() => one.place().n === n)
    }
    const draw = duel.codec.writeAction({ type: 'agree-draw' })
    const [offering, other] = onTurn() === ann ? [ann, ben] : [ben, ann]
    const { epoch } = offering.place()
    expect(await offering.act(draw)).toEqual({ ok: true, epoch, n })
    await other.until(() => other.question() !== null)
    const asks = offering === ann ? 0 : 1
    expect(other.question()).toEqual({ question: 1, asks, wish: { kind: 'draw' }, open: [1 - asks] })
    expect(offering.lobby().phase).toBe('playing')
    await other.done('answer', { question: 1, yes: true })
    for (const one of [ann, ben]) await one.until(() => one.lobby().phase === 'over')
    expect(duel.outcome(stateOf(ann.session()))).toEqual({ won: [] })
  })

  test('does a request once that comes twice', async () => {
    const { ann } = await duelBegun()
    const request = { epoch: 0, n: 0, id: newId(), actions: [firstAction(ann.session())] }
    const answers = await Promise.all([ann.ask('act', request), ann.ask('act', request)])
    expect(answers).toEqual([
      { ok: true, epoch: 0, n: 1 },
      { ok: true, epoch: 0, n: 1 },
    ])
    expect(ann.session().moves).toHaveLength(1)
  })

  test('takes an own move back freely, and that of another by consent', async () => {
    const { screen, ann, ben } = await duelBegun()
    await ann.act(firstAction(ann.session()))
    expect(await ann.ask('undo', { epoch: 0, n: 1, id: newId(), left: 0 })).toEqual({ ok: true, done: true })
    expect(ann.place()).toMatchObject({ epoch: 1, n: 2 })
    expect(ann.session().moves).toHaveLength(0)

    while (duel.decider(stateOf(ann.session())) === 0) await ann.act(firstAction(ann.session()))
    const { epoch, n } = ann.place()
    await ben.until(() => ben.place().n === n)
    // Ben asks to go back into Ann's turn: Ann must agree.
    const undo = { epoch, n, id: newId(), left: 0 }
    expect(await ben.ask('undo', undo)).toEqual({ ok: true, done: false })
    await ann.until(() => ann.question() !== null)
    expect(ann.question()).toEqual({
      question: 1,
      asks: 1,
      wish: { kind: 'undo', left: 0 },
      open: [0],
    })
    expect(await ben.ask('answer', { question: 1, yes: true })).toEqual({ ok: false, code: 'not-your-seat' })
    expect(await ann.ask('answer', { question: 1, yes: false })).toEqual({ ok: true })
    await ben.until(() => ben.question() === null)
    expect(ben.place().epoch).toBe(epoch)

    expect(await ben.ask('undo', { ...undo, id: newId() })).toEqual({ ok: false, code: 'declined' })

    // Now Ann asks.
    await ben.act(firstAction(ben.session()))
    await ann.until(() => ann.place().n === n + 1)
    const again = { ...undo, n: n + 1, id: newId() }
    expect(await ann.ask('undo', again)).toEqual({ ok: true, done: false })
    await ben.until(() => ben.question() !== null)
    expect(await ben.ask('answer', { question: 2, yes: true })).toEqual({ ok: true })
    for (const one of [screen, ann, ben]) await one.until(() => one.place().epoch === epoch + 1)
    expect(ben.session().moves).toHaveLength(0)
    expect(ben.session().takenBack).toHaveLength(1)
    await ann.until(() => ann.question() === null)
  })

  test('ends a question when another acts', async () => {
    const { ann, ben } = await duelBegun()
    while (duel.decider(stateOf(ann.session())) === 0) await ann.act(firstAction(ann.session()))
    const { epoch, n } = ann.place()
    // Ann asks; Ben plays on instead of answering.
    await ann.done('undo', { epoch, n, id: newId(), left: 0 }).then(({ done }) => expect(done).toBe(true))
    while (duel.decider(stateOf(ann.session())) === 0) await ann.act(firstAction(ann.session()))
    await ben.until(() => ben.place().n === ann.place().n)
    await ben.act(firstAction(ben.session()))
    await ann.until(() => ann.place().n === ben.place().n)
    const later = ann.place()
    expect(await ann.ask('undo', { epoch: later.epoch, n: later.n, id: newId(), left: 0 })).toEqual({
      ok: true,
      done: false,
    })
    await ben.until(() => ben.question() !== null)
    await ben.act(firstAction(ben.session()))
    await ann.until(() => ann.question() === null)
    expect(ann.place().epoch).toBe(later.epoch)
    expect(await ben.ask('answer', { question: 1, yes: true })).toEqual({ ok: false, code: 'behind' })
  })

  test('lets a device come back to its seat and catch up', async () => {
    const { ann, ben, table, tokens } = await duelBegun()
    const have = ben.place()
    ben.close()
    await ann.until(() => ann.lobby().seats[1]?.presence === 'gone')
    await ann.act(firstAction(ann.session()))

    const back = await device()
    const sat = await back.done('sit', { protocol: PROTOCOL, table, tokens: [tokens[1] ?? ''] })
    expect(sat.seats).toEqual([1])
    expect(stateOf(back.session())).toEqual(stateOf(ann.session()))
    await ann.until(() => ann.lobby().seats[1]?.presence === 'here')

    // With the place that it had, only what it misses comes.
    const other = await device()
    const frames = async (what: object) => {
      const before = other.frames.length
      await other.ask('sit', { protocol: PROTOCOL, table, tokens: [tokens[1] ?? ''], ...what })
      return other.frames.slice(before).map((frame) => JSON.parse(frame)[0])
    }
    expect(await frames({})).toContain('view')
    await back.until(() => back.bye() === 'elsewhere')
    expect(await frames({ have })).toEqual(['update', 'question', 'pins', 'lobby', undefined])
    expect(await frames({ have: { ...have, epoch: 3 } })).toContain('view')
    expect(await frames({ have: { ...have, n: 9 } })).toContain('view')
  })

  test('moves a seat to another device by a ticket, once and for a short time', async () => {
    const { screen, ann, table, tokens } = await duelBegun({ ticketMs: 60_000 })
    await ann.act(firstAction(ann.session()))
    // Only an own seat can be moved.
    for (const other of [screen, ann])
      expect(await other.ask('ticket', { tokens: [tokens[1] ?? ''] })).toEqual({
        ok: false,
        code: 'not-your-seat',
      })
    const [token = ''] = tokens
    const { ticket: first } = await ann.done('ticket', { tokens: [token] })
    const { ticket, ms } = await ann.done('ticket', { tokens: [token] })
    expect(ms).toBe(60_000)
    const phone = await device()
    const by = (one: string) => phone.ask('join', { protocol: PROTOCOL, table, ticket: one })
    // A newer ticket has ended the first one.
    expect(await by(first)).toEqual({ ok: false, code: 'no-ticket' })
    expect(await by(ticket)).toMatchObject({ ok: true, seats: [{ seat: 0, token }] })
    expect(await by(ticket)).toEqual({ ok: false, code: 'no-ticket' })
    expect(await phone.done('sit', { protocol: PROTOCOL, table, tokens: [token] })).toMatchObject({
      seats: [0],
    })
    expect(phone.place()).toMatchObject({ n: 1, viewer: 0 })
    await ann.until(() => ann.bye() === 'elsewhere')
    // The first device may take its seat back.
    const back = await device()
    expect(await back.done('sit', { protocol: PROTOCOL, table, tokens: [token] })).toMatchObject({
      seats: [0],
    })
    await phone.until(() => phone.bye() === 'elsewhere')
  })

  test('does not move a seat by a ticket that is too old, or whose seat was given back', async () => {
    const { ann, ben, table, tokens } = await duelBegun({ ticketMs: 1 })
    const { ticket: old } = await ann.done('ticket', { tokens: [tokens[0] ?? ''] })
    await new Promise((resolve) => setTimeout(resolve, 20))
    const phone = await device()
    const by = (ticket: string) => phone.ask('join', { protocol: PROTOCOL, table, ticket })
    expect(await by(old)).toEqual({ ok: false, code: 'no-ticket' })
    const { ticket } = await ben.done('ticket', { tokens: [tokens[1] ?? ''] })
    await ben.done('leave', { seat: 1 })
    expect(await by(ticket)).toEqual({ ok: false, code: 'no-ticket' })
  })

  test('sends what a beat shows to be missing', async () => {
    const { ann, ben } = await duelBegun()
    await ann.act(firstAction(ann.session()))
    await ben.until(() => ben.place().n === 1)
    expect(await ben.done('beat', { epoch: 0, n: 1 })).toEqual({ ok: true, epoch: 0, n: 1 })
    const before = ben.frames.length
    expect(await ben.done('beat', { epoch: 0, n: 0 })).toEqual({ ok: true, epoch: 0, n: 1 })
    expect(JSON.parse(ben.frames[before] ?? '')).toMatchObject(['update', { epoch: 0, n: 1, by: 0 }])
  })

  test('lets a bot play a seat until its person is back', async () => {
    server = await startServer()
    const ann = await device()
    await openTable(ann, duel, CONFIG)
    expect(await ann.ask('begin', { bot: 'cub' })).toEqual({ ok: false, code: 'not-your-seat' })
    await ann.done('take', { seat: 0, name: 'Ann' })
    await ann.done('begin', { bot: 'cub' })
    expect(ann.lobby().seats[1]).toMatchObject({ by: 'cub', open: true, presence: 'never' })
    while (duel.decider(stateOf(ann.session())) === 0) await ann.act(firstAction(ann.session()))
    await ann.until(() => duel.decider(stateOf(ann.session())) === 0)

    await ann.done('control', { seat: 0, by: 'cub' })
    const { n } = ann.place()
    await ann.until(() => ann.place().n > n)
    expect(ann.lobby().seats[0]).toMatchObject({ by: 'cub', open: false, name: 'Ann' })
    await ann.done('control', { seat: 0, by: null })
    expect(ann.lobby().seats[0]).toMatchObject({ by: 'person' })

    const ben = await joined(ann)
    expect((await ben.done('take', { seat: 1, name: 'Ben' })).seat).toBe(1)
    expect(ben.lobby().seats[1]).toMatchObject({ by: 'person', name: 'Ben' })
  })

  test('gives back a seat with a new code', async () => {
    const { screen, ann, ben } = await duelBegun()
    expect(await ann.ask('leave', { seat: 1 })).toEqual({ ok: false, code: 'not-your-seat' })
    await ben.done('leave', { seat: 1 })
    await screen.until(() => screen.lobby().code !== null)
    expect(screen.lobby().seats[1]).toMatchObject({ by: 'free', open: true, presence: 'never', name: '' })
    const eve = await joined(screen)
    expect(await eve.ask('take', { seat: 0, name: 'Eve' })).toEqual({ ok: false, code: 'seat-taken' })
    await eve.done('take', { seat: 1, name: 'Eve' })
    expect(eve.lobby().seats[1]).toMatchObject({ by: 'person', name: 'Eve', presence: 'here' })
  })

  test('frees in the lobby the seat of a person who has gone, also of a device that is still connected', async () => {
    server = await startServer({ limits: { absentMs: 50, awayMs: 20 } })
    const ann = await device()
    const { table } = await openTable(ann, duel, CONFIG)
    await ann.done('take', { seat: 0, name: 'Ann' })
    const ben = await joined(ann)
    const { token } = await ben.done('take', { seat: 1, name: 'Ben' })
    expect(await ann.ask('leave', { seat: 1 })).toEqual({ ok: false, code: 'not-your-seat' })
    await new Promise((later) => setTimeout(later, 80))
    await ann.done('leave', { seat: 1 })
    expect(ann.lobby().seats[1]).toMatchObject({ by: 'free', open: true, name: '' })
    await ann.done('begin', { bot: 'cub' })
    await ben.until(() => ben.lobby().phase === 'playing')
    expect(ben.place().viewer).toBeNull()
    const back = await device()
    expect(await back.ask('sit', { protocol: PROTOCOL, table, tokens: [token] })).toMatchObject({ ok: false })
  })

  test('takes others’ seats only after long absence', async () => {
    server = await startServer({ limits: { absentMs: 50, awayMs: 20 } })
    const ann = await device()
    const { table } = await openTable(ann, duel, CONFIG)
    await ann.done('take', { seat: 0, name: 'Ann' })
    const ben = await joined(ann)
    const { token } = await ben.done('take', { seat: 1, name: 'Ben' })
    await ann.done('begin', {})
    ben.close()
    await new Promise((later) => setTimeout(later, 80))
    await ann.done('control', { seat: 1, by: 'cub' })
    expect(ann.lobby().seats[1]).toMatchObject({ by: 'cub', name: 'Ben', open: false })
    // The owner is back: the seat is a person's again.
    const back = await device()
    await back.done('sit', { protocol: PROTOCOL, table, tokens: [token] })
    expect(back.lobby().seats[1]).toMatchObject({ by: 'person', name: 'Ben' })
  })
})

test('two devices play a whole duel, and end with the same game', async () => {
  const { screen, ann, ben } = await duelBegun()
  const luck = seededRng({ random: randomState(7) })
  const bot = SERVER_TALES['boogyman']?.bots['cub']?.()
  await playToEnd(
    duel,
    [
      { device: ann, seats: [0] },
      { device: ben, seats: [1] },
    ],
    (session) => bot?.(stateOf(session), luck),
    2000,
  )
  for (const one of [screen, ann, ben]) await one.until(() => one.lobby().phase === 'over')
  const games = [screen, ann, ben].map((one) => writeGame(duel, one.session()))
  expect(new Set(games).size).toBe(1)
  expect(boogyman.outcome(stateOf(ann.session()) as never)).not.toBeNull()
  expect(
    await ann.ask('undo', { ...ann.place(), viewer: undefined, id: newId(), left: 0 } as never),
  ).toMatchObject({
    ok: false,
  })
  expect(server.warnings).toEqual([])
})

test('a table takes no more moves and undos than its limit', async () => {
  server = await startServer({ limits: { entries: 10 } })
  const ann = await device()
  await openTable(ann, duel, CONFIG)
  for (const seat of [0, 1]) await ann.done('take', { seat, name: '' })
  await ann.done('begin', {})
  const next = () => duel.codec.writeAction(duel.list(stateOf(ann.session()))[0])
  let last = { epoch: 0, n: 0, id: '', actions: [] as unknown[] }
  for (let n = 0; n < 10; n += 1) {
    last = { epoch: 0, n, id: newId(), actions: [next()] }
    await ann.done('act', last)
    await ann.until(() => ann.place().n > n)
  }
  const tooLong = { ok: false, code: 'too-long' }
  expect(await ann.act(next())).toEqual(tooLong)
  expect(await ann.ask('undo', { epoch: 0, n: 10, id: newId(), left: 9 })).toEqual(tooLong)
  // The last move is answered again, after a lost answer.
  expect(await ann.ask('act', last)).toEqual({ ok: true, epoch: 0, n: 10 })
  expect(ann.lobby()).toMatchObject({ phase: 'playing', trouble: null })
})
