import { io, type Socket } from 'socket.io-client'
import * as v from 'valibot'
import {
  applyUpdate,
  type Game,
  type GameTypes,
  openView,
  type Session,
  stateOf,
  undo,
  undoTo,
} from '../../src/engine/kernel/index.ts'
import {
  type Answers,
  type Code,
  type Lobby,
  NEWS,
  type News,
  type NewsName,
  PROTOCOL,
  type Request,
  type RequestName,
  type TableQuestion,
} from '../../src/protocol/messages.ts'

/** A game that the table server knows, without its types. */
export type AnyGame = Game<GameTypes>

type Reply<Name extends RequestName> =
  | ({ ok: true } & Answers[Name])
  | { ok: false; code: Code; refusal?: unknown }

/** Time for an answer on a busy machine, in milliseconds. */
const PATIENCE = 60_000

/** A device of a test: follows the news as the protocol says, and keeps everything that it was sent. */
export interface Device {
  readonly socket: Socket
  /** Every frame that the server has sent, as text. */
  readonly frames: readonly string[]
  readonly lobby: () => Lobby
  readonly session: () => Session<GameTypes>
  /** The session as it was before the end of the game opened everything. */
  readonly views: () => Session<GameTypes>
  readonly place: () => { epoch: number; n: number; viewer: number | null }
  readonly question: () => TableQuestion | null
  /** The suggestions on its board. */
  readonly pins: () => News<'pins'>
  readonly bye: () => Code | null
  ask<Name extends RequestName>(name: Name, data: Request<Name>): Promise<Reply<Name>>
  /** Asks, and fails the test unless it is done. */
  done<Name extends RequestName>(name: Name, data: Request<Name>): Promise<Answers[Name]>
  /** Acts at the place that the device has. */
  act(...actions: unknown[]): Promise<Reply<'act'>>
  /** Resolves when a condition holds, which is checked after each message. */
  until(holds: () => boolean): Promise<void>
  close(): void
}

let requests = 0
/** Returns an id for a request. */
export const newId = (): string => `request-${++requests}`

