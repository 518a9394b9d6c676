import { describe, expect, it } from 'vitest'
import {
  BUILDING_IDS,
  CATEGORIES,
  EVENT_CARD_IDS,
  INFLUENCE_IDS,
  parsePlot,
} from '../../../../engine/citadel/index.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import { viewOf } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { cardOf } from './card-of.ts'
import type { Subject } from './subject.ts'

const basic =
  'version basic | seat 1 bricks 3 plots d4=turnpike a5 | seat 2 bricks 0 plots h5 | neutral c5=stable'

const ask = (subject: Subject, position = basic, language: 'en' | 'nl' = 'en') =>
  cardOf(subject, viewOf(position), messagesOf(language))

function at(name: string): Subject {
  const plot = parsePlot(name)
  if (plot === null) throw new Error(`There is no plot ${name}.`)
  return { kind: 'plot', plot }
}

const everything: readonly Subject[] = [
  ...BUILDING_IDS.map((building) => ({ kind: 'building' as const, building })),
  ...INFLUENCE_IDS.map((influence) => ({ kind: 'influence' as const, influence })),
  ...EVENT_CARD_IDS.map((event) => ({ kind: 'event' as const, event })),
  ...CATEGORIES.map((category) => ({ kind: 'power' as const, category })),
]

describe('the card of a building', () => {
  it('tells what it costs and brings, where it may stand, and what the Pawnshop gives [C 7]', () => {
    const [turnpike] = ask({ kind: 'building', building: 'turnpike' })
    expect(turnpike?.name).toBe('Turnpike')
    expect(plain(turnpike?.text ?? '')).toBe(
      'It costs three bricks to build, brings in as much when a Trade card is turned up, and counts three points.',
    )
    expect(turnpike?.notes).toEqual([
      'It may only stand along a road.',
      'Each road has room for one Turnpike only.',
      'The Pawnshop gives two bricks for the card.',
      'There are four of them.',
    ])
  })

  it('tells its epoch in the strategic game alone [C 33]', () => {
    const chapel: Subject = { kind: 'building', building: 'chapel' }
    expect(ask(chapel, basic.replace('basic', 'strategic'))[0]?.notes.at(-1)).toBe(
      'There are three of them. It comes in epoch A.',
    )
    expect(ask(chapel)[0]?.notes.at(-1)).toBe('There are three of them.')
  })

  it('tells what its plot adds, and where nobody owns it', () => {
    expect(ask(at('d4'))[0]?.notes[0]).toBe('It stands on d4, which adds nothing to its income.')
    expect(ask(at('c5'))[0]).toMatchObject({ name: 'Stable' })
    expect(ask(at('c5'))[0]?.notes[1]).toBe('It is nobody’s: whoever claims the plot gets it as well.')
    expect(ask(at('a5'))).toEqual([])
  })
})

describe('the cards of Influence and Events', () => {
  it('tell whether a Safe Conduct wards them off, and when they are played [C 19]', () => {
    expect(ask({ kind: 'influence', influence: 'banishment' })[0]?.notes).toEqual([
      'Nobody loses their last plot to it.',
      'A Safe Conduct in the rival’s hand wards it off.',
      'Play it in your own turn, before you turn up a card or after.',
      'There are two of them.',
    ])
    expect(ask({ kind: 'influence', influence: 'exemption' })[0]?.notes).toEqual(['There are two of them.'])
  })

  it('lead to the page that shows what they take or give [C 21]', () => {
    expect(ask({ kind: 'event', event: 'fire' })[0]).toMatchObject({ page: 'taking', name: 'Fire' })
    expect(ask({ kind: 'event', event: 'settlers' })[0]).toMatchObject({ page: 'giving', notes: [] })
  })
})

it.each(['en', 'nl'] as const)(
  'everything is told in whole sentences in %s, each thing differently',
  (language) => {
    const told = everything.flatMap((subject) => ask(subject, basic, language))
    expect(told).toHaveLength(everything.length)
    for (const { text, notes, page } of told) {
      for (const sentence of [plain(text), ...notes]) expect(sentence).toMatch(/^[\p{Lu}0-9].{6,}\.$/u)
      expect(page && BOOK.isPage(page)).toBe(true)
    }
    expect(new Set(told.map(({ name }) => name)).size).toBe(told.length)
  },
)
