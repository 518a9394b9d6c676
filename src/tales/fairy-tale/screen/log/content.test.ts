import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import { placeOf } from '../board/testing.ts'
import { told } from './testing.ts'

const END: Action[] = [{ type: 'end-turn' }]
const ROLL: Action[] = [{ type: 'roll' }]
const walk = (at: string): Action => ({ type: 'walk', to: placeOf(at) })
/** Returns the log of a roll that moves the monsters of the east, without its first line, their number. */
const moved = (forest: string, language: 'en' | 'nl' = 'en') => {
  const { said, steps } = told(forest, END, [2], language)
  return { said: said.slice(1), steps }
}

describe('a barrier', () => {
  it('is named: gate, long wall or palace', () => {
    expect(moved('O ━ ┓GW1\n. . ╹').said).toEqual(['A Big Bad Wolf turned south, because the gate is shut.'])
    expect(moved('O ━WW ┓WW1\n. . ╹').said).toEqual(['A Big Bad Wolf turned south, because the wall holds.'])
    const palace = moved('O ━ ━♜ ┓1\n. . . ╹')
    expect(palace.said).toEqual(['A Big Bad Wolf turned south, because a palace is there.'])
    expect(palace.steps[0]).toBe(
      'Big Bad Wolf 1: West, toward the Oak, is blocked: a palace is there. North has no road. East has no road. It went south.',
    )
  })

  it('breaking is logged before the allowed step', () => {
    const { said, steps } = moved('O ━ ━GE ━3')
    expect(said).toEqual(['A Big Bad Wolf broke the gate at 2 east.'])
    expect(steps[0]).toBe('Big Bad Wolf 1: It broke the gate. It went west, toward the Oak.')
  })
})

describe('an event on a monster’s way', () => {
  it('is one line for monsters sharing an event', () => {
    expect(moved('O ━ ━▣ ━3').said).toEqual([
      'Three Big Bad Wolves went west, lured by the treasure chest.',
      'The treasure chest sent three Big Bad Wolves to the east entrance.',
    ])
    expect(moved('O ━ ━⌂ ━2', 'nl').said).toEqual([
      'Twee grote boze wolven knabbelen aan het snoephuisje, en verliezen een stap.',
    ])
  })

  it('logs a fall through the trapdoor, on the way or at the entrance', () => {
    expect(moved('O ━ ━▽ ━2').said).toEqual(['A Big Bad Wolf fell through the trapdoor, and is gone.'])
    expect(told('O ━ ━ ━▽\nphase new-monsters', ROLL, [2]).said).toContain(
      'An Ogre fell through the trapdoor, and is gone.',
    )
  })

  it('names the reason to stay: sleep, or sweets', () => {
    expect(moved('O ━ ━☾1').said).toEqual(['A Big Bad Wolf stayed where it was, asleep in the glade.'])
    const { said, steps } = moved('O ━ ━⌂1\nmonsters 3 ogre 2,0 candy-house')
    expect(said).toEqual(['An Ogre stayed where it was, nibbling at the candy house.'])
    expect(steps[0]).toBe('Ogre 3: It nibbled at the candy house. So it stayed.')
  })

  it('at the entrance omits haste if the monster is held there', () => {
    const { said } = told('O ━ ━ ━⌂3\nphase new-monsters', ROLL, [2])
    expect(said).toContain('Two Ogres stayed where they were, nibbling at the candy house.')
  })
})

describe('haste and lures', () => {
  it('haste is the reason of an extra step', () => {
    const { said, steps } = moved('O ━ ━h ━1')
    expect(said).toEqual(['A Big Bad Wolf went west and hurried one step on, because of haste on the way.'])
    expect(steps[1]).toBe('Big Bad Wolf 1: It hurried on: haste. It went west, toward the Oak.')
    expect(told('O ━ ━ ━h\nphase new-monsters', ROLL, [2]).said).toContain(
      'Two Ogres came in haste and hurried one step on.',
    )
  })

  it('haste follows the lure that led to it', () => {
    expect(moved('O ━ ━ ━hd ┛1').said).toEqual([
      'A Big Bad Wolf went west, lured by the bell. Then it hurried one step on: haste.',
    ])
  })
})

describe('an action on a tile', () => {
  const use = (symbol: 'bomb' | 'rotate' | 'swap', more: { slot?: number; turn?: 3 } = {}): Action => ({
    type: 'use-symbol',
    symbol,
    at: placeOf('3,0'),
    ...more,
  })

  it('names the tile and its place', () => {
    expect(told('O ━ ━b ━2\nseats huntsman 2,0', [use('bomb')]).said).toEqual([
      'The Huntsman set off the bomb: a straight at 3 east is gone. Two monsters went with it.',
    ])
    expect(told('O ━ ━r ┗w\nseats huntsman 2,0', [use('rotate', { turn: 3 })]).said).toEqual([
      'The Huntsman turned a corner with wood at 3 east.',
    ])
    expect(
      told('O ━ ━s ━w\nseats huntsman 2,0\nmarket ┗h', [use('swap', { slot: 0, turn: 3 })]).said,
    ).toEqual(['The Huntsman swapped a straight with wood at 3 east for a corner with haste.'])
  })

  it('logs a catapult and a trapdoor', () => {
    const struck = [walk('1,0'), { type: 'choose-place', at: placeOf('2,0') }] as const
    expect(told('O ━¤ ━2', struck).said[1]).toBe('The catapult hit 2 east: two monsters are gone.')
    expect(told('O ━▽!', [walk('1,0')]).said[1]).toBe('The Huntsman set the trapdoor again.')
    expect(told('O ━▽!', [walk('1,0')], [], 'nl').said[1]).toBe('De jager zette het valluik weer klaar.')
  })
})
