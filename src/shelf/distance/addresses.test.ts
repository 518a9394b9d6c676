import { describe, expect, it } from 'vitest'
import {
  codeAddress,
  linkAddress,
  reachableAddresses,
  readCode,
  readJoining,
  ticketAddress,
  writtenAddress,
} from './addresses.ts'

const KEY = 'abc_DEF-ghi0123456789x'
const TABLE = 'tAbLe-1234'

const at = (address: string) => new URL(address) as unknown as Location

describe('a code', () => {
  it('is read as people write it', () => {
    expect(readCode('MKWTRB')).toBe('MKWTRB')
    expect(readCode(' mkw-trb ')).toBe('MKWTRB')
    expect(readCode('o1l 2i3')).toBe('011213')
  })

  it('is none of other length or signs', () => {
    for (const text of ['', 'MKWTR', 'MKWTRBX', 'MKW!RB']) expect(readCode(text)).toBeNull()
  })
})

describe('what follows the joining page in an address', () => {
  it('is a code or a keyed table', () => {
    expect(readJoining('mkwtrb')).toEqual({ code: 'MKWTRB' })
    expect(readJoining(`${TABLE}.${KEY}`)).toEqual({ table: TABLE, key: KEY })
  })

  it('survives changes by mail and chat programs', () => {
    expect(readJoining('MKWTRB).')).toEqual({ code: 'MKWTRB' })
    expect(readJoining(`${TABLE}%2E${KEY}.`)).toEqual({ table: TABLE, key: KEY })
  })

  it('is nothing if the key was cut off', () => {
    expect(readJoining(`${TABLE}.${KEY.slice(0, 20)}`)).toBeNull()
    expect(readJoining('')).toBeNull()
  })

  it('is what ends a table’s addresses', () => {
    const base = 'http://192.168.1.20:4173'
    const rest = (address: string) => address.replace(`${base}/#/join/`, '')
    expect(readJoining(rest(codeAddress(base, 'MKWTRB')))).toEqual({ code: 'MKWTRB' })
    expect(readJoining(rest(linkAddress(base, TABLE, KEY)))).toEqual({ table: TABLE, key: KEY })
    expect(readJoining(rest(ticketAddress(base, TABLE, KEY)))).toEqual({ table: TABLE, ticket: KEY })
  })
})

describe('the addresses for other devices', () => {
  it('are those of the local network, if this device has opened the page on itself', () => {
    const found = ['http://192.168.1.20:4173/', '10.0.0.2:4173']
    expect(reachableAddresses(found, at('http://localhost:4173/'))).toEqual([
      'http://192.168.1.20:4173',
      'http://10.0.0.2:4173',
    ])
    expect(reachableAddresses([], at('http://127.0.0.1:4173/'))).toEqual([])
  })

  it('begin with the one this device used', () => {
    const found = ['http://10.0.0.2:4173', 'http://house.local:4173']
    expect(reachableAddresses(found, at('http://house.local:4173/'))).toEqual([
      'http://house.local:4173',
      'http://10.0.0.2:4173',
    ])
  })

  it('are written without the protocol', () => {
    expect(writtenAddress('http://10.0.0.2:4173')).toBe('10.0.0.2:4173')
  })
})
