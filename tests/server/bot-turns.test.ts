import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { botTurns } from '../../src/server/bot-turns.ts'
import { createBots } from '../../src/server/bots.ts'
import type { TableEntry } from '../../src/server/entries.ts'
import type { TableServices } from '../../src/server/services.ts'
import { type AnySession, deciderOf, type TableState, tableAfter } from '../../src/server/table.ts'
import type { AnyTale } from '../../src/server/tale.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { begun, openedTable, taken } from './logs.ts'

interface Process {
  /** Its actions that were stored. */
  acted: number
  readonly failed: (error: unknown) => void
  readonly bots: ReturnType<typeof botTurns>
}

/** The table of all processes, with a bot to act. */
let table: TableState
let processes: Process[]
let isFull: boolean
beforeEach(() => {
  vi.useFakeTimers()
  table = begun(taken(openedTable('boogyman', { 0: 'cub' }), 1))
  processes = []
  isFull = false
})
afterEach(() => {
  for (const { bots, failed } of processes) {
    bots.stop()
    expect(failed).not.toHaveBeenCalled()
  }
  vi.useRealTimers()
})

const services = {
  bots: { choose: async ({ state }: { state: never }) => table.tale.game.list(state)[0] },
  botPause: 300,
  now: () => 0,
} as unknown as TableServices

/** The bots of one process, which follows the entries of all. */
function processOf(isFirst: () => boolean): Process {
  const process: Process = { acted: 0, failed: vi.fn(), bots: botTurnsOf(isFirst, () => process) }
  processes.push(process)
  process.bots.play()
  return process
}

function botTurnsOf(isFirst: () => boolean, process: () => Process): Process['bots'] {
  const write = async (entryNow: () => TableEntry | null): Promise<void> => {
    const entry = entryNow()
    if (!entry || isFull) return
    process().acted += 1
    table = tableAfter(table, entry)
    for (const { bots } of processes) bots.play()
  }
  return botTurns(
    {
      id: 'table',
      table: () => table,
      mayPlay: () => true,
      write,
      isFirst,
      failed: (e) => process().failed(e),
    },
    services,
  )
}

const isBotToAct = (): boolean => deciderOf(table) === 0

describe('the bots of a table at several processes', () => {
  test('act at the first process alone', async () => {
    const [first, second] = [processOf(() => true), processOf(() => false)]
    await vi.advanceTimersByTimeAsync(300)
    expect(first.acted).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isBotToAct()).toBe(false)
    expect(second.acted).toBe(0)
  })

  test.each([100, 2500, 4200])(
    'act within five seconds without it, also if the tables are checked after %i ms',
    async (checkedAfter) => {
      const second = processOf(() => false)
      await vi.advanceTimersByTimeAsync(checkedAfter)
      second.bots.retry()
      await vi.advanceTimersByTimeAsync(5000 - checkedAfter)
      expect(second.acted).toBe(1)
    },
  )

  test('act without a further wait once the second process is the first one', async () => {
    let isFirst = false
    const second = processOf(() => isFirst)
    await vi.advanceTimersByTimeAsync(4000)
    isFirst = true
    await vi.advanceTimersByTimeAsync(300)
    expect(second.acted).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(isBotToAct()).toBe(false)
  })
})

test('a bot tries again after a failed write, when the tables are checked', async () => {
  isFull = true
  const only = processOf(() => true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(only.acted).toBe(0)
  isFull = false
  only.bots.retry()
  await vi.advanceTimersByTimeAsync(300)
  expect(only.acted).toBe(1)
})

describe('a bot', () => {
  const citadel = SERVER_TALES['citadel'] as AnyTale
  const state = stateOf(begun(taken(openedTable('citadel'), 0), 'page').session as AnySession)
  const task = { tale: 'citadel', memory: 'spy', seat: 1, state }

  /** Fails if a bot is given other hands, or the cards of the piles without those of the hands. */
  function expectOwnViewOnly(given: unknown): void {
    const handsOf = (position: unknown) =>
      (position as { seats: { hand: { card: string | null }[] }[] }).seats.map(({ hand }) =>
        hand.map(({ card }) => card),
      )
    const hands = handsOf(state)
    expect(hands.flat()).not.toContain(null)
    expect(handsOf(given)).toEqual(
      hands.map((hand, seat) => (seat === task.seat ? hand : hand.map(() => null))),
    )
    expect((given as { piles: unknown }).piles).not.toEqual((state as unknown as { piles: unknown }).piles)
  }

  test('is given the view of its seat only', async () => {
    const spied: unknown[] = []
    const spy: AnyTale = {
      ...citadel,
      bots: {
        page: () => (view) => {
          spied.push(structuredClone(view))
          return citadel.game.list(view)[0]
        },
      },
    }
    const bots = createBots({ citadel: spy }, null, expect.fail)
    await bots.choose({ ...task, bot: 'page' })
    expect(spied).toHaveLength(1)
    expectOwnViewOnly(spied[0])
  })

  test('in a thread is given the view of its seat only', async () => {
    const spied: { task: { view: unknown } }[] = []
    const thread = {
      on: () => {},
      unref: () => {},
      terminate: async () => 0,
      postMessage: (message: { task: { view: unknown } }) => void spied.push(message),
    }
    const bots = createBots(SERVER_TALES, () => thread as never, vi.fn())
    const slow =
      Object.keys(citadel.bots).find((bot) => !citadel.quick.includes(bot)) ?? expect.fail('All are quick.')
    const lost = bots.choose({ ...task, bot: slow })
    await bots.close()
    await lost // a quick bot answers in its place
    expect(spied).toHaveLength(1)
    expectOwnViewOnly(spied[0]?.task.view)
  })
})
