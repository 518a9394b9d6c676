import { expect, test } from 'vitest'
import { messagesOf } from '../../words/testing.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { cardOf } from './card-of.ts'

const m = messagesOf('en')

/** Things of the expansions on tiles: the notation, and the name, rule and rule page of their entry. */
const ROWS: [what: string, forest: string, name: string, rule: string, page: string][] = [
  [
    'a curse rests with its diamond',
    'O ━ ╸◆\nboxes spells\ncurses feet 2,0',
    'A curse: Heavy feet',
    'Section 8, rule 64',
    'diamond',
  ],
  ['fire', 'O ━ ━\nboxes fire\nburning 2,0 2', 'It burns: 2 turns', 'Section 7, rules 39, 41, 42', 'torch'],
  ['water', 'O ━ ━\nboxes river\nflooded 2,0 1', 'Under water: one turn', 'Section 7, rules 39, 48', 'river'],
  ['soldiers', 'O ━ ━\nboxes soldiers\nsoldiers 2,0 2', 'Two soldiers', 'Section 8, rule 54', 'barracks'],
  [
    'a villager',
    'O ━ ━☗\nboxes soldiers special\nvillagers 2,0 1',
    'A villager',
    'Section 8, rule 55',
    'village',
  ],
  [
    'a wrecker among monsters',
    'O ━ ━1\nmonsters 10 ogre 2,0\nboxes dark',
    'Ogre 10',
    'Section 4, rule 59',
    'war-drum',
  ],
  [
    'any other monster',
    'O ━ ━1\nmonsters 9 ogre 2,0\nboxes dark',
    'Ogre 9',
    'Section 4, rules 10, 15',
    'way',
  ],
]

test.each(ROWS)('%s: its card cites its own rules', (_what, forest, name, rule, page) => {
  const card = cardOf({ kind: 'place', at: placeOf('2,0') }, drawn(forest), m)
  expect(card.find((entry) => entry.name === name)).toMatchObject({ rule, page })
})
