import type { Place } from '../../kernel/boards/square.ts'
import type { Table } from '../table.ts'

/** Fills the bucket of a seat's character, where there may be fires to put out: it has one, full or empty [R 43]. */
export function fillBucket({ state, emit }: Table, seat: number, at: Place): void {
  const { extras, boxes } = state
  if (!extras || !boxes.fire || extras.buckets.includes(seat)) return
  extras.buckets = [...extras.buckets, seat].sort((a, b) => a - b)
  emit?.({ type: 'bucket-filled', seat, at })
}
