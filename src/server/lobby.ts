import type { Lobby } from '../protocol/messages.ts'
import type { TableCode } from './exchange.ts'
import type { Guest } from './guests.ts'
import type { createPresence } from './presence.ts'
import { isOpen } from './requests.ts'
import type { TableServices } from './services.ts'
import { StorageAway } from './storage/table-storage.ts'
import type { TableState } from './table.ts'

/** The table of a lobby, with its devices and services. */
interface LobbyOf {
  readonly id: string
  readonly guests: ReadonlySet<Guest>
  readonly presence: ReturnType<typeof createPresence>
  readonly services: TableServices
  /** Returns the current state. */
  table(): TableState
  /** Returns why its game cannot continue; null if it can. */
  trouble(): Lobby['trouble']
}

/** Makes the lobby of a table: its public information besides the game, with its seats and its code. */
export function createLobby({ id, guests, presence, services, table: now, trouble }: LobbyOf) {
  const { exchange, limits, warn } = services
  let code: TableCode | null = null
  let asking: Promise<void> | null = null

  const isCodeGood = (): boolean => code !== null && code.ends > services.now()

  /** True while devices may join, to take a seat or to watch. */
  const isJoinable = ({ phase }: TableState): boolean => phase !== 'over'

  const failed = (error: unknown): void => {
    // The next check tries again.
    if (!(error instanceof StorageAway)) warn(`The code of table ${id} cannot be kept: ${error}`)
  }

  /** Renews the code when it has expired, and ends it after the game. Resolves when this is done. */
  async function keepCode(): Promise<void> {
    if (isJoinable(now())) {
      if (!isCodeGood()) asking ??= askForCode()
      return asking ?? undefined
    }
    if (!code) return
    const { text } = code
    code = null
    await exchange.endCode(id, text)
  }

  async function askForCode(): Promise<void> {
    try {
      code = await exchange.codeFor(id, limits.codeMs)
    } finally {
      asking = null
    }
  }

  function news(): Lobby {
    const table = now()
    const shown = isJoinable(table) && isCodeGood() ? code : null
    return {
      table: id,
      tale: table.taleId,
      code: shown?.text ?? null,
      codeMs: shown ? shown.ends - services.now() : 0,
      seats: table.seats.map((seat, index) => ({
        role: seat.role,
        name: seat.name,
        by: seat.bot ?? (seat.token === null ? 'free' : 'person'),
        open: table.phase !== 'over' && isOpen(seat),
        presence: presence.presenceOf(table, index),
        absent: seat.token !== null && seat.bot === null && presence.isAbsent(table, index),
      })),
      phase: table.phase,
      trouble: trouble(),
      addresses: [...services.addresses()],
    }
  }

  /** The last lobby that was sent, as text. */
  let told = ''

  function send(): void {
    const lobby = news()
    told = withoutTime(lobby)
    for (const { line } of guests) line.tell('lobby', lobby)
  }

  function sendChange(): void {
    if (withoutTime(news()) !== told) send()
  }

  /** Renews or ends the code, in the background. */
  function checkCode(): void {
    keepCode().then(sendChange).catch(failed)
  }

  return {
    news,
    keepCode,

    /** Sends the lobby to all devices. */
    tell(): void {
      send()
      checkCode()
    },

    /** Sends the lobby to all devices if it has changed. */
    tellChange(): void {
      sendChange()
      checkCode()
    },
  }
}

/** Returns a lobby as text, without the lifetime of its code, which changes all the time. */
const withoutTime = (lobby: Lobby): string => JSON.stringify({ ...lobby, codeMs: 0 })
