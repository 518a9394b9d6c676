import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import {
  CHARACTER_IDS,
  everyBox,
  standardRules as fairyTaleRules,
} from '../../src/engine/fairy-tale/index.ts'
import { randomState, type Session, seededRng, stateOf, writeGame } from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, newId, openTable, playToEnd } from './device.ts'
import { PATIENT, type RedisServer, startRedis } from './redis-server.ts'
import { createServers, type Served } from './served.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }

let redis: RedisServer
let servers: ReturnType<typeof createServers>
const devices: Device[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis?.remove())
beforeEach(() => {
  servers = createServers()
})
afterEach(() => {
  for (const device of devices.splice(0)) device.close()
  servers.end()
})

const twoServers = () => Promise.all([servers.serve(redis.url), servers.serve(redis.url)])

const kept = (device: Device): Device => {
  devices.push(device)
  return device
}
const device = async ({ port }: Served, game = duel): Promise<Device> => kept(await connect(port, game))
const joined = async ({ port }: Served, code: string | null, game = duel): Promise<Device> =>
  kept(await joinTable(port, game, code))

/** A duel at two processes: Ann has her device at the first, Ben at the second, and a screen is at the first. */
async function duelAtTwo() {
  const [first, second] = await twoServers()
  const screen = await device(first)
  const { table } = await openTable(screen, duel, CONFIG)
  const ann = await joined(first, screen.lobby().code)
  const ben = await joined(second, screen.lobby().code)
  const tokens = [
    (await ann.done('take', { seat: 0, name: 'Ann' })).token,
    (await ben.done('take', { seat: 1, name: 'Ben' })).token,
  ] as const
  await screen.done('begin', {})
  for (const one of [screen, ann, ben])
    await one.until(() => one.lobby().phase === 'playing' && one.place().n === 0)
  return { first, second, screen, ann, ben, table, tokens }
}

const firstAction = (one: Device, game = duel) => game.codec.writeAction(game.list(stateOf(one.session()))[0])
const actionsOf = ({ moves }: Pick<Session<never>, 'moves'>) => moves.map(({ action }) => action)

/** Lets the device that is on turn act until this many moves were acknowledged in all. */
async function playTo(n: number, bySeat: readonly Device[]): Promise<void> {
  for (;;) {
    const place = Math.max(...bySeat.map((one) => one.place().n))
    for (const one of bySeat) await one.until(() => one.place().n >= place)
    if (place >= n) return
    const actor = bySeat[Number(duel.decider(stateOf((bySeat[0] as Device).session())))] as Device
    expect(await actor.act(firstAction(actor))).toMatchObject({ ok: true })
  }
}

