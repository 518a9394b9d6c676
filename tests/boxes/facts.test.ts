import { expect, test } from 'vitest'
import type { Action } from '../../src/engine/fairy-tale/index.ts'
import type { DieFace } from '../../src/engine/kernel/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'
import { end, roll, walk } from './support.ts'

/** One fact: a forest, and the expected lines of the notation at the end; null means that the line is absent. */
interface Fact {
  n: number
  says: string
  position: string
  boxes: string
  does?: Action
  die?: DieFace
  forest: string
  lines?: Readonly<Record<string, string | null>>
}

const use = (symbol: 'bomb' | 'boulder' | 'river', place: string): Action => ({
  type: 'use-symbol',
  symbol,
  at: at(place),
})

/** The acceptance facts for expansions (section 15), as in the rules; the huntsman is on the oak by default. */
const FACTS: readonly Fact[] = [
  {
    n: 1,
    says: '3,0 is gone, 2,0 and 4,0 burn with 3',
    position: 'O ━ ━ ━ ━\nburning 3,0 1',
    boxes: 'fire',
    die: 1,
    forest: 'O ━ ━ . ━',
    lines: { burning: '2,0 3; 4,0 3' },
  },
  {
    n: 2,
    says: 'two hearts, 1,0 lies and does not burn, 2,0 burns with 3',
    position: 'O ━ ━\nburning 1,0 1',
    boxes: 'fire',
    die: 3,
    forest: 'O ━ ━',
    lines: { hearts: '2', burning: '2,0 3' },
  },
  {
    n: 3,
    says: 'no heart is lost, the fire is out',
    position: 'O ┃\nburning 1,0 1',
    boxes: 'fire',
    die: 3,
    forest: 'O ┃',
    lines: { hearts: '3', burning: null },
  },
  {
    n: 4,
    says: 'the monster stays; nothing is forced',
    position: 'O ━ ━ ╸1\nburning 2,0 2',
    boxes: 'fire',
    die: 2,
    forest: 'O ━ ━ ╸1',
    lines: { burning: '2,0 1' },
  },
  {
    n: 5,
    says: '3,0 is gone, 4,0 burns, no monsters',
    position: 'O ━ ━b ━ ━1\nseats huntsman 2,0',
    boxes: 'simple fire',
    does: use('bomb', '3,0'),
    forest: 'O ━ ━b! . ━',
    lines: { burning: '4,0 3', monsters: null },
  },
  {
    n: 6,
    says: 'no monster is left, 2,0 burns with 2 after the stir',
    position: 'O ━ ━♨www ━1',
    boxes: 'resources fire',
    die: 2,
    forest: 'O ━ ━♨www ━',
    lines: { burning: '2,0 2', monsters: null },
  },
  {
    n: 7,
    says: 'no monsters are left',
    position: 'O ━k ━1 ━2 ┓1\nseats huntsman 1,0',
    boxes: 'river',
    does: use('boulder', '2,0'),
    forest: 'O ━k! ━ ━ ┓',
    lines: { monsters: null },
  },
  {
    n: 8,
    says: '2,0, 3,0 and 4,0 are flooded, 5,0 is not',
    position: 'O ━v ━ ━ ━ ━\nseats huntsman 1,0',
    boxes: 'river',
    does: use('river', '2,0'),
    forest: 'O ━v! ━ ━ ━ ━',
    lines: { flooded: '2,0 3; 3,0 3; 4,0 3' },
  },
  {
    n: 9,
    says: 'the monster stands on 3,0 and the chute is sprung',
    position: '. . ╻1 .\nO ━ ┻⇩ ━',
    boxes: 'river',
    die: 2,
    forest: '. . ╻ .\nO ━ ┻⇩! ━1',
  },
  {
    n: 10,
    says: 'the monster stands on 2,-1',
    position: '. . ╻\nO ━ ┻aN1',
    boxes: 'ways',
    die: 2,
    forest: '. . ╻1\nO ━ ┻aN',
  },
  {
    n: 11,
    says: 'both stay',
    position: 'O ━ ━BE! ━2',
    boxes: 'ways',
    die: 2,
    forest: 'O ━ ━BE! ━2',
  },
  {
    n: 11,
    says: 'with three: all are on 2,0 and the bridge is lowered',
    position: 'O ━ ━BE! ━3',
    boxes: 'ways',
    die: 2,
    forest: 'O ━ ━BE3 ━',
  },
  {
    n: 12,
    says: 'a step to 3,0 is allowed and costs one',
    position: 'O ━q ━ ━q\nseats huntsman 1,0',
    boxes: 'ways',
    does: walk('3,0'),
    forest: 'O ━q ━ ━q',
    lines: { seats: 'huntsman 3,0', spent: 'steps 1' },
  },
  {
    n: 13,
    says: 'one monster on 2,0, no soldier',
    position: 'O ━ ━ ━2\nsoldiers 2,0 1',
    boxes: 'soldiers',
    die: 2,
    forest: 'O ━ ━1 ━',
    lines: { soldiers: null },
  },
  {
    n: 14,
    says: 'two hearts, the monster on 2,0',
    position: 'O ━ ━☗ ━1\nvillagers 2,0 1; lost 1',
    boxes: 'soldiers',
    die: 2,
    forest: 'O ━ ━☗1 ━',
    lines: { hearts: '2', villagers: 'lost 2' },
  },
  {
    n: 15,
    says: 'three monsters on 2,0, the mark is u2',
    position: 'O ━ ━u3 ━2',
    boxes: 'dark',
    die: 2,
    forest: 'O ━ ━u23 ━',
  },
  {
    n: 16,
    says: 'two hearts, no monster, x!',
    position: 'O ━ ━x1',
    boxes: 'dark',
    die: 1,
    forest: 'O ━ ━x!',
    lines: { hearts: '2' },
  },
  {
    n: 16,
    says: 'with the huntsman there: three hearts, x',
    position: 'O ━ ━x1\nseats huntsman 2,0',
    boxes: 'dark',
    die: 1,
    forest: 'O ━ ━x1',
    lines: { hearts: '3' },
  },
  {
    n: 17,
    says: 'the trapdoor is gone, the monster stands on a plain tile',
    position: 'O ━ ━▽ ━1\nmonsters 10 ogre 3,0',
    boxes: 'special dark',
    die: 2,
    forest: 'O ━ ━1 ━',
    lines: { monsters: '10 ogre 2,0' },
  },
  {
    n: 18,
    says: '✳!, hush 1, he carries the thread',
    position: 'O ━ ━✳\nseats huntsman 1,0\nthings cake huntsman',
    boxes: 'quests',
    does: walk('2,0'),
    forest: 'O ━ ━✳!',
    // The slipper has no house here.
    lines: { hush: '1', things: 'thread huntsman; slipper lost' },
  },
  {
    n: 19,
    says: 'two on 2,0',
    position: '╺ ━♪ O ━♪ ╸\nseats huntsman -1,0; beast 1,0\nphase new-monsters',
    boxes: 'quests',
    does: roll,
    die: 2,
    forest: '╺ ━♪ O ━♪ ╸2',
  },
  {
    n: 20,
    says: 'two monsters on 1,0',
    position: '╺◆ O ╸\nphase new-monsters\ncurses night -1,0',
    boxes: 'spells',
    does: roll,
    die: 2,
    forest: '╺◆ O ╸2',
  },
  {
    n: 21,
    says: 'when it ends with a heart left, the game is won',
    position: '━ O ━\nturn 20\nhearts 1\nrules goal rounds',
    boxes: '',
    die: 1,
    forest: '━ O ━',
    lines: { outcome: 'won', turn: '20' },
  },
]

const drawnWith = (position: string, boxes: string) => drawn(`${position}${boxes && `\nboxes ${boxes}`}`)

test.each(FACTS)('fact $n: $says', ({ position, boxes, does = end, die, forest, lines = {} }) => {
  const { state } = played(drawnWith(position, boxes), does, { dice: die ? [die] : [] })
  expect(forestOf(state)).toBe(forestOf(drawnWith(forest, boxes)))
  for (const [key, line] of Object.entries(lines)) expect(lineOf(state, key), key).toBe(line)
})

test('fact 22: the Beast stays behind bridge, fire', () => {
  const rested = 'O ━BW! ━\nseats beast 1,0 rest=1,0'
  expect(refusalOf(drawnWith(`${rested}\nburning 2,0 2`, 'fire ways'), end)).toBeNull()
  expect(refusalOf(drawnWith(rested, 'ways'), end)).toEqual({ code: 'may-not-stay' })
})

test('there are twenty-two', () => {
  expect([...new Set(FACTS.map(({ n }) => n))]).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
})
