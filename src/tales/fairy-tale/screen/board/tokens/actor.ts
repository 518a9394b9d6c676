import type { Event } from '../../../../../engine/fairy-tale/index.ts'

/** Monster `m` and its number, character `c` and its seat: how pieces are called on the board. */
export const monsterPiece = (n: number): string => `m${n}`
export const characterPiece = (seat: number): string => `c${seat}`

/** Whether an event is about this piece's own step or coming. */
export function isActor(event: Event, piece: string): boolean {
  switch (event.type) {
    case 'monster-appeared':
    case 'monster-stepped':
    case 'monster-stayed':
    case 'monster-put-out':
      return piece === monsterPiece(event.monster)
    case 'character-walked':
    case 'character-carried':
      return piece === characterPiece(event.seat)
    default:
      return false
  }
}
