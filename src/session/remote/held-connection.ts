import { atMostEvery } from '../../store/browser.ts'
import type { Connection, LineListener } from './connection.ts'

interface HeldOptions {
  /** Loads the connection. */
  load(): Promise<(listener: LineListener) => Connection>
  listener: LineListener
  /** True if the connection tries again after its first attempt has failed. */
  isKept(): boolean
  /** Called after the first attempt has failed and the connection is closed. */
  onFailed(): void
}

/** Shortest time between two requests for missing news, because news that stays unreadable would flood the server. */
const CATCH_UP_MS = 2_000

/** Holds the one connection of a table. Loads and opens the connection on demand. */
export function heldConnection({ load, listener, isKept, onFailed }: HeldOptions) {
  let connection: Connection | null = null
  /** The connection that is being loaded or opened. */
  let opening: Promise<Connection | null> | null = null
  const soon = atMostEvery(CATCH_UP_MS)

  async function open(): Promise<Connection | null> {
    try {
      const connect = await load()
      const opened = connect(listener)
      connection = opened
      if ((await opened.first) || isKept()) return connection
      if (connection === opened) {
        close()
        onFailed()
      }
    } catch (cause) {
      console.error(cause)
    }
    return null
  }

  function close(): void {
    connection?.close()
    connection = null
  }

  return {
    /** The connection, open or not; null without one. */
    now: (): Connection | null => connection,

    /** Returns an open connection, or null if the server cannot be reached. */
    async reach(): Promise<Connection | null> {
      if (connection) return connection
      opening ??= open().finally(() => {
        opening = null
      })
      return opening
    },

    /** Requests missing news soon, unless the connection has been replaced by then. */
    soon(ask: (connection: Connection) => void): void {
      const now = connection
      if (!now) return
      soon(() => {
        if (connection === now) ask(now)
      })
    },

    close,
  }
}
