import { describe, expect, it } from 'vitest'
import { pathFace, placementsOf, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, openSession } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { placeName } from '../forest/names.ts'
import { CONFIG, drawn, type ForestSketch, played } from '../log/drawn-tale.ts'
import { moveInWords } from './move-words.ts'

/** Returns the announcement of the last move of a game. */
function said({ config, moves }: Session, language: 'en' | 'nl' = 'en', byComputer = false): string {
  const move = moves.at(-1)
  return move ? moveInWords({ m: messagesOf(language), config, lines: null }, move, byComputer) : ''
}

const LANE = { '0,-1': [5], '0,-2': [5, 'ogre', 1], '0,-3': [5, 'ice-witch', 2] } as const
const end = [{ type: 'end-turn' }] as const

describe('the announcement of a move', () => {
  it('begins with one die, and ends with the positions and the player on turn', () => {
    const session = played(drawn(LANE), end, [1])
    expect(said(session)).toMatch(
      /^1: the North\. Three monsters of the North moved\. Now: an Ogre at 1 north; two Ice Witches at 2 north\. .* turn\. Chapter the \w+\.$/,
    )
    expect(said(session, 'nl')).toMatch(/ Nu: een oger op 1 noord; twee ijsheksen op 2 noord\. /)
  })

  it('leaves out monsters that did not move', () => {
    expect(said(played(drawn(LANE), end, [2]))).not.toContain('Now:')
  })

  it('names nearest places and counts the rest', () => {
    const steps = Array.from(
      { length: 8 },
      (_, step) => [`0,${-step - 2}`, [5, 'troll', 1] as const] as const,
    )
    const long: ForestSketch = { '0,-1': [5], ...Object.fromEntries(steps) }
    expect(said(played(drawn(long), end, [1]))).toContain(
      'Now: a Troll at 1 north; a Troll at 2 north; a Troll at 3 north; a Troll at 4 north; a Troll at 5 north; three more, farther away.',
    )
  })

  it('names the place of a new tile', () => {
    const state = drawn(LANE, { market: [pathFace(1, 15), null, null] })
    const [[at, [turn = 0]] = [CENTRE, []]] = placementsOf(state, 0)
    expect(said(played(state, [{ type: 'expand', slot: 0, at, turn }]))).toContain(
      ` Now: the tile at ${placeName(messagesOf('en'), at)}.`,
    )
  })

  it('names the place of a bot’s character, but not of a person’s', () => {
    const session = played(drawn(LANE), [{ type: 'walk', to: neighbour(CENTRE, 'north') }])
    expect(said(session)).not.toContain('Now:')
    expect(said(session, 'en', true)).toMatch(/ walked one step: north\. Now: Puss in Boots at 1 north\.$/)
    const back = played(drawn(LANE), [
      { type: 'walk', to: neighbour(CENTRE, 'north') },
      { type: 'walk', to: CENTRE },
    ])
    expect(said(back, 'en', true)).toMatch(/ Now: Puss in Boots at the Oak\.$/)
  })

  it('names a roll of 5, and the player who chooses, once', () => {
    const withOgre = drawn({ ...LANE, '0,-2': [5, 'ogre', 1] })
    expect(said(played(withOgre, end, [5]))).toBe('5: Anna can choose a side.')
  })
})

describe('the announcement of the opening', () => {
  const { first } = openSession(fairyTale, CONFIG, 8)
  const laid = suggestOpening(first)

  it('names place, roads and number of first tiles', () => {
    expect(said(played(first, laid.slice(0, 1)))).toMatch(
      /^[A-Z].* laid north, roads .*south.*\. One of four\.$/,
    )
    expect(said(played(first, laid.slice(0, 2)), 'nl')).toMatch(
      / ligt oost, wegen .*west.*\. Twee van de vier\.$/,
    )
    expect(said(played(first, laid))).toMatch(/ laid west, .* All four are laid\.$/)
  })

  it('describes both tiles of a swap', () => {
    const [one, other] = laid
    if (!one || !other) throw new Error('Nothing can be laid.')
    const session = played(first, [one, other, { ...one, side: other.side, turn: other.turn }])
    expect(said(session)).toMatch(/ laid east, .* laid north, .* Two of four\.$/)
  })

  it('names every tile of the first market once, including a dark diamond', () => {
    const tales = Array.from({ length: 40 }, (_, seed) => openSession(fairyTale, CONFIG, seed).first)
    const texts = tales.map((tale) => said(played(tale, [...suggestOpening(tale), { type: 'begin' }])))
    expect(texts.filter((text) => text.includes('a dark diamond')).length).toBeGreaterThan(0)
    for (const text of texts) expect(text).not.toContain('came to the market')
  })
})
