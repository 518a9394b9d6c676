import { expect, it } from 'vitest'
import { standingIn } from '../../forest/standing.ts'
import { drawn } from '../testing.ts'
import { oneOfEach } from './which-monster.ts'

const sortsIn = (forest: string) =>
  oneOfEach(standingIn(drawn(forest)).monsters).map(({ kind, n }) => `${kind} ${n}`)

it('takes monsters of one kind on one tile for one', () => {
  expect(sortsIn('O ━3')).toEqual(['big-bad-wolf 1'])
})

it('keeps two kinds on one tile apart', () => {
  expect(sortsIn('O ━3\nmonsters 1 ogre 1,0; 2 big-bad-wolf 1,0; 3 ogre 1,0')).toEqual([
    'ogre 1',
    'big-bad-wolf 2',
  ])
})

it('keeps the same kind on two tiles apart', () => {
  expect(sortsIn('O ━1 ━1')).toEqual(['big-bad-wolf 1', 'big-bad-wolf 2'])
})
