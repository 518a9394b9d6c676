import { afterEach, expect, test } from 'vitest'
import { standardRules } from '../../src/engine/citadel/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, joinTable, newId, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const citadel = SERVER_TALES['citadel']?.game as AnyGame
const CONFIG = { players: ['', '', ''], rules: standardRules() }

let server: TestServer
const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

/** Three people in a game that has begun. The seat to act has moved once; another person has asked to undo that. */
async function undoAsked(absentMs: number) {
  server = await startServer({ limits: { absentMs, awayMs: absentMs / 2 } })
  const people: Device[] = []
  const tokens: string[] = []
  let table = ''
  for (const seat of [0, 1, 2]) {
    const one =
      people[0] === undefined
        ? await connect(server.port, citadel)
        : await joinTable(server.port, citadel, people[0].lobby().code)
    devices.push(one)
    if (seat === 0) table = (await openTable(one, citadel, CONFIG)).table
    tokens.push((await one.done('take', { seat, name: `Player ${seat}` })).token)
    people.push(one)
  }
  await people[0]?.done('begin', {})
  for (const one of people) await one.until(() => one.lobby().phase === 'playing')
  const mover = Number(citadel.decider(stateOf(people[0]?.session() ?? expect.fail('No game.'))))
  const [asks = 0, third = 0] = [0, 1, 2].filter((seat) => seat !== mover)
  const of = (seat: number): Device => people[seat] ?? expect.fail('There is no such person.')
  const { session } = of(mover)
  expect(await of(mover).act(citadel.codec.writeAction(citadel.list(stateOf(session()))[0]))).toMatchObject({
    ok: true,
  })
  await of(asks).until(() => of(asks).place().n > 0)
  const { epoch, n } = of(asks).place()
  expect(await of(asks).ask('undo', { epoch, n, id: newId(), left: 0 })).toEqual({ ok: true, done: false })
  for (const one of people) await one.until(() => one.question() !== null)
  return { asks: of(asks), mover: of(mover), third: of(third), token: tokens[third] ?? '', table }
}

test('an undo does not wait for a person who has gone before the others agree', async () => {
  const { asks, mover, third } = await undoAsked(50)
  third.close()
  await new Promise((later) => setTimeout(later, 100))
  await mover.done('answer', { question: 1, yes: true })
  for (const one of [asks, mover]) await one.until(() => one.place().epoch === 1)
  expect(asks.session().moves).toHaveLength(0)
  expect(asks.question()).toBeNull()
})

test('an undo does not wait for a person who goes after the others have agreed', async () => {
  const { asks, mover, third } = await undoAsked(4000)
  const { epoch, n } = third.place()
  await third.done('beat', { epoch, n })
  await mover.done('answer', { question: 1, yes: true })
  expect(asks.place().epoch).toBe(0)
  third.close()
  for (const one of [asks, mover]) await one.until(() => one.place().epoch === 1)
  expect(asks.question()).toBeNull()
})

test('a person who comes back is asked, and may say no', async () => {
  const { asks, mover, third, table, token } = await undoAsked(60_000)
  third.close()
  await mover.done('answer', { question: 1, yes: true })
  const back = await connect(server.port, citadel)
  devices.push(back)
  await back.done('sit', { protocol: PROTOCOL, table, tokens: [token] })
  await back.until(() => back.question() !== null)
  await back.done('answer', { question: 1, yes: false })
  for (const one of [asks, mover, back]) await one.until(() => one.question() === null)
  expect(asks.place().epoch).toBe(0)
})

test('a computer may soon play for a person who came by the code, and not for one who came by the link', async () => {
  server = await startServer({ limits: { absentMs: 50, awayMs: 20 } })
  const ann = await connect(server.port, citadel)
  devices.push(ann)
  const { table, key } = await openTable(ann, citadel, CONFIG)
  await ann.done('take', { seat: 0, name: 'Ann' })
  for (const [seat, by] of [
    [1, { code: ann.lobby().code ?? '' }],
    [2, { table, key }],
  ] as const) {
    const one = await connect(server.port, citadel)
    devices.push(one)
    await one.done('join', { protocol: PROTOCOL, ...by })
    await one.done('take', { seat, name: 'Ben or Cas' })
  }
  await ann.done('begin', {})
  for (const one of devices.slice(1)) one.close()
  await new Promise((later) => setTimeout(later, 100))
  await ann.done('control', { seat: 1, by: 'page' })
  expect(await ann.ask('control', { seat: 2, by: 'page' })).toEqual({ ok: false, code: 'seat-taken' })
  expect(ann.lobby().seats[2]).toMatchObject({ by: 'person', presence: 'gone', absent: false })
})
