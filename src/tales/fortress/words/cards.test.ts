import { expect, test } from 'vitest'
import { CREATURES } from '../../../engine/fortress/index.ts'
import { cards as english } from './en/cards.ts'
import { cards as dutch } from './nl/cards.ts'

test.each([['English', english] as const, ['Dutch', dutch] as const])(
  'in %s a short name is found in the whole one',
  (_, cards) => {
    for (const id of CREATURES) {
      const nick = cards.nicks[id].toLowerCase()
      expect(cards.creatures[id].toLowerCase()).toContain(nick)
      expect(cards.the[id].toLowerCase()).toContain(nick)
    }
  },
)
