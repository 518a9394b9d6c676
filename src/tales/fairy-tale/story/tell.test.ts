import { describe, expect, test } from 'vitest'
import games from '../../../../tests/recorded/games.json' with { type: 'json' }
import { recordedGame } from '../../../../tests/support/recorded-game.ts'
import { upTo } from '../../../engine/kernel/index.ts'
import { plain } from '../../../ui/text/emphasis.ts'
import { expansions, gapsOf } from '../../../ui/text/grammar.ts'
import type { Session } from '../game.ts'
import { messagesOf } from '../words/testing.ts'
import { chaptersOf } from './chapters.ts'
import { writeStory } from './tell.ts'

const LANGUAGES = ['en', 'nl'] as const
const GAMES = games.map(({ name }) => name)

const told = (session: Session, language: 'en' | 'nl') => writeStory(session, messagesOf(language))
const sentencesOf = (session: Session, language: 'en' | 'nl') =>
  told(session, language).flatMap(({ sentences }) => sentences.map(plain))

/** The same game with another seed, which selects other sentences. */
const toldByOther = (session: Session): Session => ({ ...session, seed: session.seed + 1 })

describe.each(LANGUAGES)('our tale in %s', (language) => {
  test.each(GAMES)('uses every sentence once and fills every gap in the recorded game %s', (name) => {
    // Two seeds for each game, for more stories than were recorded.
    for (const session of [recordedGame(name), toldByOther(recordedGame(name))]) {
      const all = sentencesOf(session, language)
      expect(new Set(all).size).toBe(all.length)
      expect(all.filter((sentence) => /[{}[\]<>|]|undefined/.test(sentence))).toEqual([])
      expect(all.filter((sentence) => !/^[“\p{Lu}]/u.test(sentence))).toEqual([])
    }
  })

  test.each(GAMES)('retells the recorded game %s equally', (name) =>
    expect(told(recordedGame(name), language)).toEqual(told(recordedGame(name), language)),
  )

  test('stays unchanged when more turns follow', () => {
    const session = recordedGame('won')
    const whole = told(session, language)
    for (let moves = 0; moves < session.moves.length; moves += 7) {
      const sofar = told(upTo(session, moves), language)
      expect(whole.slice(0, sofar.length)).toEqual(sofar)
    }
  })
})

describe('our tale is true', () => {
  const happened = (name: string) => chaptersOf(recordedGame(name)).flatMap(({ happenings }) => happenings)

  test.each(GAMES)('mentions every heart, diamond and end of %s', (name) => {
    const session = recordedGame(name)
    const events = session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))
    const count = (type: string) => events.filter((event) => event.type === type).length
    const told = happened(name)
    expect(told.filter(({ what }) => what === 'hurt')).toHaveLength(count('oak-hurt'))
    expect(told.filter(({ what }) => what === 'diamond')).toHaveLength(count('diamond-destroyed'))
    expect(told.filter(({ what }) => what === 'ended')).toHaveLength(count('game-ended'))
    const sentences = sentencesOf(session, 'en')
    // Each of these sentences has words that no other sentence has.
    expect(
      sentences.filter((sentence) => /dark diamond(, and it| broke| fell to|,)/.test(sentence)).length,
    ).toBe(count('diamond-destroyed'))
  })

  test('names the kinds of monsters that hurt the Oak, in order', () => {
    const kinds = happened('lost').flatMap((one) => (one.what === 'hurt' ? [one.monster] : []))
    const names = kinds.map((kind) => messagesOf('en').common.monsters[kind])
    const hurt = sentencesOf(recordedGame('lost'), 'en').filter((one) =>
      /heart|tore a branch|shook him/.test(one),
    )
    expect(hurt).toHaveLength(kinds.length)
    for (const [index, name] of names.entries()) expect(hurt[index]).toContain(name)
  })

  test('omits a turn that is still running', () => {
    const session = recordedGame('won')
    const running = upTo(session, session.moves.length - 1)
    expect(told(running, 'en')).toHaveLength(told(session, 'en').length - 1)
  })
})

test.each(LANGUAGES)('fills every gap in every sentence in %s', (language) => {
  const KNOWN = ['who', 'heroes', 'monsters', 'count', 'steps', 'tiles', 'thing', 'nth']
  const ways = waysIn(messagesOf(language).ourTale)
  expect(ways.length).toBeGreaterThan(150)
  for (const way of ways) for (const gap of gapsOf(way)) expect(KNOWN).toContain(gap)
  // No part of the grammar is left open: choices and agreements are closed.
  for (const way of ways)
    for (const sentence of expansions(way))
      expect(sentence.replace(/<[^<>/|]*\/[^<>/|]*>/g, '')).not.toMatch(/[[\]|<>]/)
})

/** Every sentence in a tree of words. */
function waysIn(words: unknown): readonly string[] {
  if (Array.isArray(words)) return words
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(waysIn) : []
}
