import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../words/testing.ts'
import { drawn, placeOf } from '../board/testing.ts'
import { tileDescription } from './names.ts'
import { shapeOf } from './tileName.ts'

const forest = `
 .  .  .   .
 .  O  ┳3  .
 .  ╹  ┃   ╹◆1
monsters 1 big-bad-wolf 1,0; 2 ogre 1,0; 3 big-bad-wolf 1,0; 4 troll 2,1
seats huntsman 1,0; beast 0,0; rapunzel 1,1
on-turn huntsman`

const named = (text: string, language: 'en' | 'nl' = 'en') =>
  tileDescription(messagesOf(language), drawn(forest), placeOf(text))

describe('the spoken name of a tile', () => {
  it('includes its roads, its monsters, whether it is full, and its heroes', () => {
    expect(named('1,0')).toBe(
      'T-crossing at 1 east: roads east, south and west; an Ogre and two Big Bad Wolves; full; the Huntsman, on turn',
    )
    expect(named('1,1')).toBe('straight at 1 east 1 south: roads north and south; Rapunzel')
  })

  it('distinguishes oak and dark diamond from paths', () => {
    expect(named('0,0')).toBe('the Great Wise Oak, roads on all sides; the Beast')
    expect(named('2,1')).toBe('dark diamond at 2 east 1 south: a road north; a Troll')
  })

  it('says which monsters nibble and sleep', () => {
    const resting = (cell: string, monsters: string, language: 'en' | 'nl' = 'en') =>
      tileDescription(
        messagesOf(language),
        drawn(`O ${cell}\nmonsters ${monsters}\nseats huntsman 0,0`),
        placeOf('1,0'),
      )
    expect(resting('━⌂2', '1 ogre 1,0 candy-house; 2 ogre 1,0')).toMatch(/; two Ogres; one nibbles$/)
    expect(resting('━☾1', '1 ogre 1,0')).toMatch(/; an Ogre; one sleeps$/)
    expect(resting('━☾1', '1 ogre 1,0', 'nl')).toMatch(/; een oger; één slaapt$/)
    expect(resting('━☾2', '1 ogre 1,0; 2 troll 1,0')).not.toMatch(/sleeps/)
  })

  it('includes symbols with their side, and whether they are used up or open', () => {
    const bears = (cell: string, language: 'en' | 'nl' = 'en') =>
      tileDescription(messagesOf(language), drawn(`O ${cell}\nseats beast 0,0`), placeOf('1,0'))
    expect(bears('┻GNh')).toBe(
      'T-crossing with a gate on its north road and haste at 1 east: roads north, east and west',
    )
    expect(bears('━▽!b!')).toBe('open trapdoor with a used-up bomb at 1 east: roads east and west')
    expect(bears('╋oSWNEc2', 'nl')).toBe(
      'kruispunt met de vaste volgorde zuid, west, noord, oost en ruimte voor twee monsters op 1 oost: wegen naar noord, oost, zuid en west',
    )
  })

  it('exists in Dutch', () => {
    expect(named('2,1', 'nl')).toBe('duistere diamant op 2 oost 1 zuid: een weg naar noord; een trol')
  })

  it('names every shape in every rotation', () => {
    const shapes = [0b0001, 0b1000, 0b0101, 0b1010, 0b0011, 0b1001, 0b0111, 0b1110, 0b1111].map(shapeOf)
    expect(shapes).toEqual([
      ...['dead-end', 'dead-end', 'straight', 'straight', 'corner', 'corner'],
      ...['tee', 'tee', 'cross'],
    ])
  })
})
