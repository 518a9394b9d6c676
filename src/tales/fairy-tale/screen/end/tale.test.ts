import { describe, expect, test } from 'vitest'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { pieces } from '../../../../ui/text/emphasis.ts'
import { messagesOf } from '../../words/testing.ts'
import type { Deeds } from '../log/deeds.ts'
import { tellTale } from './tale.ts'
import type { KeyMoment, TurnHistory } from './turn-history.ts'

const [en, nl] = [messagesOf('en'), messagesOf('nl')]

const seats: SeatConfig[] = [
  { character: 'huntsman', player: 'Anna' },
  { character: 'rapunzel', player: '' },
]
const idle: Deeds = { steps: 0, tiles: 0, monsters: 0, diamonds: 0 }
const told = (moments: KeyMoment[], cast: Deeds[] = [idle, idle]): TurnHistory => ({
  outcome: 'lost',
  turns: Array.from({ length: 9 }, (_, i) => ({ turn: i + 1, tiles: 5 + i, monsters: i })),
  moments,
  cast,
})
const plain = (text: string | undefined) =>
  pieces(text ?? '')
    .map((piece) => piece.text)
    .join('')

const diamond = (turn: number, nth: number, seat: number, monsters = 0): KeyMoment => ({
  kind: 'diamond',
  turn,
  nth,
  seat,
  monsters,
})
const heart = (turn: number, nth: number, monster: 'ogre' | 'troll' = 'ogre'): KeyMoment => ({
  kind: 'heart',
  turn,
  nth,
  monster,
})

