import type { TableBots } from './bots.ts'
import type { Exchange } from './exchange.ts'
import type { Clock, ServerLimits } from './limits.ts'
import type { TableStorage } from './storage/table-storage.ts'

/** The services of a server for its tables. */
export interface TableServices {
  readonly storage: TableStorage
  readonly exchange: Exchange
  readonly bots: TableBots
  readonly now: Clock
  readonly limits: ServerLimits
  /** The pause before each action of a bot, in milliseconds. */
  readonly botPause: number
  /** Returns the addresses of the page in the local network. */
  addresses(): readonly string[]
  warn(message: string): void
}
