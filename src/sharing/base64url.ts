/** Letters, digits, "-" and "_" only: what an address holds without a change. */
const LETTERS = /^[A-Za-z0-9_-]*$/

/** How many bytes are turned into characters at once. */
const PIECE = 0x8000

/** Bytes as text for an address. */
export function toBase64url(bytes: Uint8Array): string {
  let characters = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    characters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of such a text; null where it is none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!LETTERS.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}
