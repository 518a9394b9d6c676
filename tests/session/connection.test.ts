// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../../src/protocol/messages.ts'
import { type Connection, type ConnectionState, connect } from '../../src/session/remote/connection.ts'
import type { OpenWire } from '../../src/session/remote/wire.ts'

/** One socket of a test. */
interface Socket {
  readonly asked: string[]
  /** Times of its opening, in milliseconds. */
  readonly at: number
  open(): void
  end(): void
}

let sockets: Socket[]
let lines: ConnectionState[]
/** False if no socket answers, as one that a frozen phone holds. */
let isAnswered: boolean
/** False if sockets cannot be opened. */
let isReachable: boolean
let connection: Connection

const openWire: OpenWire = ({ onOpen, onEnd }) => {
  const asked: string[] = []
  sockets.push({ asked, at: Date.now(), open: onOpen, end: onEnd })
  queueMicrotask(isReachable ? onOpen : onEnd)
  return {
    ask(name, _, ms) {
      asked.push(name)
      if (isAnswered) return Promise.resolve({ ok: true, epoch: 0, n: 0 })
      return new Promise((_, failed) => setTimeout(() => failed(new Error('No answer.')), ms))
    },
    close: () => {},
  }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const last = () => sockets.at(-1) ?? expect.fail('There is no socket.')

beforeEach(async () => {
  vi.useFakeTimers()
  sockets = []
  lines = []
  isAnswered = true
  isReachable = true
  connection = connect(
    {
      arrive: async (request) => (await request('beat', { epoch: 0, n: 0 })).ok,
      onLine: (line) => void lines.push(line),
      onNews: () => {},
      onGap: () => {},
      place: () => ({ epoch: 0, n: 0 }),
    },
    openWire,
  )
  await settle()
  expect(lines.at(-1)).toBe('here')
})
afterEach(() => {
  connection.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a page that was hidden', () => {
  test.each([
    ['visibilitychange', () => document],
    ['pageshow', () => window],
    ['online', () => window],
  ] as const)(
    'distrusts its open socket at %s, and has a new one after two seconds',
    async (type, target) => {
      isAnswered = false
      target().dispatchEvent(new Event(type))
      await settle(1900)
      expect(sockets).toHaveLength(1)
      isAnswered = true
      await settle(200)
      expect(sockets).toHaveLength(2)
      expect(lines.slice(-2)).toEqual(['lost', 'here'])
    },
  )

  test('keeps a socket that answers', async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await settle(3000)
    expect(sockets).toHaveLength(1)
    expect(last().asked).toEqual(['beat', 'beat'])
  })

  test('connects at once while it waits for the next try', async () => {
    isReachable = false
    last().end()
    await settle(60_000)
    const tries = sockets.length
    isReachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(sockets).toHaveLength(tries + 1)
    expect(lines.at(-1)).toBe('here')
  })

  test('does nothing while it is still hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle(1000)
    expect(last().asked).toEqual(['beat'])
  })
})

describe('a lost connection', () => {
  /** Returns the waits before the first tries, for the same position of all random numbers. */
  async function waits(random: number): Promise<number[]> {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    isReachable = false
    const before = sockets.length
    const lost = Date.now()
    last().end()
    await settle(100_000)
    const times = [lost, ...sockets.slice(before).map(({ at }) => at)]
    return times.slice(1, 9).map((time, index) => time - (times[index] ?? 0))
  }

  test('is tried again after a quarter of a second at least', async () => {
    expect(new Set(await waits(0))).toEqual(new Set([250]))
  })

  test('is tried again ever later, after eight seconds at most', async () => {
    expect(await waits(1)).toEqual([500, 1000, 1000, 1000, 2000, 4000, 8000, 8000])
  })

  test('is shown as given up after 30 seconds, and tried on', async () => {
    isReachable = false
    last().end()
    await settle(29_000)
    expect(lines).not.toContain('given-up')
    await settle(2000)
    expect(lines).toContain('given-up')
    const tries = sockets.length
    await settle(20_000)
    expect(sockets.length).toBeGreaterThan(tries)
  })

  test('fails requests at once, and sends none of them later', async () => {
    isReachable = false
    last().end()
    await settle()
    const act = { epoch: 0, n: 0, id: 'request-1', actions: ['step'] }
    expect(await connection.request('act', act)).toEqual({ ok: false, code: 'unreachable' })
    isReachable = true
    await settle(10_000)
    expect(lines.at(-1)).toBe('here')
    expect(sockets.flatMap(({ asked }) => asked)).not.toContain('act')
  })
})

test('a socket that stops answering is replaced after a beat without an answer', async () => {
  isAnswered = false
  await settle(LIMITS.beatMs + 7900)
  expect(sockets).toHaveLength(1)
  isAnswered = true
  await settle(200)
  expect(sockets).toHaveLength(2)
  expect(lines.at(-1)).toBe('here')
})
