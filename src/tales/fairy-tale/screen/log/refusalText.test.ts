import { describe, expect, it } from 'vitest'
import type { Refusal, RefusalCode } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import type { Language } from '../../../../store/settings.ts'
import { LANGUAGES } from '../../../../ui/text/language.ts'
import { messagesOf } from '../../words/testing.ts'
import { refusalText } from './refusalText.ts'

/** One refusal of each code. The type makes a missing code a compiler error. */
const EVERY: { [Code in RefusalCode]: Extract<Refusal, { code: Code }> } = {
  'game-is-over': { code: 'game-is-over' },
  'not-in-this-phase': { code: 'not-in-this-phase' },
  'answer-first': { code: 'answer-first' },
  'nothing-to-answer': { code: 'nothing-to-answer' },
  'no-such-tile': { code: 'no-such-tile' },
  'no-such-slot': { code: 'no-such-slot' },
  'slot-is-empty': { code: 'slot-is-empty' },
  'no-road-to-the-oak': { code: 'no-road-to-the-oak' },
  'tiles-left-to-lay': { code: 'tiles-left-to-lay' },
  'no-steps-left': { code: 'no-steps-left' },
  'not-next-door': { code: 'not-next-door' },
  'no-road-out': { code: 'no-road-out', edge: 'north' },
  'road-joins-nothing': { code: 'road-joins-nothing', edge: 'east' },
  'no-expand-left': { code: 'no-expand-left' },
  'place-is-taken': { code: 'place-is-taken' },
  'not-next-to-the-forest': { code: 'not-next-to-the-forest' },
  'no-road-joins': { code: 'no-road-joins' },
  'road-meets-hedge': { code: 'road-meets-hedge', edge: 'north' },
  'hedge-meets-road': { code: 'hedge-meets-road', edge: 'west' },
  'too-close-to-the-oak': { code: 'too-close-to-the-oak', minimum: 2 },
  'closes-the-last-road': { code: 'closes-the-last-road' },
  'a-tile-can-be-placed': { code: 'a-tile-can-be-placed' },
  'pile-is-empty': { code: 'pile-is-empty' },
  'diamonds-stay': { code: 'diamonds-stay' },
  'no-diamond-to-come': { code: 'no-diamond-to-come' },
  'a-tile-to-come-fits': { code: 'a-tile-to-come-fits' },
  'monsters-stand-there': { code: 'monsters-stand-there' },
  'no-remove-left': { code: 'no-remove-left' },
  'no-such-monster-here': { code: 'no-such-monster-here' },
  'another-question': { code: 'another-question' },
  'not-this-turn': { code: 'not-this-turn' },
  'may-not-stay': { code: 'may-not-stay' },
  'may-not-return': { code: 'may-not-return' },
  'no-such-power': { code: 'no-such-power' },
  'no-power-left': { code: 'no-power-left' },
  'no-wishes-left': { code: 'no-wishes-left' },
  'same-bargain-again': { code: 'same-bargain-again' },
  'no-die-to-reroll': { code: 'no-die-to-reroll' },
  'wrong-aim': { code: 'wrong-aim', aim: 'place' },
  'no-such-seat': { code: 'no-such-seat' },
  'already-there': { code: 'already-there' },
  'no-monsters-there': { code: 'no-monsters-there' },
  'no-monsters-anywhere': { code: 'no-monsters-anywhere' },
  'too-far-to-pull': { code: 'too-far-to-pull', most: 3 },
  'nobody-in-reach': { code: 'nobody-in-reach' },
  'nowhere-to-fly': { code: 'nowhere-to-fly' },
  'cannot-pay': { code: 'cannot-pay', symbol: 'wood', have: 1, need: 2 },
  'no-such-symbol-here': { code: 'no-such-symbol-here' },
  'symbol-is-spent': { code: 'symbol-is-spent', symbol: 'bomb' },
  'cannot-burn': { code: 'cannot-burn' },
  'it-burns': { code: 'it-burns' },
  'under-water': { code: 'under-water' },
  'no-water': { code: 'no-water' },
  'no-fire-there': { code: 'no-fire-there' },
  'not-downhill': { code: 'not-downhill' },
  'points-so-already': { code: 'points-so-already' },
  'switched-already': { code: 'switched-already' },
  'bridge-is-raised': { code: 'bridge-is-raised' },
  'must-be-placed': { code: 'must-be-placed' },
  'no-barracks-here': { code: 'no-barracks-here' },
  'too-many-soldiers': { code: 'too-many-soldiers' },
  'order-given': { code: 'order-given' },
  'no-soldier-there': { code: 'no-soldier-there' },
  'not-on-the-oak': { code: 'not-on-the-oak' },
  'monsters-in-the-way': { code: 'monsters-in-the-way' },
  'nobody-to-take-along': { code: 'nobody-to-take-along' },
  'no-such-spell': { code: 'no-such-spell' },
  'tongue-tied': { code: 'tongue-tied' },
  'nothing-to-mend': { code: 'nothing-to-mend' },
  'wrong-use': { code: 'wrong-use', symbol: 'swap' },
  'the-oak-guards-it': { code: 'the-oak-guards-it' },
  'building-stays': { code: 'building-stays', building: 'diamond' },
  'somebody-stands-there': { code: 'somebody-stands-there' },
  'lies-so-already': { code: 'lies-so-already' },
  'not-next-to-it': { code: 'not-next-to-it' },
  'nothing-in-reach': { code: 'nothing-in-reach' },
}

const languages = Object.keys(LANGUAGES) as Language[]

describe.each(languages)('refusals in %s', (language) => {
  const m = messagesOf(language)

  it.each(Object.values(EVERY))('says $code in its own whole sentence', (refusal) => {
    const text = refusalText(m, refusal)
    expect(text).toMatch(/^\p{Lu}.{12,}\.$/u)
    const others = Object.values(EVERY).filter(({ code }) => code !== refusal.code)
    expect(others.map((other) => refusalText(m, other))).not.toContain(text)
  })

  it('names the edge where road and hedge meet', () => {
    const texts = DIRECTIONS.map((edge) => refusalText(m, { code: 'road-meets-hedge', edge }))
    expect(new Set(texts).size).toBe(4)
  })
})

it('uses the words of the issue', () => {
  const m = messagesOf('en')
  expect(refusalText(m, EVERY['road-meets-hedge'])).toBe('The road on its north side meets a hedge.')
  expect(refusalText(m, EVERY['hedge-meets-road'])).toBe('The hedge on its west side blocks a road.')
  expect(refusalText(messagesOf('nl'), EVERY['road-meets-hedge'])).toBe(
    'De weg aan de noordkant loopt tegen een heg.',
  )
})
