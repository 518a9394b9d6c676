import * as v from 'valibot'
import {
  advance,
  type Game,
  type GameTypes,
  openWithWords,
  type Session,
  stateOf,
  undo,
  undoTo,
  viewUpdate,
  wholeView,
} from '../../src/engine/kernel/index.ts'
import {
  type Code,
  type Lobby,
  REQUESTS,
  type Request,
  type RequestName,
} from '../../src/protocol/messages.ts'
import type { AnyNews } from '../../src/session/remote/connection.ts'
import type { OpenWire } from '../../src/session/remote/wire.ts'

/** One device as the server knows it. */
interface Device {
  seats: number[]
  deliver(news: AnyNews): void
  end(): void
}

const TABLE = '2'.repeat(32)
const KEY = 'key-of-the-table-22-xx'
const PASS = 'pass-of-the-table-22-x'

/** A table server in memory for one table. It checks who may come to it, and little else. `words`: the random words of its game. */
export function fakeTableServer<K extends GameTypes>(
  game: Game<K>,
  config: K['Config'],
  words: () => number,
) {
  let session: Session<K> = openWithWords(game, config, 3, words)
  let phase: Lobby['phase'] = 'lobby'
  const place = { epoch: 0, n: 0 }
  const devices = new Set<Device>()
  const tokens = new Map<string, number>()
  const done = new Map<string, object>()
  const asked: { name: string; data: unknown }[] = []

  const roles = game.seats(config).map(({ role }) => role)
  const lobby = (): Lobby => ({
    table: TABLE,
    tale: game.id,
    code: '7KM04Q',
    codeMs: 1000,
    seats: roles.map((role, seat) => {
      const isTaken = [...tokens.values()].includes(seat)
      const isHere = [...devices].some(({ seats }) => seats.includes(seat))
      return {
        role,
        name: isTaken ? `Player ${seat}` : '',
        by: isTaken ? 'person' : 'free',
        open: !isTaken,
        presence: isHere ? 'here' : isTaken ? 'gone' : 'never',
        absent: false,
      }
    }),
    phase,
    trouble: null,
    addresses: [],
  })

  const viewerOf = ({ seats }: Device) => {
    const decider = game.decider(stateOf(session))
    return (typeof decider === 'number' && seats.includes(decider) ? decider : seats[0]) ?? null
  }
  const viewFor = (device: Device): AnyNews => {
    const viewer = viewerOf(device)
    return { name: 'view', data: { ...place, viewer, view: copied(wholeView(game, session, viewer)) } }
  }
  const toAll = (newsFor: (device: Device) => AnyNews) => {
    for (const device of [...devices]) device.deliver(newsFor(device))
  }

  /** Plays a move for the seat to act, as a bot or another device does. Returns false if it is refused. */
  function play(action: K['Action']): boolean {
    const before = session
    const decider = game.decider(stateOf(before))
    const next = advance(game, before, action, words)
    if (!next.ok) return false
    session = next.value
    place.n += 1
    const by = typeof decider === 'number' ? decider : null
    toAll((device) => ({
      name: 'update',
      data: { ...place, by, update: copied(viewUpdate(game, before, session, viewerOf(device))) },
    }))
    if (game.outcome(stateOf(session)) !== null) {
      phase = 'over'
      toAll(viewFor)
      toAll(() => ({ name: 'lobby', data: lobby() }))
    }
    return true
  }

  /** Goes back, as one free undo or with the consent of all. */
  function goBack(left: number, agreed: boolean): boolean {
    const back = agreed ? undoTo(session, left) : undo(session)
    if (back === session) return false
    session = back
    place.n += 1
    place.epoch += 1
    toAll(() => ({ name: 'rewind', data: { ...place, left: back.moves.length, agreed } }))
    return true
  }

  function answer<Name extends RequestName>(device: Device, name: Name, data: Request<Name>): object {
    const handlers: { [Each in RequestName]: (data: Request<Each>) => object } = {
      open: () => ({ table: TABLE, key: KEY, lobby: lobby() }),
      join: ({ code, key }) =>
        code === '7KM04Q' || key === KEY ? { table: TABLE, pass: PASS, lobby: lobby() } : failed('no-table'),
      ticket: () => ({ ticket: 't'.repeat(22), ms: 300_000 }),
      take({ seat, token = `token-of-seat-${seat}-xxxxxxx`.slice(0, 22) }) {
        if (tokens.get(token) === seat) return { seat, token }
        if ([...tokens.values()].includes(seat)) return failed('seat-taken')
        tokens.set(token, seat)
        device.seats.push(seat)
        toAll(() => ({ name: 'lobby', data: lobby() }))
        if (phase !== 'lobby') device.deliver(viewFor(device))
        return { seat, token }
      },
      sit({ table, key, pass, tokens: own, have }) {
        if (trouble.refusesSit) return failed(trouble.refusesSit)
        const mayWatch = key === KEY || pass === PASS
        if (table !== TABLE || (own.length === 0 && !mayWatch)) return failed('no-table')
        if (!mayWatch && !own.some((token) => tokens.has(token))) return failed('not-your-seat')
        device.seats = own.flatMap((token) => tokens.get(token) ?? [])
        const isKnown = have && have.epoch === place.epoch && have.n === place.n
        if (phase !== 'lobby' && !isKnown) device.deliver(viewFor(device))
        return { lobby: lobby(), seats: device.seats }
      },
      begin() {
        phase = 'playing'
        toAll(() => ({ name: 'lobby', data: lobby() }))
        toAll(viewFor)
        return {}
      },
      act({ epoch, n, id, actions }) {
        const earlier = done.get(id)
        if (earlier) return earlier
        if (epoch !== place.epoch || n !== place.n) return failed('behind')
        for (const written of actions) {
          const action = v.parse(game.codec.action, written)
          const refusal = game.refuse(stateOf(session), action)
          if (refusal || !play(action)) return { ...failed('refused'), refusal }
        }
        done.set(id, { ...place })
        return place
      },
      undo: ({ left }) => ({ done: goBack(left, true) }),
      answer: () => ({}),
      pin: () => ({}),
      unpin: () => ({}),
      control: () => ({}),
      leave({ seat }) {
        for (const [token, of] of tokens) if (of === seat) tokens.delete(token)
        device.seats = device.seats.filter((one) => one !== seat)
        return {}
      },
      beat: () => place,
    }
    return handlers[name](data)
  }

  /** What the next sockets and messages meet. */
  const trouble: {
    isDown: boolean
    losesAnswers: boolean
    isFrozen: boolean
    refusesSit: Code | null
  } = {
    /** No socket opens. */
    isDown: false,
    /** Requests arrive and are done, and their answers are lost. */
    losesAnswers: false,
    /** Sockets look open, and nothing passes. */
    isFrozen: false,
    /** No device may return, for this reason. */
    refusesSit: null,
  }

  const openWire: OpenWire = ({ onOpen, onEnd, onNews }) => {
    let isOpen = true
    const later = (deed: () => void) => queueMicrotask(() => isOpen && deed())
    const device: Device = {
      seats: [],
      deliver: (news) => later(() => !trouble.isFrozen && onNews(news.name, copied(news.data))),
      end: () => later(onEnd),
    }
    if (trouble.isDown) later(onEnd)
    else {
      devices.add(device)
      later(onOpen)
    }
    return {
      async ask(name, data, ms) {
        if (trouble.isFrozen) return late(ms)
        asked.push({ name, data })
        const form = Object.entries(REQUESTS).find(([known]) => known === name)?.[1]
        if (!form) throw new Error(`There is no request ${name}.`)
        v.assert(form as v.GenericSchema, data)
        const reply = answer(device, name as RequestName, data as never)
        // After the news.
        await Promise.resolve()
        return trouble.losesAnswers ? late(ms) : copied('ok' in reply ? reply : { ok: true, ...reply })
      },
      close() {
        isOpen = false
        devices.delete(device)
      },
    }
  }

  return {
    openWire,
    trouble,
    asked,
    play,
    goBack,
    place: () => ({ ...place }),
    session: () => session,
    lobby,
    /** Adds a device without a socket. */
    watch(seats: number[], deliver: (news: AnyNews) => void) {
      const device = { seats, deliver, end: () => {} }
      devices.add(device)
      return { viewNow: () => viewFor(device) }
    },
    /** Sends news of any content to all devices. */
    sendRaw: (news: { name: string; data: unknown }) => toAll(() => news as AnyNews),
    /** Ends all sockets. */
    cut() {
      for (const device of [...devices]) device.end()
    },
  }
}

/** A source of words that are always the same. */
export function countedWords(): () => number {
  let count = 0
  return () => {
    count += 1
    return Math.imul(count, 0x9e3779b1)
  }
}

const failed = (code: string) => ({ ok: false, code })

/** What arrives is another object than what was sent. */
const copied = <T>(data: T): T => JSON.parse(JSON.stringify(data))

const late = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('There is no answer.')), ms))
