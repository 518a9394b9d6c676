import type { Exchange } from './exchange.ts'
import { hashOf, newSecret, sealed, unsealed } from './secret.ts'

/**
 * Makes the tickets that move seats to another device. A ticket works once and for a short time, so that a ticket seen on a screen cannot be
 * used later. Its tokens stay the same: the first device may take its seats back. The exchange stores the tokens under the hash of the ticket,
 * sealed by the ticket.
 */
export function createTickets(exchange: Exchange, ms: number) {
  const nameOf = (table: string, mark: string): string => `ticket:${table}:${mark}`
  const newestOf = (table: string, token: string): string => `newest-ticket:${table}:${hashOf(token)}`

  return {
    /** Returns a new ticket. Earlier tickets of the same seats end. */
    async issue(table: string, tokens: readonly string[]): Promise<string> {
      const ticket = newSecret()
      const mark = hashOf(ticket)
      await exchange.keep(nameOf(table, mark), sealed(JSON.stringify(tokens), ticket), ms)
      for (const token of tokens) await exchange.keep(newestOf(table, token), mark, ms)
      return ticket
    },

    /** Uses up a ticket, and returns its tokens; null if the ticket is invalid for this table now. */
    async redeem(table: string, ticket: string): Promise<readonly string[] | null> {
      const mark = hashOf(ticket)
      const found = await exchange.take(nameOf(table, mark))
      if (found === null) return null
      const tokens: string[] = JSON.parse(unsealed(found, ticket))
      for (const token of tokens) if ((await exchange.find(newestOf(table, token))) !== mark) return null
      return tokens
    },
  }
}
