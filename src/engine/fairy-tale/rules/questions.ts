import type { Table } from '../table.ts'

/** Asks for a tile that shall be cleared of its monsters; some tile must have some. */
export function askForPlace({ state, emit }: Table, seat: number): void {
  state.pending = { kind: 'clear-place', seat }
  emit?.({ type: 'question-asked', seat, question: 'clear-place' })
}
