import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { futureOf, type Movement } from '../../foresight/index.ts'
import { drawn } from '../board/testing.ts'
import { StirMarks } from './StirMarks.tsx'
import { StirPicture } from './StirPicture.tsx'

/** Returns the parts of a future's small picture in drawing order. */
function pictured(text: string, way: Movement): string[] {
  const { container } = render(
    <svg aria-hidden="true">
      <StirPicture future={futureOf(drawn(text), way)} size={40} />
    </svg>,
  )
  return [...container.querySelectorAll<SVGElement>('[data-land], [data-stirs]')].map(
    ({ dataset }) => dataset['land'] ?? dataset['stirs'] ?? '',
  )
}

test('shows burning and lit tiles [R 42]', () => {
  const text = 'O ━ ━ ━ ━\nseats huntsman 0,0\nboxes fire\nburning 3,0 1'
  expect(pictured(text, 'east')).toEqual(['fire', 'fire', 'tile-burnt'])
})

test('shows remaining, not drained water [R 42]', () => {
  expect(pictured('O ━ ━ ━\nseats huntsman 0,0\nboxes river\nflooded 2,0 1; 3,0 2', 'east')).toEqual([
    'water',
  ])
})

test('shows drum, lost villager, fallen soldier [R 54] [R 55] [R 57]', () => {
  const text =
    ' .  .  ╻ .\n ━1 ━☗ O ━u3 ━1\nseats huntsman 0,0\nboxes special soldiers dark\nvillagers -1,0 1'
  expect(pictured(text.replace(' .  .  ╻ .', ' .  .  ╻ .  .'), 'all').sort()).toEqual([
    'drum-sounded',
    'villager-lost',
  ])
  const guarded = 'O ━ ━ ━1\nseats huntsman 0,0\nboxes soldiers\nsoldiers 2,0 1'
  expect(pictured(guarded, 'east')).toEqual(['soldier-fell'])
})

test.each([
  ['a grove that falls [R 58]', 'O ━ ━x ━1\nseats huntsman 0,0\nboxes dark', 'grove-taken'],
  ['a wrecker [R 59]', 'O ━ ━b ━1\nmonsters 10 ogre 3,0\nseats huntsman 0,0\nboxes dark', 'tile-wrecked'],
  [
    'a hero carried off [R 70]',
    'O ━ ━2 ━1\nseats beast 2,0; huntsman 0,0\nrules heroes mortal',
    'character-lost',
  ],
  ['a fire at the oak [R 42]', 'O ━ ━ ━1\nseats huntsman 0,0\nboxes fire\nburning 1,0 1', 'oak-scorched'],
])('%s has its sign, small and on the board', (_what, text, type) => {
  expect(pictured(text, 'east')).toContain(type)
  const state = drawn(text)
  const { container } = render(
    <svg aria-hidden="true">
      <StirMarks events={futureOf(state, 'east').events} state={state} />
    </svg>,
  )
  expect(container.querySelectorAll(`[data-stirs="${type}"]`)).toHaveLength(1)
})
