import type { LIMITS } from '../protocol/messages.ts'

/** The limits of one server. Tests and trusted networks need others than `LIMITS`. */
export type ServerLimits = { readonly [Name in keyof typeof LIMITS]: number }

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number

/** Returns a function that counts its calls. It returns false above `perSecond` calls a second in the long term, or `burst` at once. */
export function rateLimit(perSecond: number, burst: number, now: Clock): () => boolean {
  let left = burst
  let last = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + (Math.max(0, time - last) / 1000) * perSecond)
    last = time
    if (left < 1) return false
    left -= 1
    return true
  }
}

/**
 * Returns the household of an address, as the key for limits: an IPv4 address, or the first half of an IPv6 address. One household has all
 * addresses with the same half.
 */
export function householdOf(address: string): string {
  const four = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (four !== undefined || !address.includes(':')) return four ?? address
  const parts = (text = '') => text.split(':').filter((part) => part !== '')
  const [head, tail] = address.split('::').map(parts)
  const zeros = Array<string>(Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))).fill('0')
  return `${[...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}

/** Limits the number of events for each key, such as an address, in a time window. */
export interface KeyedLimit {
  /** True if the key may have one more event. */
  has(key: string): boolean
  /** Counts one event. */
  count(key: string): void
}

/** Number of keys that starts the removal of expired ones. */
const MANY = 1000

/** Makes a limit of `most` events in `ms` milliseconds. */
export function keyedLimit(most: number, ms: number, now: Clock): KeyedLimit {
  const times = new Map<string, number[]>()
  const recent = (key: string): number[] => (times.get(key) ?? []).filter((time) => time > now() - ms)
  return {
    has: (key) => recent(key).length < most,
    count(key) {
      if (times.size >= MANY) for (const old of times.keys()) if (recent(old).length === 0) times.delete(old)
      times.set(key, [...recent(key).slice(-most), now()])
    },
  }
}
