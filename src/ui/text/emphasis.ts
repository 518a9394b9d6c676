/** An invisible character that encloses emphasized words. Keyboards cannot type it. */
const MARK = '\u2063'

/** Emphasizes words of a message. */
export const strong = (text: string | number): string => `${MARK}${text}${MARK}`

/** A piece of a message. */
export interface Piece {
  /** Index of the piece, from 0. */
  index: number
  text: string
  strong: boolean
}

/** The pieces of a message, in order. */
export const pieces = (message: string): Piece[] =>
  message.split(MARK).map((text, index) => ({ index, text, strong: index % 2 === 1 }))

/** A message without its marks, for screen readers. */
export const plain = (message: string): string => message.replaceAll(MARK, '')
