/** A character that nobody sees or types: it stands on both sides of words that are to stand out. */
const MARK = '\u2063'

/** Marks words of a message to stand out. */
export const strong = (text: string | number): string => `${MARK}${text}${MARK}`

/** A piece of a message. */
export interface Piece {
  /** Which piece it is, from 0. */
  index: number
  text: string
  strong: boolean
}

/** The pieces of a message, in order. */
export const pieces = (message: string): Piece[] =>
  message.split(MARK).map((text, index) => ({ index, text, strong: index % 2 === 1 }))

/** A message without its marks, as it is read aloud. */
export const plain = (message: string): string => message.replaceAll(MARK, '')
