/** Where the tale lies, its book of rescues, and each of them. */
export const TALE_ADDRESS = '#/fairy-tale'
export const BOOK_ADDRESS = `${TALE_ADDRESS}/rescues`
export const addressOf = (number: number): string => `${BOOK_ADDRESS}/${number}`
