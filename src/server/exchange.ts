import type { Clock } from './limits.ts'

/** The code of a table, and its end in milliseconds since 1970. */
export interface TableCode {
  readonly text: string
  readonly ends: number
}

/** Receives messages of other processes about one topic of a table. */
export interface ExchangeListener {
  /** Receives the message of a process, as plain data. */
  said(process: string, message: unknown): void
  /** Another process requests a message about the topic. */
  asked(): void
}

/**
 * The data that the processes of one server share about tables, besides the logs: codes, short-lived texts such as tickets, and messages.
 * Promises reject with `StorageAway` while the exchange does not answer.
 */
export interface Exchange {
  /** The unique name of this process. */
  readonly self: string
  /** Returns the code of a table: its current one, else a new one with a lifetime of `ms` milliseconds. */
  codeFor(table: string, ms: number): Promise<TableCode>
  /** Ends a code of a table. */
  endCode(table: string, code: string): Promise<void>
  /** Returns the table of a code; null if the code is invalid. */
  tableOf(code: string): Promise<string | null>
  /** Stores a text under a name for `ms` milliseconds, and replaces an earlier one. */
  keep(name: string, text: string, ms: number): Promise<void>
  /** Returns a text by its name; null if it is missing or expired. */
  find(name: string): Promise<string | null>
  /** Returns a text and removes it. Of several callers, one gets the text. */
  take(name: string): Promise<string | null>
  /** Sends a message to the other processes of a table. Messages may be lost; processes ask again after a gap. */
  say(table: string, topic: string, message: unknown): void
  /** Asks the other processes about a topic of a table, and listens to their messages. Returns a function that stops listening. */
  listen(table: string, topic: string, listener: ExchangeListener): () => void
  /** True if a process has given a sign of life within the last five seconds. */
  isAlive(process: string): boolean
  /** Ends the signs of life of this process. */
  end(): void
}

/** Makes the exchange of a server of one process. */
export function loneExchange(newCode: () => string, now: Clock): Exchange {
  const codes = new Map<string, TableCode & { readonly table: string }>()
  const kept = new Map<string, { readonly text: string; readonly ends: number }>()
  const isGood = ({ ends }: { readonly ends: number }): boolean => ends > now()
  async function find(name: string): Promise<string | null> {
    const found = kept.get(name)
    return found && isGood(found) ? found.text : null
  }
  return {
    self: 'alone',
    async codeFor(table, ms) {
      for (const [text, code] of codes) {
        if (!isGood(code)) codes.delete(text)
        else if (code.table === table) return code
      }
      let text = newCode()
      // Of a billion codes, most are free.
      while (codes.has(text)) text = newCode()
      const code = { text, ends: now() + ms, table }
      codes.set(text, code)
      return code
    },
    async endCode(_, text) {
      codes.delete(text)
    },
    async tableOf(text) {
      const code = codes.get(text)
      return code && isGood(code) ? code.table : null
    },
    async keep(name, text, ms) {
      for (const [old, one] of kept) if (!isGood(one)) kept.delete(old)
      kept.set(name, { text, ends: now() + ms })
    },
    find,
    take(name) {
      const found = find(name)
      kept.delete(name)
      return found
    },
    say: () => {},
    listen: () => () => {},
    isAlive: (process) => process === 'alone',
    end: () => {},
  }
}
