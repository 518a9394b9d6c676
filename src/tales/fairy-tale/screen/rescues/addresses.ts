/** The addresses of the tale, its book of rescues, and each rescue. */
export const TALE_ADDRESS = '#/fairy-tale'
export const BOOK_ADDRESS = `${TALE_ADDRESS}/rescues`
export const addressOf = (number: number): string => `${BOOK_ADDRESS}/${number}`
