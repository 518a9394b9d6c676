import type { Code } from '../../protocol/messages.ts'

// Loads with the first page, so it must not import schemas.

/** Why a request failed. `unreachable`: no connection, or no answer in time. */
export interface Failure {
  readonly ok: false
  readonly code: Code | 'unreachable'
  readonly refusal?: unknown
}

export const UNREACHABLE: Failure = { ok: false, code: 'unreachable' }

/** Temporary reasons: the device tries again by itself. */
const PASSING: readonly Failure['code'][] = ['unreachable', 'busy', 'too-fast', 'full']

/** Permanent reasons: the device can never return to its table. */
const FINAL: readonly Failure['code'][] = ['no-table', 'ended', 'wrong-shape', 'not-your-seat']

/** Returns when a device that failed to return tries again: by itself, on the player's request, or never. */
export const retryAfter = (code: Failure['code']): 'soon' | 'by-hand' | 'never' =>
  PASSING.includes(code) ? 'soon' : FINAL.includes(code) ? 'never' : 'by-hand'

/** True if the reason means that the table no longer exists. */
export const isGoneBy = (ended: Failure['code'] | null): boolean => ended === 'no-table' || ended === 'ended'