describe('the tale of a game', () => {
  test('names hero, diamond and day, and the player at the first mention of a hero', () => {
    const { paragraphs } = tellTale(
      told([diamond(3, 1, 0), diamond(7, 2, 0, 2), diamond(7, 3, 1)]),
      'won',
      seats,
      en,
    )
    expect(plain(paragraphs[0])).toBe(
      'On the third day the Huntsman (Anna) broke the first dark diamond. ' +
        'On the seventh day the Huntsman broke the second dark diamond, and two monsters went with it. ' +
        'That same day Rapunzel broke the last dark diamond. ' +
        'Not one monster ever reached the Oak.',
    )
  })

  test('names the monsters that hurt the oak, and the last one', () => {
    const { paragraphs } = tellTale(
      told([heart(1, 1), heart(1, 2), heart(21, 3, 'troll')]),
      'lost',
      seats,
      en,
    )
    expect(plain(paragraphs[0])).toBe(
      'On the first day an Ogre tore a branch away. ' +
        'That same day another Ogre shook the trunk. ' +
        'On the twenty-first day a Troll gnawed at the roots, and that was more than the Oak could bear. ' +
        'No dark diamond was broken.',
    )
  })

  test('names other losses of hearts or heroes, and the one that felled the oak', () => {
    const moments: KeyMoment[] = [
      { kind: 'lost', turn: 2, by: 'fire' },
      { kind: 'hero', turn: 2, seat: 1 },
      heart(3, 2),
      { kind: 'lost', turn: 4, by: 'grove' },
    ]
    expect(plain(tellTale(told(moments), 'lost', seats, en).paragraphs[0])).toBe(
      'On the second day fire climbed from the roots of the Oak to its crown. ' +
        'That same day monsters carried Rapunzel off. ' +
        'On the third day an Ogre tore a branch away. ' +
        'On the fourth day the monsters took a dark grove, and it was felled, and that was more than the Oak could bear. ' +
        'No dark diamond was broken.',
    )
  })

  test('praises the heroes who did most, but not for a single action', () => {
    const praised = tellTale(
      told(
        [],
        [
          { ...idle, monsters: 4 },
          { ...idle, tiles: 3 },
        ],
      ),
      'lost',
      seats,
      en,
    )
    expect(plain(praised.paragraphs[1])).toBe(
      'Nobody removed more monsters than the Huntsman (Anna): four of them. ' +
        'Rapunzel laid three tiles where there had been only dust.',
    )
    const single = tellTale(told([], [{ ...idle, monsters: 1, tiles: 1 }, idle]), 'lost', seats, en)
    expect(single.paragraphs).toHaveLength(1)
  })

  test('begins sentences with a capital, marked or not', () => {
    const { paragraphs } = tellTale(told([], [{ ...idle, tiles: 2 }, idle]), 'lost', seats, en)
    expect(plain(paragraphs[1])).toBe('The Huntsman (Anna) laid two tiles where there had been only dust.')
  })

  test('praises all heroes who did most, or the whole table if all did the same', () => {
    const three: SeatConfig[] = [...seats, { character: 'puss-in-boots', player: '' }]
    const lines = (cast: Deeds[], company = three) =>
      plain(tellTale(told([], cast), 'lost', company, en).paragraphs[1])
    const eight = { ...idle, monsters: 8 }
    expect(lines([eight, idle, eight])).toBe(
      'Nobody removed more monsters than the Huntsman (Anna) and Puss in Boots: eight each.',
    )
    expect(lines([eight, eight, eight])).toBe('Each of the Oak’s friends removed eight monsters.')
    expect(lines([{ ...idle, tiles: 14 }], three.slice(0, 1))).toBe(
      'The Huntsman (Anna) laid fourteen tiles where there had been only dust.',
    )
  })

  test('uses a Dutch plural for the pigs', () => {
    const pigs: SeatConfig[] = [{ character: 'three-little-pigs', player: 'Anna' }, ...seats.slice(1)]
    const { paragraphs } = tellTale(told([diamond(2, 1, 0)], [{ ...idle, tiles: 4 }, idle]), 'lost', pigs, nl)
    expect(plain(paragraphs.join(' '))).toBe(
      'Op de tweede dag braken de drie biggetjes (Anna) de eerste duistere diamant. ' +
        'De drie biggetjes legden vier tegels waar alleen stof was geweest.',
    )
  })

  test('repeats no sentence, for any monster that hurt the Oak, however often', () => {
    for (const language of [en, nl]) {
      for (const monster of ['frost-giant', 'ogre', 'big-bad-wolf', 'ice-witch', 'troll'] as const) {
        const thrice = [1, 2, 3].map((nth): KeyMoment => ({ kind: 'heart', turn: nth + 5, nth, monster }))
        const sentences = tellTale(told(thrice), 'lost', seats, language)
          .paragraphs.flatMap((paragraph) => plain(paragraph).split('. '))
          // Compare without the day: the events must differ, not only their time.
          .map((sentence) => sentence.replace(/^\S+ \S+ \S+ (day|dag) /, ''))
        expect(new Set(sentences).size).toBe(sentences.length)
      }
    }
  })

  test('writes numbers as words', () => {
    const busy = { ...idle, monsters: 27, tiles: 14 }
    for (const language of [en, nl]) {
      const { opening, paragraphs } = tellTale(
        { ...told([diamond(26, 1, 0, 13)], [busy, idle]), turns: told([]).turns.concat(told([]).turns) },
        'lost',
        seats,
        language,
      )
      expect([opening, ...paragraphs].join(' ')).not.toMatch(/\d/)
    }
    expect(tellTale(told([]), 'lost', seats, en).opening).toContain('For nine days its friends')
    expect(tellTale(told([]), 'lost', seats, nl).opening).toContain('Negen dagen lang')
  })

  test('each ending has an opening and closing', () => {
    const ends = (['won', 'lost', 'given-up'] as const).map((outcome) =>
      tellTale(told([]), outcome, seats, en),
    )
    expect(new Set(ends.map(({ opening }) => opening)).size).toBe(3)
    expect(new Set(ends.map(({ closing }) => closing)).size).toBe(3)
  })

  test('exists in Dutch', () => {
    const { paragraphs } = tellTale(told([diamond(8, 1, 0, 1)]), 'lost', seats, nl)
    expect(plain(paragraphs[0])).toBe(
      'Op de achtste dag brak de jager (Anna) de eerste duistere diamant, en één monster ging mee.',
    )
  })
})
