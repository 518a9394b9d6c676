/** Monster `m` and its number, character `c` and its seat: how pieces are called on the board. */
export const monsterPiece = (n: number): string => `m${n}`
export const characterPiece = (seat: number): string => `c${seat}`
