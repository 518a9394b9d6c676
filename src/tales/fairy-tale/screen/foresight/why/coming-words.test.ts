import { expect, test } from 'vitest'
import type { DieFace } from '../../../../../engine/kernel/index.ts'
import { messagesOf } from '../../../words/testing.ts'
import { comingAnswer } from './coming-words.ts'
import { explainedEvents } from './moments.ts'
import { taleOf } from './testing.ts'

function answer(forest: string, die: DieFace, language: 'en' | 'nl' = 'en') {
  const { moves } = taleOf(`forest\n${forest}\nphase new-monsters`, [{ type: 'roll' }], [die])
  const coming = moves[0] && explainedEvents(moves[0]).find((moment) => moment.kind === 'coming')
  if (coming?.kind !== 'coming') throw new Error('Nobody comes.')
  return comingAnswer(messagesOf(language), coming)
}

test('lists the candidate tiles, and the deciding rule', () => {
  const { who, candidates, count } = answer('O ━ ━ ━', 2)
  expect(who).toBe('Two monsters come from the East.')
  expect(candidates.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    '3 east: the entrance',
    '2 east: no road out to an empty place',
    '1 east: no road out to an empty place',
  ])
  expect(candidates[0]?.note).toBe('Three rows out, on the middle line. It has a road out to an empty place.')
  expect(count).toBe('The forest is 4 wide: 4 − 2 = 2.')
})

test('explains a missing entrance and a small forest', () => {
  const { before, count } = answer('O ━', 1)
  expect(before).toBe('The North: no tile there can be an entrance, so the next side clockwise.')
  expect(count).toBe('The forest is still small: one always appears.')
})

test('explains a den', () => {
  const { who, candidates } = answer('O ━ ━∩', 6)
  expect(who).toBe('One monster comes out of the den.')
  expect(candidates.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    '2 east: two tiles from the Oak',
  ])
})

test('exists in Dutch', () => {
  expect(answer('O ━ ━ ━', 2, 'nl').who).toBe('Twee monsters komen uit het oosten.')
})

test('counts the curse of night and two bell towers [R 62] [R 64]', () => {
  const ringing = 'O ━♪ ━♪ ━ ━\nseats huntsman 1,0; beast 2,0\nboxes special quests'
  const rung = answer(ringing, 2)
  expect(rung.count).toBe('The forest is 5 wide: 5 − 2 = 3. Two bell towers ring: only half of them appear.')
  expect(rung.who).toBe('Two monsters come from the East.')
  const dark = answer('O ━ ━ ━ ╸◆\nboxes spells\ncurses night 4,0', 2)
  expect(dark.count).toBe('The forest is 5 wide: 5 − 2 = 3. The curse of night brings one more.')
  expect(dark.who).toBe('Four monsters come from the East.')
})
