import { parseSeed, seedText } from '../../engine/kernel/index.ts'
import type { JoinBy } from '../../session/remote/remote-table.ts'
import { decodedAddress } from '../../store/address-text.ts'

/** Reads a code as people write it: in any case, with blanks and hyphens, O for 0. Null if the text is no code. */
export function readCode(written: string): string | null {
  const parsed = parseSeed(written)
  return parsed.ok ? seedText(parsed.value).replace('-', '') : null
}

/** Reads the part of an address after `#/join/`. Null for a damaged link. */
export function readJoining(rest: string): JoinBy | null {
  const text = decodedAddress(rest).trim()
  const link = /^([\w-]{8,32})([.~])([\w-]{22})/.exec(text)
  const [, table, kind, key] = link ?? []
  if (table !== undefined && key !== undefined) return kind === '~' ? { table, ticket: key } : { table, key }
  const code = readCode(text.replace(/[^\w-]+$/, ''))
  return code === null ? null : { code }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns the addresses that other devices can use to open this page, the best first. Empty if only this computer can open it. `found`:
 * the server's addresses in its local network.
 */
export function reachableAddresses(found: readonly string[], here: Location = location): string[] {
  const all = found.map((address) => (address.includes('://') ? address : `${here.protocol}//${address}`))
  const isReached = !LOOPBACK.test(here.hostname)
  // This device's own address works, so it is first.
  return [...new Set([...(isReached ? [here.origin] : []), ...all])].map((address) =>
    address.replace(/\/$/, ''),
  )
}

/** Returns the address that joins a table by its code. */
export const codeAddress = (base: string, code: string): string => `${base}/#/join/${code}`

/** Returns the link that joins a table from another house. */
export const linkAddress = (base: string, table: string, key: string): string =>
  `${base}/#/join/${table}.${key}`

/** Returns the link that moves seats to another device. */
export const ticketAddress = (base: string, table: string, ticket: string): string =>
  `${base}/#/join/${table}~${ticket}`

/** Returns an address as people write it, without its protocol. */
export const writtenAddress = (address: string): string => address.replace(/^https?:\/\//, '')
