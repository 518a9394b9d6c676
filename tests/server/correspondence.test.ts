import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }
const HOUR = 3_600_000

let folder: string
let server: TestServer
const devices: Device[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'correspondence-'))
  // The clock alone: sockets keep their timers.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const device of devices.splice(0)) device.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const device = async (): Promise<Device> => {
  const one = await connect(server.port, duel)
  devices.push(one)
  return one
}

/** Ends the server, and starts it again with the same folder after a while. */
async function restarted(hours: number): Promise<void> {
  for (const one of devices.splice(0)) one.close()
  await server.close()
  vi.setSystemTime(Date.now() + hours * HOUR)
  server = await startServer({ folder })
}

const firstAction = (one: Device): unknown => duel.codec.writeAction(duel.list(stateOf(one.session()))[0])

test('a table plays on after days and restarts, and everybody has the old seat', async () => {
  server = await startServer({ folder })
  const ann = await device()
  const { table, key } = await openTable(ann, duel, CONFIG)
  const ben = await device()
  await ben.done('join', { protocol: PROTOCOL, table, key })
  const tokens: string[] = []
  for (const [seat, one] of [ann, ben].entries())
    tokens.push((await one.done('take', { seat, name: seat === 0 ? 'Ann' : 'Ben' })).token)
  await ann.done('begin', {})
  for (const one of [ann, ben]) await one.until(() => one.lobby().phase === 'playing')

  let moves = 0
  for (const hours of [1, 26, 71]) {
    await restarted(hours)
    const back: Device[] = []
    for (const [seat, token] of tokens.entries()) {
      const one = await device()
      back.push(one)
      expect(await one.done('sit', { protocol: PROTOCOL, table, tokens: [token] })).toMatchObject({
        seats: [seat],
        lobby: { phase: 'playing', trouble: null },
      })
      expect(one.session().moves).toHaveLength(moves)
    }
    // Each person moves until it is the other's turn, and a little more.
    for (let acted = 0; acted < 6; acted += 1) {
      const mover = back[Number(duel.decider(stateOf(back[0]?.session() ?? expect.fail('No game.'))))]
      const { n } = mover?.place() ?? expect.fail('Nobody is to move.')
      expect(await mover?.act(firstAction(mover))).toMatchObject({ ok: true })
      for (const one of back) await one.until(() => one.place().n > n)
    }
    moves = back[0]?.session().moves.length ?? 0
    expect(moves).toBeGreaterThan(0)
    expect(back[1]?.session().moves).toHaveLength(moves)
  }
  expect(server.warnings).toEqual([])
})