describe('two processes with one Redis', () => {
  test('play one table: moves of both reach all devices in order', async () => {
    const { first, second, screen, ann, ben } = await duelAtTwo()
    // Each process sees who is at the other, and both know one code, by which others can still watch.
    for (const one of [ann, ben]) {
      await one.until(() => one.lobby().seats.every(({ presence }) => presence === 'here'))
      expect(one.lobby().seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
      expect(one.lobby().code).toBe(screen.lobby().code)
    }
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
    expect(new Set([screen, ann, ben].map((one) => writeGame(duel, one.session()))).size).toBe(1)
    expect([first.errors(), second.errors()]).toEqual(['', ''])
  })

  test('give a seat to one of two who ask at once', async () => {
    const [first, second] = await twoServers()
    const ann = await device(first)
    await openTable(ann, duel, CONFIG)
    const { code } = ann.lobby()
    const ben = await joined(second, code)
    for (const seat of [0, 1]) {
      const answers = await Promise.all([ann, ben].map((one) => one.ask('take', { seat, name: 'Me' })))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'seat-taken' })
    }
    // The code is good at both, also when every seat is taken.
    expect(await (await device(second)).ask('join', { protocol: PROTOCOL, code: code ?? '' })).toMatchObject({
      ok: true,
    })
  })

  test('do one of two actions at once; the other device sees it and chooses again', async () => {
    const tale = SERVER_TALES['fairy-tale']?.game as AnyGame
    const [first, second] = await twoServers()
    const ann = await device(first, tale)
    const seats = CHARACTER_IDS.slice(0, 2).map((character) => ({ character, player: '' }))
    await openTable(ann, tale, {
      seats,
      difficulty: 'bedtime-story',
      rules: fairyTaleRules(),
      boxes: everyBox(true),
    })
    const ben = await joined(second, ann.lobby().code, tale)
    await ann.done('take', { seat: 0, name: 'Ann' })
    await ben.done('take', { seat: 1, name: 'Ben' })
    await ann.done('begin', {})
    await ben.until(() => ben.lobby().phase === 'playing')
    // All place the first tiles together.
    const answers = await Promise.all([ann, ben].map((one) => one.act(firstAction(one, tale))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'behind' })
    for (const one of [ann, ben]) await one.until(() => one.place().n === 1)
    const loser = answers[0]?.ok ? ben : ann
    expect(await loser.act(firstAction(loser, tale))).toMatchObject({ ok: true })
    for (const one of [ann, ben]) await one.until(() => one.place().n === 2)
    expect(stateOf(ann.session())).toEqual(stateOf(ben.session()))
  })

  test('ask and answer a question across processes', async () => {
    const { ann, ben } = await duelAtTwo()
    while (duel.decider(stateOf(ann.session())) === 0) await ann.act(firstAction(ann))
    await ben.until(() => ben.place().n === ann.place().n)
    const { epoch, n } = ben.place()
    expect(await ben.ask('undo', { epoch, n, id: newId(), left: 0 })).toEqual({ ok: true, done: false })
    await ann.until(() => ann.question() !== null)
    await ann.done('answer', { question: 1, yes: true })
    for (const one of [ann, ben]) await one.until(() => one.place().epoch === 1)
    expect(ben.session().moves).toHaveLength(0)
  })

  test('a bot plays once, whichever process thinks', async () => {
    const [first, second] = await twoServers()
    const ann = await device(first)
    await openTable(ann, duel, CONFIG, { 1: 'cub' })
    const watching = await joined(second, ann.lobby().code)
    await ann.done('take', { seat: 0, name: 'Ann' })
    await ann.done('begin', {})
    for (let turn = 0; turn < 6; turn += 1) {
      await ann.until(() => duel.decider(stateOf(ann.session())) === 0)
      await ann.act(firstAction(ann))
    }
    await watching.until(() => watching.place().n >= ann.place().n)
    expect(actionsOf(watching.session() as never).slice(0, ann.place().n)).toEqual(
      actionsOf(ann.session() as never),
    )
    // It may be the one that lets the bot play.
    second.child.kill('SIGKILL')
    for (let turn = 0; turn < 2; turn += 1) {
      await ann.until(() => duel.decider(stateOf(ann.session())) === 0)
      await ann.act(firstAction(ann))
    }
    expect([first.errors(), second.errors()]).toEqual(['', ''])
  })

  test('tell a device that its seat has moved to the other process', async () => {
    const { first, ben, table, tokens } = await duelAtTwo()
    const moved = await device(first)
    expect(await moved.done('sit', { protocol: PROTOCOL, table, tokens: [tokens[1]] })).toMatchObject({
      seats: [1],
    })
    await ben.until(() => ben.bye() !== null)
    expect(ben.bye()).toBe('elsewhere')
    expect(moved.bye()).toBeNull()
    expect(moved.lobby().seats[1]).toMatchObject({ presence: 'here' })
  })

  test('move a seat by a ticket that the other process has made', async () => {
    const { second, ann, table, tokens } = await duelAtTwo()
    const { ticket } = await ann.done('ticket', { tokens: [tokens[0]] })
    const tablet = await device(second)
    const joining = { protocol: PROTOCOL, table, ticket }
    expect(await tablet.done('join', joining)).toMatchObject({ seats: [{ seat: 0, token: tokens[0] }] })
    expect(await (await device(second)).ask('join', joining)).toEqual({ ok: false, code: 'no-ticket' })
  })

  test('lose no acknowledged action when one is killed, and its device goes on at the other', async () => {
    const { first, second, screen, ann, ben, table, tokens } = await duelAtTwo()
    await playTo(12, [ann, ben])
    const acknowledged = actionsOf(ben.session() as never)
    const have = ben.place()
    // One more is under way.
    const actor = [ann, ben][Number(duel.decider(stateOf(ben.session())))] as Device
    const { epoch, n } = actor.place()
    actor.socket.emit('act', { epoch, n, id: newId(), actions: [firstAction(actor)] }, () => {})
    second.child.kill('SIGKILL')
    expect(await second.ended).toBeNull()

    const back = await device(first)
    await back.done('sit', { protocol: PROTOCOL, table, tokens: [tokens[1]] })
    expect(actionsOf(back.session() as never).slice(0, have.n)).toEqual(acknowledged)
    await playTo(back.place().n + 6, [ann, back])
    await screen.until(() => screen.place().n === ann.place().n)
    expect(stateOf(screen.session())).toEqual(stateOf(back.session()))

    // So it is when both have ended and another starts.
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const third = await servers.serve(redis.url)
    const again = await device(third)
    await again.done('sit', { protocol: PROTOCOL, table, tokens: [...tokens] })
    expect(actionsOf(again.session() as never)).toEqual(actionsOf(back.session() as never))
    expect(await again.act(firstAction(again))).toMatchObject({ ok: true })
    expect(first.errors()).toBe('')
  })

  test('wait while Redis is away, and go on by themselves when it is back', async () => {
    const { first, second, screen, ann, ben } = await duelAtTwo()
    await playTo(8, [ann, ben])
    await redis.kill()
    const actor = [ann, ben][Number(duel.decider(stateOf(ann.session())))] as Device
    expect(await actor.act(firstAction(actor))).toEqual({ ok: false, code: 'busy' })
    // Nothing was sent that was not appended.
    for (const one of [screen, ann, ben]) expect(one.place().n).toBe(8)
    expect(await (await device(second)).ask('join', { protocol: PROTOCOL, code: 'AAAAAA' })).toEqual({
      ok: false,
      code: 'busy',
    })
    await redis.start()
    await vi.waitFor(
      async () => expect(await actor.act(firstAction(actor))).toMatchObject({ ok: true }),
      PATIENT,
    )
    await playTo(20, [ann, ben])
    await screen.until(() => screen.place().n >= 20)
    for (const { errors } of [first, second])
      expect(errors()).toMatch(
        /^Redis at redis:\S+ is away \(.*\)\. Tables wait.*\nRedis at \S+ is back\.\n$/,
      )
  })
})

test('a server without Redis ends with reason', async () => {
  await expect(servers.serve('redis://127.0.0.1:1')).rejects.toThrow(
    /^Redis at redis:\/\/127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*Start it, or correct REDIS_URL\. Without REDIS_URL/,
  )
  await expect(servers.serve('tables')).rejects.toThrow(/^REDIS_URL is no address of a Redis/)
})
