import { describe, expect, test } from 'vitest'
import { ALL_BOXES } from '../../src/engine/fairy-tale/index.ts'
import { besides } from '../../src/tales/fairy-tale/bots/expansion-judge.ts'
import { drawn } from '../drawn/index.ts'

const seen = (text: string) => besides(drawn(`${text}\nboxes ${ALL_BOXES.join(' ')}`))

/** Positions in order of value, best first. */
const FALLING: readonly (readonly [what: string, ...positions: string[]])[] = [
  [
    'a fire at the oak, the more the nearer it is to burning down',
    ...['O ━ ━', 'O ━ ━\nburning 1,0 3', 'O ━ ━\nburning 1,0 2', 'O ━ ━\nburning 1,0 1'],
  ],
  ['a fire that will spread to the oak', 'O ━ ━', 'O ━ ━\nburning 2,0 3'],
  ['no soldier where one could be', 'O ━ ━\nsoldiers 2,0 1', 'O ━ ━'],
  [
    'a soldier where no monster will come by',
    ...['O ━ ━ ━1\nsoldiers 1,0 1', 'O ━ ━ ━1 ━\nsoldiers 4,0 1', 'O ━ ━ ━1'],
  ],
  ['fewer villagers safe', 'O ━\nvillagers saved 2', 'O ━\nvillagers saved 1', 'O ━'],
  ['more villagers lost', 'O ━', 'O ━\nvillagers lost 1', 'O ━\nvillagers lost 2'],
  ['villagers where monsters will come by', 'O ━ ━ ━1 ━\nvillagers 4,0 1', 'O ━ ━ ━1 ━\nvillagers 2,0 1'],
  ['a grove, the more so with more monsters than ours', ...['O ━ ━ ━1', 'O ━ ━x ━1', 'O ━ ━x1 ━']],
  ['a grove without a soldier', 'O ━ ━x1 ━\nsoldiers 2,0 1', 'O ━ ━x1 ━'],
  ['each beat that a drum has left', 'O ━ ━u!', 'O ━ ━u1', 'O ━ ━u2', 'O ━ ━u3'],
  ['a torch, sluice or stone that was used', 'O ━f ━v', 'O ━f! ━v', 'O ━f! ━v!'],
  ['a curse', 'O ━ ╸◆', 'O ━ ╸◆\ncurses mist 2,0'],
  ['no spell in hand', 'O ━\nspells home huntsman', 'O ━'],
  ['no thing in hand', 'O ━ ━♥\nthings cake huntsman', 'O ━ ━♥'],
  ['fewer rolls that will not be made', 'O ━\nhush 2', 'O ━\nhush 1', 'O ━'],
  [
    'a hero among nearly too many, and one who is gone, where heroes can be lost',
    ...['0,0', '1,0', '-'].map(
      (place) =>
        `O ━2\nseats huntsman 0,0; beast ${place}${place === '-' ? '\ngone beast' : ''}\nrules heroes mortal`,
    ),
  ],
]

describe('the value of expansions', () => {
  test.each(FALLING)('speaks against %s', (_, ...positions) => {
    const worth = positions.map(seen)
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
    expect(new Set(worth).size).toBe(worth.length)
  })

  test.each([
    ['a fire that no road joins to the oak', 'O ┃', 'O ┃\nburning 1,0 1'],
    ['a fire further off', 'O ━ ━ ━', 'O ━ ━ ━\nburning 3,0 1'],
    ['a flood, which costs no heart (decision 40)', 'O ━ ━', 'O ━ ━\nflooded 1,0 3'],
    ['a third villager, on whom nothing hangs', 'O ━\nvillagers saved 2', 'O ━\nvillagers saved 3'],
    [
      'villagers in danger, when no heart hangs on them any more',
      'O ━ ━1\nvillagers lost 2',
      'O ━ ━1\nvillagers 1,0 1; lost 2',
    ],
    ['a hero among many, where heroes are safe', 'O ━3', 'O ━3\nseats huntsman 1,0'],
  ])('is the same with or without %s', (_, one, other) => {
    expect(seen(other)).toBe(seen(one))
  })

  test('is zero in a game without expansions', () => {
    expect(besides(drawn('O ━2'))).toBe(0)
  })
})
