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
  if (plot === null) throw new Error(`Unknown plot "${name}".`)
  return { kind: 'plot', plot }
}

const everything: readonly Subject[] = [
  ...BUILDING_IDS.map((building) => ({ kind: 'building' as const, building })),
  ...INFLUENCE_IDS.map((influence) => ({ kind: 'influence' as const, influence })),
  ...EVENT_CARD_IDS.map((event) => ({ kind: 'event' as const, event })),
  ...CATEGORIES.map((category) => ({ kind: 'power' as const, category })),
]

describe('the card of a building', () => {
  it('shows price and benefits, allowed plots, and its Pawnshop price [C 7]', () => {
    const [turnpike] = ask({ kind: 'building', building: 'turnpike' })
    expect(turnpike?.name).toBe('Turnpike')
    expect(plain(turnpike?.text ?? '')).toBe(
      'It costs three bricks and gives three points. When a Trade card is turned up, it pays as many bricks.',
    )
    expect(turnpike?.notes).toEqual([
      'It can only go along a road.',
      'Each road has room for one Turnpike only.',
      'The Pawnshop gives two bricks for the card.',
      'There are four of them.',
    ])
  })

  it('shows its epoch in strategic games [C 33]', () => {
    const chapel: Subject = { kind: 'building', building: 'chapel' }
    expect(ask(chapel, basic.replace('basic', 'strategic'))[0]?.notes.at(-1)).toBe(
      'There are three of them. It is in epoch A.',
    )
    expect(ask(chapel)[0]?.notes.at(-1)).toBe('There are three of them.')
  })

  it('shows the bonus of its plot, and a plot without an owner', () => {
    expect(ask(at('d4'))[0]?.notes[0]).toBe('It is on d4. The plot adds nothing to its income.')
    expect(ask(at('c5'))[0]).toMatchObject({ name: 'Stable' })
    expect(ask(at('c5'))[0]?.notes[1]).toBe('It has no owner. Claim the plot, and you get it too.')
    expect(ask(at('a5'))).toEqual([])
  })
})

describe('the cards of Influence and Events', () => {
  it('say when they are played, and whether a Safe Conduct wards them off [C 19]', () => {
    expect(ask({ kind: 'influence', influence: 'banishment' })[0]?.notes).toEqual([
      'It never takes a last plot.',
      'It fails if the rival has a Safe Conduct.',
      'Play it in your turn, before or after you turn up a card.',
      'There are two of them.',
    ])
    expect(ask({ kind: 'influence', influence: 'exemption' })[0]?.notes).toEqual(['There are two of them.'])
  })

  it('link to the page that shows their gain or loss [C 21]', () => {
    expect(ask({ kind: 'event', event: 'fire' })[0]).toMatchObject({ page: 'taking', name: 'Fire' })
    expect(ask({ kind: 'event', event: 'settlers' })[0]).toMatchObject({ page: 'giving', notes: [] })
  })
})

it.each(['en', 'nl'] as const)('describes all things in distinct %s sentences', (language) => {
  const told = everything.flatMap((subject) => ask(subject, basic, language))
  expect(told).toHaveLength(everything.length)
  for (const { text, notes, page } of told) {
    for (const sentence of [plain(text), ...notes]) expect(sentence).toMatch(/^[\p{Lu}0-9].{6,}\.$/u)
    expect(page && BOOK.isPage(page)).toBe(true)
  }
  expect(new Set(told.map(({ name }) => name)).size).toBe(told.length)
})
