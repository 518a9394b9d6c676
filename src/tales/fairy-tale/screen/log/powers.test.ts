import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import { placeOf } from '../board/testing.ts'
import { told } from './testing.ts'

describe('the log of powers', () => {
  it('logs a flight and a cleared tile, with the wishes left', () => {
    const forest = 'O ━ ━2\nseats aladdin 0,0 wishes='
    expect(told(`${forest}3`, [{ type: 'use', power: 'fly', at: placeOf('2,0') }]).said).toEqual([
      'Aladdin wished, and flew to 2 east. Two wishes are left.',
    ])
    expect(told(`${forest}1`, [{ type: 'use', power: 'clear', at: placeOf('2,0') }]).said).toEqual([
      'Aladdin wished, and two monsters left 2 east. That was the last wish.',
    ])
  })

  it('names the puller and the pulled character', () => {
    const pull = [{ type: 'use', power: 'pull', seat: 1 }] as const
    const text = 'O ━ ━\nseats rapunzel 0,0; beast 2,0'
    expect(told(text, pull).said).toEqual(['Rapunzel let down her hair and pulled the Beast to her.'])
    expect(told(text, pull, [], 'nl').said).toEqual([
      'Rapunzel liet haar vlecht zakken en trok het beest naar zich toe.',
    ])
  })

  it('logs the basket during a walk: dropped, or delivered and for whom', () => {
    const walk = (at: string): Action => ({ type: 'walk', to: placeOf(at) })
    expect(told('O ━ ━1\nseats red-riding-hood 0,0 basket', [walk('1,0'), walk('2,0')]).said).toEqual([
      'Red Riding Hood walked two steps: east and east.',
      'Red Riding Hood dropped the basket, because monsters were there.',
    ])
    const clear: Action = { type: 'choose-place', at: placeOf('1,0') }
    expect(told('O ━2 ━ ━ ━\nseats red-riding-hood 3,0 basket', [walk('4,0'), clear]).said).toEqual([
      'Red Riding Hood walked one step: east.',
      'Red Riding Hood delivered the basket.',
      'The basket cleared two monsters from 1 east.',
    ])
  })

  it('logs a stroke removing a tile’s monsters', () => {
    const remove: Action = { type: 'remove', monster: 1 }
    expect(told('O ━2\nseats huntsman 1,0', [remove]).said).toEqual([
      'The Huntsman removed two monsters at one stroke.',
    ])
  })

  it('says that the Beast held a monster, in the line and in the explanation', () => {
    const { said, steps } = told('O ━1\nmonsters 1 ogre 1,0\nseats beast 1,0', [{ type: 'end-turn' }], [2])
    expect(said).toContain('An Ogre stayed where it was, held by the Beast.')
    expect(steps).toContain('Ogre 1: The Beast held it. So it stayed.')
  })

  it('says that the Pied Piper lured a monster', () => {
    const toward = told('O ━ ━1\nmonsters 1 ogre 2,0\nseats pied-piper 1,0', [{ type: 'end-turn' }], [2])
    expect(toward.said).toContain('An Ogre went west, lured by the Pied Piper.')
    const away = told('O ━1 ━\nmonsters 1 ogre 1,0\nseats pied-piper 2,0', [{ type: 'end-turn' }], [2])
    expect(away.said).toContain('An Ogre turned east, lured by the Pied Piper.')
    expect(away.steps).toContain('Ogre 1: The Pied Piper lured it. It went east.')
  })

  it('logs a bargain and both its movements', () => {
    const text = 'O ━ ━1\nmonsters 1 ogre 2,0\nphase new-monsters\nseats rumpelstiltskin 0,0'
    const bargain: Action = { type: 'use', power: 'bargain-movement' }
    const { said } = told(text, [bargain, { type: 'end-turn' }], [2, 2])
    expect(said[0]).toBe('Rumpelstiltskin made a bargain: no new monsters, but the monsters move twice.')
    expect(said.filter((line) => line.startsWith('One monster of the East moved.'))).toHaveLength(2)
  })
})
