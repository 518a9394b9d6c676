import { stateOf } from '../engine/kernel/index.ts'
import type { TableEntry } from './entries.ts'
import { botEntry } from './moves.ts'
import { randomWord } from './secret.ts'
import type { TableServices } from './services.ts'
import { deciderOf, type TableState } from './table.ts'

/** A table with bots. */
interface BotsAt {
  readonly id: string
  table(): TableState
  /** True if the table has a device and has not stopped. */
  mayPlay(): boolean
  /** Writes an entry. `entryNow` makes it after all earlier requests; null for none. */
  write(entryNow: () => TableEntry | null): Promise<void>
  /** True if this process is the first that lets the bots play. */
  isFirst(): boolean
  /** Called if the rules have failed. */
  failed(error: unknown): void
}

/** Extra wait of the other processes before a bot thinks, in milliseconds. The first process acts within this time while it lives. */
const BEHIND = 4000

/** Returns the bot to act now, with its seat; null if there is none. */
function botToAct(table: TableState): { seat: number; bot: string } | null {
  if (table.phase !== 'playing' || table.question) return null
  const decider = deciderOf(table)
  // If all act together, bots act only if no person plays.
  const hasPerson = table.seats.some(({ bot }) => bot === null)
  const seat = decider === 'together' ? (hasPerson ? null : 0) : decider
  const bot = seat === null ? null : (table.seats[seat]?.bot ?? null)
  return seat === null || bot === null ? null : { seat, bot }
}

/** Lets the bots of a table act when it is their turn. */
export function botTurns(at: BotsAt, { bots, botPause, now }: TableServices) {
  /** The pause before the bot thinks; undefined while none runs. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let thinking = 0

  const turnNow = () => (isStopped || !at.mayPlay() ? null : botToAct(at.table()))

  /** Lets a bot act after a pause, if a bot is to act. */
  function play(): void {
    clearTimeout(timer)
    timer = turnNow() ? setTimeout(() => void think(), botPause + (at.isFirst() ? 0 : BEHIND)) : undefined
  }

  /** Lets a bot think, and plays its action if the position is still the same. */
  async function think(): Promise<void> {
    timer = undefined
    const turn = turnNow()
    const { session, taleId: tale, epoch, n } = at.table()
    if (!turn || !session) return
    const { seat, bot } = turn
    thinking += 1
    try {
      const memory = `${at.id} ${seat} ${epoch}`
      const action = await bots.choose({ tale, bot, memory, seat, state: stateOf(session) })
      await at.write(() => {
        const then = turnNow()
        const table = at.table()
        if (then?.seat === seat && then.bot === bot && table.epoch === epoch && table.n === n)
          return botEntry(table, seat, action, now(), randomWord)
        play()
        return null
      })
    } catch (error) {
      if (!isStopped) at.failed(error)
    } finally {
      thinking -= 1
    }
  }

  return {
    play,
    /** Tries again, such as after a failed write, unless a bot is thinking or will think: its pause must not begin again. */
    retry(): void {
      if (thinking === 0 && timer === undefined) play()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
