import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, openTable } from './device.ts'
import { startServer, type TestServer } from './server.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }

let server: TestServer
const devices: Device[] = []
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  for (const device of devices.splice(0)) device.close()
  await server.close()
})

const device = async (): Promise<Device> => {
  const one = await connect(server.port, duel)
  devices.push(one)
  return one
}

/** The frames of one device, below the protocol of the library. */
const wsOf = ({ socket }: Device) =>
  (socket.io.engine.transport as unknown as { ws: { send(data: string | Uint8Array): void } }).ws

test('a socket gets no cookie and no compression', async () => {
  const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    const asking = request({
      port: server.port,
      host: '127.0.0.1',
      path: '/socket/?EIO=4&transport=websocket',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: `http://127.0.0.1:${server.port}`,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-extensions': 'permessage-deflate',
      },
    })
    asking.once('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(answer.headers)
    })
    asking.once('error', reject)
    asking.end()
  })
  expect(headers['upgrade']).toBe('websocket')
  expect(headers['sec-websocket-extensions']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['binary data', new Uint8Array([1, 2, 3])],
  ['binary data of many parts', '451000000-["take",{"_placeholder":true,"num":0}]'],
  ['text that is no packet', '4x'],
  ['half a packet', '42["take"'],
])('a socket that sends %s is closed, and the others play on', async (_, data) => {
  const [ann, eve] = [await device(), await device()]
  await openTable(ann, duel, CONFIG)
  wsOf(eve).send(data)
  await eve.until(() => !eve.socket.connected)
  expect(await ann.ask('take', { seat: 0, name: 'Ann' })).toMatchObject({ ok: true })
  expect(server.warnings).toEqual([])
})

test('binary values in a request are refused', async () => {
  const ann = await device()
  await openTable(ann, duel, CONFIG)
  const bytes = new Uint8Array([1, 2, 3])
  const refused = { ok: false, code: 'wrong-shape' }
  expect(await ann.ask('take', { seat: 0, name: bytes } as never)).toEqual(refused)
  await ann.done('take', { seat: 0, name: 'Ann' })
  await ann.done('begin', { bot: 'cub' })
  await ann.until(() => ann.lobby().phase === 'playing')
  expect(await ann.act(bytes)).toEqual(refused)
  expect(server.warnings).toEqual([])
})
