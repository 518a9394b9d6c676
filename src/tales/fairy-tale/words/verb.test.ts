import { describe, expect, it } from 'vitest'
import { messagesOf } from './testing.ts'

describe.each([
  [
    'en',
    ['The Three Little Pigs are to play.', 'The Beast is to play.'],
    ['The Three Little Pigs suggest', 'The Beast suggests'],
    ['The Three Little Pigs are on the Oak.', 'The Beast is on the Oak.'],
    ['Three Little Pigs leave.', 'The Beast leaves.'],
  ],
  [
    'nl',
    ['De drie biggetjes zijn aan de beurt.', 'Het beest is aan de beurt.'],
    ['De drie biggetjes stellen voor', 'Het beest stelt voor'],
    ['De drie biggetjes staan op de Eik.', 'Het beest staat op de Eik.'],
    ['De drie biggetjes gaan weg.', 'Het beest gaat weg.'],
  ],
] as const)(
  'the three little pigs are many, the Beast is one (%s)',
  (language, plays, suggests, stands, leaves) => {
    const { cover, pins, described, common } = messagesOf(language)
    const { characters, inSentence } = common
    it.each([
      ['three-little-pigs', 0],
      ['beast', 1],
    ] as const)('%s', (hero, which) => {
      expect(cover.toPlay(inSentence[hero])).toBe(plays[which])
      expect(pins.suggests(inSentence[hero])).toBe(suggests[which])
      expect(described.standsOnOak(inSentence[hero])).toBe(stands[which])
      expect(cover.left(characters[hero])).toBe(leaves[which])
    })
  },
)
