import { describe, expect, it } from 'vitest'
import { heardUnseen, isHeard } from '../../../../ui/sound/sound-importance.ts'
import { gameFrom } from '../../testing.ts'
import { SOUNDS } from './sounds.ts'
import { dangerOf } from './tale-sound.ts'

const { soundOf, weightOf, voices } = SOUNDS

const END = 'a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2'
const events = gameFrom(END, 'build').moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe('sound', () => {
  it('plays the sounds of a siege, a fall with returned forts, and the end', () => {
    expect(events.map(soundOf)).toEqual(['siege', 'horn', 'timber', 'timber', 'timber', 'won'])
    for (const voice of Object.values(voices)) expect(voice.length).toBeGreaterThan(0)
  })

  it('plays fewer sounds at higher speed, and only important ones for skipped events', () => {
    expect(isHeard(weightOf('march'), 'calm')).toBe(true)
    expect(isHeard(weightOf('march'), 'brisk')).toBe(false)
    expect(heardUnseen(events.map(soundOf), weightOf)).toEqual(['horn', 'won'])
  })
})

it('danger is grave if the country may fall soon, and calm without threats', () => {
  const grave = gameFrom('a+b a+b A / B b b / armies a s1; b e2 / on-turn a')
  expect(dangerOf(grave.first, 0)).toBe('grave')
  expect(dangerOf(gameFrom('a a A / B b b / armies a n1; b w2').first, 0)).toBe('calm')
  expect(dangerOf(gameFrom(END, 'build').moves.at(-1)?.after ?? grave.first, 0)).toBe('calm')
})
