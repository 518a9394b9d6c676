import { expect, test } from 'vitest'
import type { RuleText } from './pages.ts'
import { pagesWith } from './search.ts'

const page = (id: string, title: string, text = '', ...rulings: [number, string][]): RuleText => ({
  id,
  chapter: 'one',
  title,
  text,
  rulings,
})

const TEXTS = [
  page('gate', 'Gate', 'Bars its road.', [21, 'It breaks for good.']),
  page('wall', 'Wall', 'A gate of several tiles.'),
  page('gate', 'Poort', 'Verspert haar weg.'),
  page('idea', 'Idee', 'Eén, geëerd: d’oude vos’ hol.'),
]

test.each([
  ['gate', ['gate', 'wall']],
  ['GATE', ['gate', 'wall']],
  ['poort', ['gate']],
  ['geeerd', ['idea']],
  ['ÉÉN', ['idea']],
  ['doude vos', ['idea']],
  ['21', ['gate']],
  ['road gate', ['gate']],
  ['gate nowhere', []],
  ['  ', []],
  ['.*', []],
])('“%s” finds %j', (query, found) => {
  expect(pagesWith(query, TEXTS)).toEqual(found)
})
