/** Monster `m` and its number, character `c` and its seat, `f` and what a soldier or villager is: how pieces are called on the board. */
export const monsterPiece = (n: number): string => `m${n}`
export const characterPiece = (seat: number): string => `c${seat}`
export const figurePiece = (id: string): string => `f${id}`
