import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { LONGEST_TEXT, openSession, stateOf } from '../../src/engine/kernel/index.ts'
import { err, ok } from '../../src/engine/kernel/result.ts'
import { hasPosition, LONGEST_LINK, readLink, writeLink } from '../../src/sharing/link.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { recordedGame } from '../support/recorded-game.ts'
import { linkOf } from './packed.ts'

const won = recordedGame('won')
const read = (link: string) => readLink(fairyTale, link)

describe('a game as a link', () => {
  test('is the whole game again', async () => {
    const link = await writeLink(fairyTale, won, 'whole')
    expect(await read(link)).toEqual(ok({ session: won, sent: 'whole' }))
  })

  test('is read back unchanged for a game just begun, and with unusual names', async () => {
    const players = ['🧙‍♀️ “Zoë”', '<b>&#'] as const
    const session = openSession(boogyman, { players, first: 'red', rules: { trees: 'two' } }, 0)
    const link = await writeLink(boogyman, session, 'whole')
    expect(await readLink(boogyman, link)).toEqual(ok({ session, sent: 'whole' }))
  })

  test('has only characters that an address keeps, within the length that programs keep', async () => {
    const link = await writeLink(fairyTale, won, 'whole')
    expect(link).toMatch(/^1[\w-]+$/)
    expect(link.length).toBeLessThan(LONGEST_LINK)
  })
})

describe('the position only', () => {
  const running = { ...won, moves: won.moves.slice(0, 30) }

  test('is that position, without its history', async () => {
    const link = await writeLink(fairyTale, running, 'position')
    const found = await read(link)
    if (!found.ok) throw new Error(found.error.reason.code)
    expect(found.value.sent).toBe('position')
    expect(found.value.session.moves).toEqual([])
    expect(stateOf(found.value.session)).toEqual(stateOf(running))
    expect(found.value.session.config).toEqual(won.config)
  })

  test('is offered while the game is running', () => {
    expect([hasPosition(fairyTale, running), hasPosition(fairyTale, won)]).toEqual([true, false])
  })
})

describe('an invalid link has a reason', () => {
  test('broken off anywhere, or with any character changed, it is damaged', async () => {
    const link = await writeLink(fairyTale, won, 'whole')
    const damaged = err({ reason: { code: 'link-damaged' }, text: null })
    for (let at = 1; at < link.length - 1; at += 7) {
      expect(await read(link.slice(0, at))).toEqual(damaged)
      expect(await read(`${link.slice(0, at)}${link[at] === 'x' ? 'y' : 'x'}${link.slice(at + 1)}`)).toEqual(
        damaged,
      )
    }
  })

  test('whole but of another form, it is newer', async () => {
    const link = await writeLink(fairyTale, won, 'whole')
    expect(await read(`2${link.slice(1)}`)).toMatchObject({
      ok: false,
      error: { reason: { code: 'link-unknown' } },
    })
  })

  test.each([
    ['nothing', '', 'link-damaged'],
    ['longer than any', 'x'.repeat(10_000_000), 'link-too-long'],
    ['no letters of an address', '1??????%%%', 'link-damaged'],
    ['nothing packed', linkOf(Buffer.from('not packed')), 'link-damaged'],
    ['no text', linkOf(deflateRawSync(Buffer.of(0xff, 0xfe))), 'link-damaged'],
    ['no game', linkOf(deflateRawSync('7')), 'wrong-shape'],
    ['another game', linkOf(deflateRawSync('{"format":1,"game":"chess","rulesVersion":1}')), 'unknown-game'],
    ['a little that unpacks to very much', linkOf(deflateRawSync(' '.repeat(4 * LONGEST_TEXT))), 'too-long'],
  ])('%s', async (_, link, code) => {
    expect(await read(link)).toMatchObject({ ok: false, error: { reason: { code } } })
  })
})
