import { io, type Socket } from 'socket.io-client'
import { boogyman, standardRules } from '../src/engine/boogyman/index.ts'
import { openSession } from '../src/engine/kernel/index.ts'
import { type Answers, PROTOCOL, type Request, type RequestName } from '../src/protocol/messages.ts'
import { cub } from '../src/tales/boogyman/bots/index.ts'
import { playedOut } from './played-out.ts'

/** The devices of each table: two hands, and screens. */
const DEVICES = 5

const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() } as const

/** A move of a duel: the seat that makes it, and the action as it is sent. */
export interface RecordedMove {
  readonly seat: number
  readonly action: unknown
}

/** A duel of two bots. The rules have no luck, so every table can play it. */
export function recordedDuel(): readonly RecordedMove[] {
  const { moves } = playedOut(boogyman, openSession(boogyman, CONFIG, 100), cub, 101)
  return moves.map(({ before, action }) => ({
    seat: Number(boogyman.decider(before)),
    action: boogyman.codec.writeAction(action),
  }))
}

/** The request for the move number `n` of a duel without undo. */
export const actOf = (n: number, { action }: RecordedMove): Request<'act'> => ({
  epoch: 0,
  n,
  id: `action-${String(n).padStart(4, '0')}`,
  actions: [action],
})

/** A table, and its devices, hands first. */
export interface Table {
  readonly id: string
  /** The key of the table, and the tokens of the hands by seat. */
  readonly key: string
  readonly tokens: readonly string[]
  readonly sockets: readonly Socket[]
}

/** Opens a duel with all its devices, and begins it. */
export async function openDuel(url: string): Promise<Table> {
  const sockets = await Promise.all(Array.from({ length: DEVICES }, () => connected(url)))
  const [first, ...others] = sockets
  if (!first) throw new Error('A table needs a device.')
  const { table, key } = await ask(first, 'open', {
    protocol: PROTOCOL,
    tale: 'boogyman',
    rules: boogyman.rulesVersion,
    config: boogyman.codec.writeConfig(CONFIG),
    bots: {},
  })
  for (const other of others) await ask(other, 'join', { protocol: PROTOCOL, table, key })
  const tokens: string[] = []
  for (const [seat, socket] of sockets.slice(0, 2).entries())
    tokens.push((await ask(socket, 'take', { seat, name: '' })).token)
  await ask(first, 'begin', {})
  return { id: table, key, tokens, sockets }
}

/** Connects a device to a server of tables. Rejects if the server cannot be reached. */
export async function connected(url: string): Promise<Socket> {
  const socket = io(url, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: url },
  })
  await new Promise<void>((open, failed) => socket.once('connect', open).once('connect_error', failed))
  return socket
}

/** Sends a request and returns its answer. Throws an error if the server refuses it. */
export async function ask<Name extends RequestName>(
  socket: Socket,
  name: Name,
  data: Request<Name>,
): Promise<Answers[Name]> {
  const reply = await socket.timeout(30_000).emitWithAck(name, data)
  if (!reply.ok) throw new Error(`The request "${name}" was refused: ${JSON.stringify(reply)}`)
  return reply
}
