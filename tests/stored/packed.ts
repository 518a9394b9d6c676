import { deflateRawSync } from 'node:zlib'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { openSession, writeGame } from '../../src/engine/kernel/index.ts'
import { textHash } from '../support/state-hash.ts'

/** Returns bytes as a link of the first form, whatever they contain, as an attacker might. */
export function linkOf(bytes: Buffer): string {
  const body = bytes.toString('base64url')
  return `1${Buffer.from(textHash(body), 'hex').toString('base64url')}${body}`
}

/** Returns a link in the form of older versions, for a duel with a seed that gives it this end; and the duel's text. */
export function linkEndingIn(end: string): { link: string; text: string } {
  const config = { players: ['Anna', 'Zoë'], first: 'red', rules: { trees: 'two' } } as const
  for (let seed = 0; seed < 1000; seed++) {
    const text = writeGame(boogyman, openSession(boogyman, config, seed))
    const link = linkOf(deflateRawSync(text))
    if (link.endsWith(end)) return { link, text }
  }
  throw new Error(`No link ends in ${end}.`)
}
