import { describe, expect, test } from 'vitest'
import { boogyman } from '../../src/engine/boogyman/index.ts'
import { citadel, standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import { everyBox } from '../../src/engine/fairy-tale/index.ts'
import { standardRules as countryRules, fortland } from '../../src/engine/fortland/index.ts'
import { fortress, PRESETS, standardRules as siegeRules } from '../../src/engine/fortress/index.ts'
import {
  advance,
  type Game,
  type GameTypes,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { readLink, writeLink } from '../../src/sharing/link.ts'
import { repairsOf } from '../../src/sharing/mutilated.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { someConfig } from '../support/random-play.ts'
import { linkEndingIn } from './packed.ts'

/** Plays a random game; returns a session for every move. */
function sessionsOf<K extends GameTypes>(game: Game<K>, config: K['Config'], seed: number, moves: number) {
  const { draw } = seededRng({ random: randomState(seed + 1) })
  const sessions: Session<K>[] = [openSession(game, config, seed)]
  for (let move = 0; move < moves; move++) {
    const last = sessions.at(-1)
    const actions = last ? game.list(stateOf(last)) : []
    const calm = actions.filter((action) => !/"(give-up|resign|draw)"/.test(JSON.stringify(action)))
    const action = calm[draw(Math.max(1, calm.length))]
    const next = last && action !== undefined ? advance(game, last, action) : null
    if (next?.ok) sessions.push(next.value)
  }
  return sessions
}

/** A test of the links of one game. */
type Trial = <K extends GameTypes>(game: Game<K>, sessions: readonly Session<K>[]) => Promise<void>

const MOVES = 16

/** Runs a test with games of all five tales, this many of each. */
async function inAllTales(trial: Trial, games: number): Promise<void> {
  for (let seed = 0; seed < games; seed++) {
    const tale = someConfig(1 + (seed % 4), 'fairy-tale', {}, everyBox(true))
    const duel = { players: ['Anna', 'Zoë'], first: 'red', rules: { trees: 'two' } } as const
    const countries = { players: ['Anna', '', 'Ben'], rules: countryRules() }
    const siege = {
      player: 'Anna',
      muster: PRESETS['town-watch'],
      against: { defenders: 5 },
      rules: siegeRules(),
    }
    const orders = { players: ['Anna', 'Ben', ''], rules: citadelRules() }
    await trial(fairyTale, sessionsOf(fairyTale, tale, seed, MOVES))
    await trial(boogyman, sessionsOf(boogyman, duel, seed, MOVES))
    await trial(fortland, sessionsOf(fortland, countries, seed, MOVES))
    await trial(fortress, sessionsOf(fortress, siege, seed, MOVES))
    await trial(citadel, sessionsOf(citadel, orders, seed, MOVES))
  }
}

const half = (link: string) => link.length >> 1
const inside = (link: string, what: string) => `${link.slice(0, half(link))}${what}${link.slice(half(link))}`
const everyFew = (link: string, what: string) => link.replace(/.{60}/g, (piece) => piece + what)

/** Changes that programs make to an address. */
const MUTILATIONS: Readonly<Record<string, (link: string) => string>> = {
  'a full stop behind it': (link) => `${link}.`,
  'a bracket behind it': (link) => `${link})`,
  'a pointed bracket behind it': (link) => `${link}>`,
  'a star behind it': (link) => `${link}*`,
  'quotation marks behind it': (link) => `${link}"`,
  'a comma behind it': (link) => `${link},`,
  'all of these behind it': (link) => `${link}).",>*!?;:…”»`,
  'a mark of italics behind it': (link) => `${link}_`,
  'a mark of bold behind it': (link) => `${link}**`,
  'dashes behind it': (link) => `${link}--`,
  'a tag behind it': (link) => `${link}</a>`,
  'more words behind it': (link) => `${link} and have fun`,
  'more words in writing behind it': (link) => `${link}%20and%20have%20fun`,
  'without its last sign': (link) => link.slice(0, -1),
  'with a full stop in place of its last sign': (link) => `${link.slice(0, -1)}.`,
  'with its signs in writing': (link) => link.replaceAll('_', '%5F').replaceAll('-', '%2D'),
  'with its signs in small writing': (link) => link.replaceAll('_', '%5f').replaceAll('-', '%2d'),
  'with its signs twice in writing': (link) => link.replaceAll('_', '%255F').replaceAll('-', '%252D'),
  'a blank inside': (link) => inside(link, ' '),
  'a line break inside': (link) => inside(link, '\r\n'),
  'a blank in writing inside': (link) => inside(link, '%20'),
  'a line break in writing inside': (link) => inside(link, '%0A'),
  'an invisible blank inside': (link) => inside(link, '\u200b'),
  'broken into lines': (link) => everyFew(link, '\n'),
  'broken into lines, with a full stop and words behind it': (link) =>
    `${everyFew(link, '%0D%0A')}. See you!`,
  'a blank before it': (link) => `%20 ${link}`,
}

describe('a link that was mutilated on its way', () => {
  test.each(Object.keys(MUTILATIONS))('%s, is the same game', async (name) => {
    const mutilate = MUTILATIONS[name]
    if (!mutilate) throw new Error('There is no such way.')
    let tried = 0
    await inAllTales(async (game, sessions) => {
      for (const [index, session] of sessions.entries()) {
        if (index % 3 > 0) continue
        const link = await writeLink(game, session, index % 2 ? 'position' : 'whole')
        const [sent, found] = [await readLink(game, link), await readLink(game, mutilate(link))]
        if (!sent.ok || !found.ok) throw new Error(`${name}: ${link}`)
        expect(writeGame(game, found.value.session)).toBe(writeGame(game, sent.value.session))
        expect(found.value.sent).toBe(sent.value.sent)
        tried += 1
      }
    }, 3)
    expect(tried).toBeGreaterThan(80)
  })

  test('never becomes another game, after any damage', async () => {
    const { draw } = seededRng({ random: randomState(7) })
    const signs = 'AZaz09-_%. )'
    const counts = { same: 0, refused: 0 }
    await inAllTales(async (game, sessions) => {
      for (const session of sessions.slice(0, 6)) {
        const link = await writeLink(game, session, 'whole')
        const sent = writeGame(game, session)
        for (let time = 0; time < 12; time++) {
          const at = draw(link.length)
          const lost = draw(4)
          const more = Array.from({ length: draw(3) }, () => signs.charAt(draw(signs.length))).join('')
          const found = await readLink(game, link.slice(0, at) + more + link.slice(at + lost))
          if (found.ok) expect(writeGame(game, found.value.session)).toBe(sent)
          else expect(['link-damaged', 'link-unknown']).toContain(found.error.reason.code)
          counts[found.ok ? 'same' : 'refused'] += 1
        }
      }
    }, 8)
    expect(counts.refused).toBeGreaterThan(1000)
    expect(counts.same).toBeGreaterThan(50)
  })

  test('without two signs of its end, or with one of its middle, it is refused', async () => {
    await inAllTales(async (game, sessions) => {
      for (const session of sessions.slice(0, 4)) {
        const link = await writeLink(game, session, 'whole')
        const damaged = { ok: false, error: { reason: { code: 'link-damaged' } } }
        expect(await readLink(game, link.slice(0, -2))).toMatchObject(damaged)
        expect(await readLink(game, link.slice(0, half(link)) + link.slice(half(link) + 1))).toMatchObject(
          damaged,
        )
      }
    }, 4)
  })
})

describe('a new link', () => {
  test('never ends in signs that programs drop', async () => {
    let written = 0
    await inAllTales(async (game, sessions) => {
      for (const session of sessions) {
        for (const sent of ['whole', 'position'] as const) {
          const link = await writeLink(game, session, sent)
          expect(link).toMatch(/^1[\w-]{6,}[A-Za-z0-9]$/)
          written += 1
        }
      }
    }, 14)
    expect(written).toBeGreaterThan(2000)
  })
})

describe('a link that was sent by an older version, and ends in such a sign', () => {
  test.each(['-', '_'])('is read without its %s', async (end) => {
    const { link, text } = linkEndingIn(end)
    for (const one of [link, link.slice(0, -end.length), `${link.slice(0, -end.length)}.`]) {
      const found = await readLink(boogyman, one)
      expect(found.ok && writeGame(boogyman, found.value.session)).toBe(text)
    }
  })
})

test('candidates for a cut link: any one sign more, or several missing ones', () => {
  const all = repairsOf('abc_')
  for (const one of ['abc', 'abc_Z', 'abc_-', 'abc_--', 'abc_-_', 'abc_---']) expect(all).toContain(one)
  expect(all).not.toContain('abc_')
  expect(all).toHaveLength(1 + 64 + 4 + 8)
})
