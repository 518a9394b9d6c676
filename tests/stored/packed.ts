import { deflateRawSync } from 'node:zlib'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { openSession, writeGame } from '../../src/engine/kernel/index.ts'
import { textHash } from '../support/state-hash.ts'

/** Bytes as a link of the first form, whatever they hold: as somebody would make one who means no good. */
export function linkOf(bytes: Buffer): string {
  const body = bytes.toString('base64url')
  return `1${Buffer.from(textHash(body), 'hex').toString('base64url')}${body}`
}

/** A link as older versions made it, of a duel whose seed lets it end so; and the duel's text. */
export function linkEndingIn(end: string): { link: string; text: string } {
  const config = { players: ['Anna', 'Zoë'], first: 'red', rules: { trees: 'two' } } as const
  for (let seed = 0; seed < 1000; seed++) {
    const text = writeGame(boogyman, openSession(boogyman, config, seed))
    const link = linkOf(deflateRawSync(text))
    if (link.endsWith(end)) return { link, text }
  }
  throw new Error(`No link ends in ${end}.`)
}
