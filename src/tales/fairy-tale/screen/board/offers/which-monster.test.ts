import { expect, it } from 'vitest'
import { standingIn } from '../../forest/forest-pieces.ts'
import { drawn } from '../testing.ts'
import { oneOfEach } from './which-monster.ts'

const sortsIn = (forest: string) =>
  oneOfEach(standingIn(drawn(forest)).monsters).map(({ kind, n }) => `${kind} ${n}`)

it('merges monsters of one kind on one tile', () => {
  expect(sortsIn('O ━3')).toEqual(['big-bad-wolf 1'])
})

it('separates two kinds on one tile', () => {
  expect(sortsIn('O ━3\nmonsters 1 ogre 1,0; 2 big-bad-wolf 1,0; 3 ogre 1,0')).toEqual([
    'ogre 1',
    'big-bad-wolf 2',
  ])
})

it('separates the same kind on two tiles', () => {
  expect(sortsIn('O ━1 ━1')).toEqual(['big-bad-wolf 1', 'big-bad-wolf 2'])
})
