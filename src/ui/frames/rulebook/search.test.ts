import { expect, test } from 'vitest'
import type { RuleText } from './pages.ts'
import { pagesWith, soughtIn } from './search.ts'

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

test.each([
  ['The gate bars gates.', 'gate', ['gate', 'gates']],
  ['Monsters, gates; a floodgate.', 'GATE mon', ['Monsters', 'gates']],
  ['D’oude vos’ hol is geëerd.', 'doude geeerd', ['D’oude', 'geëerd']],
  ['Nothing of it.', '.*', []],
])('in “%s” “%s” marks %j, and the text stays whole', (text, query, marked) => {
  const pieces = soughtIn(text, query)
  expect(pieces.flatMap(({ text, found }) => (found ? [text] : []))).toEqual(marked)
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
})