/** Connects a device. `game`: the rules by which it follows a table. */
export async function connect(
  port: number,
  game: AnyGame,
  headers: Record<string, string> = {},
): Promise<Device> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: `http://127.0.0.1:${port}`, ...headers },
  })
  const frames: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const check of [...waiting]) check()
  }
  let [lobby, session]: [Lobby | null, Session<GameTypes> | null] = [null, null]
  let views: Session<GameTypes> | null = null
  let place: ReturnType<Device['place']> = { epoch: 0, n: 0, viewer: null }
  let question: TableQuestion | null = null
  let pins: News<'pins'> = []
  let bye: Code | null = null

  const follow: { readonly [Name in NewsName]: (news: News<Name>) => void } = {
    lobby: (news) => {
      lobby = news
    },
    view: ({ epoch, n, viewer, view }) => {
      const opened = openView(game, view)
      if (!opened.ok) throw new Error(`The view cannot be opened: ${JSON.stringify(opened.error)}`)
      if (opened.value.viewer === undefined) views = session
      session = opened.value
      place = { epoch, n, viewer }
    },
    update: ({ epoch, n, update }) => {
      // Old news: it was sent again.
      if (epoch === place.epoch && n <= place.n) return
      if (!session || epoch !== place.epoch || n !== place.n + 1)
        throw new Error(`Update ${epoch}.${n} does not follow ${place.epoch}.${place.n}.`)
      const applied = applyUpdate(game, session, update)
      if (!applied.ok) throw new Error(`The update cannot be applied: ${JSON.stringify(applied.error)}`)
      session = applied.value
      place = { ...place, n }
    },
    rewind: ({ epoch, n, left, agreed }) => {
      if (!session || epoch !== place.epoch + 1 || n !== place.n + 1)
        throw new Error(`Rewind ${epoch}.${n} does not follow ${place.epoch}.${place.n}.`)
      if (agreed) session = undoTo(session, left)
      else while (session.moves.length > left) session = undo(session)
      place = { ...place, epoch, n }
    },
    question: (news) => {
      question = news
    },
    pins: (news) => {
      pins = news
    },
    bye: ({ code }) => {
      bye = code
    },
  }
  const faults: Error[] = []
  socket.onAny((name: NewsName, news: unknown) => {
    frames.push(JSON.stringify([name, news]))
    try {
      const read = v.parse(NEWS[name] as v.GenericSchema, news)
      ;(follow[name] as (news: unknown) => void)(read)
    } catch (error) {
      faults.push(error instanceof Error ? error : new Error(String(error)))
    }
    wake()
  })
  socket.on('disconnect', wake)
  await new Promise<void>((connected, failed) => {
    socket.once('connect', connected)
    socket.once('connect_error', failed)
  })

  const ask: Device['ask'] = async (name, data) => {
    const reply = await socket.timeout(PATIENCE).emitWithAck(name, data)
    frames.push(JSON.stringify(reply))
    if (faults[0]) throw faults[0]
    if (reply.ok && 'lobby' in reply) lobby = reply.lobby
    return reply
  }
  return {
    socket,
    frames,
    lobby: () => found(lobby, 'lobby'),
    session: () => found(session, 'session'),
    views: () => found(views, 'views'),
    place: () => place,
    question: () => question,
    pins: () => pins,
    bye: () => bye,
    ask,
    async done(name, data) {
      const reply = await ask(name, data)
      if (!reply.ok) throw new Error(`"${name}" was not done: ${JSON.stringify(reply)}`)
      return reply
    },
    act: (...actions) => {
      const { epoch, n } = place
      return ask('act', { epoch, n, id: newId(), actions })
    },
    until: (holds) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`It never happened. Last frame: ${frames.at(-1)?.slice(0, 500)}`))
        }, PATIENCE)
        const check = () => {
          if (!faults[0] && !holds()) return
          clearTimeout(end)
          waiting.delete(check)
          if (faults[0]) reject(faults[0])
          else resolve()
        }
        waiting.add(check)
        check()
      }),
    close: () => socket.disconnect(),
  }
}

function found<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The device has no ${name} yet.`)
  return value
}

/** Opens a table with a device. */
export async function openTable(
  device: Device,
  game: AnyGame,
  config: unknown,
  bots: Record<string, string> = {},
): Promise<Answers['open']> {
  return device.done('open', {
    protocol: PROTOCOL,
    tale: game.id,
    rules: game.rulesVersion,
    config: game.codec.writeConfig(config),
    bots,
  })
}

/** Connects a device to a table by its code. */
export async function joinTable(port: number, game: AnyGame, code: string | null): Promise<Device> {
  const device = await connect(port, game)
  await device.done('join', { protocol: PROTOCOL, ...(code !== null && { code }) })
  return device
}

/** Plays with devices until the game is over. Each acts when one of its seats must. Returns the number of their actions. */
export async function playToEnd(
  game: AnyGame,
  devices: readonly { device: Device; seats: readonly number[] }[],
  choose: (session: Session<GameTypes>, seat: number | 'together') => unknown,
  most: number,
): Promise<number> {
  const isOver = ({ session }: Device) => game.outcome(stateOf(session())) !== null
  const first = devices[0]?.device
  for (let actions = 0; actions < most; actions += 1) {
    if (!first || isOver(first)) return actions
    const decider = game.decider(stateOf(first.session()))
    const actor = devices.find(
      ({ seats }) => decider === 'together' || seats.some((seat) => seat === decider),
    )
    if (!actor || decider === null) {
      const { n } = first.place()
      await first.until(() => first.place().n > n)
      continue
    }
    const reply = await actor.device.act(
      game.codec.writeAction(await choose(actor.device.session(), decider)),
    )
    if (!reply.ok) throw new Error(`Not acted: ${JSON.stringify(reply)}`)
    for (const { device } of devices) await device.until(() => device.place().n >= reply.n)
  }
  throw new Error(`The game is not over after ${most} actions.`)
}
