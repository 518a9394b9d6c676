import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto'
import { SEEDS, seedText } from '../engine/kernel/index.ts'

/** Returns a new key or token: 128 random bits as base64url. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** Returns the hash of a key or token, which a log may hold. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Returns the pass of a table. A device without a seat can return with it. The pass does not reveal the key. */
export const passOf = (keyHash: string): string => hashOf(`pass ${keyHash}`).slice(0, 22)

/** Returns the id of a new table. */
export const newTableId = (): string => randomBytes(16).toString('hex')

/** Returns a new code of six letters and digits. */
export const newCode = (): string => seedText(randomInt(SEEDS)).replace('-', '')

/** Returns a new random word for a game. */
export const randomWord = (): number => randomBytes(4).readInt32LE()

const CIPHER = 'aes-256-gcm'
const keyOf = (secret: string): Buffer => createHash('sha256').update(`seal ${secret}`).digest()

/** Encrypts a text with a secret. `unsealed` decrypts it. */
export function sealed(text: string, secret: string): string {
  const start = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyOf(secret), start)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [start, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts a sealed text. Throws if the secret is wrong, or the text was changed. */
export function unsealed(text: string, secret: string): string {
  const [start, tag, body] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!start || !tag || !body) throw new Error('This is no sealed text.')
  const decipher = createDecipheriv(CIPHER, keyOf(secret), start, { authTagLength: 16 }).setAuthTag(tag)
  return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
}
