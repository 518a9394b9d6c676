/** Addresses of the duel, its book of rescues, and each rescue. */
export const TALE_ADDRESS = '#/boogyman'
export const BOOK_ADDRESS = `${TALE_ADDRESS}/rescues`
export const addressOf = (number: number): string => `${BOOK_ADDRESS}/${number}`
