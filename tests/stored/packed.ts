import { textHash } from '../support/state-hash.ts'

/** Bytes as a link of the first form, whatever they hold: as somebody would make one who means no good. */
export function linkOf(bytes: Buffer): string {
  const body = bytes.toString('base64url')
  return `1${Buffer.from(textHash(body), 'hex').toString('base64url')}${body}`
}
