import { describe, expect, it } from 'vitest'
import { heardUnseen, isHeard } from '../../../../ui/sound/heard.ts'
import { gameFrom } from '../../testing.ts'
import { SOUNDS } from './sounds.ts'
import { dangerOf } from './tale-sound.ts'

const { soundOf, weightOf, voices } = SOUNDS

const END = 'a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 2'
const events = gameFrom(END, 'build').moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe('what is heard', () => {
  it('is what happens: a siege, a horn, forts that go home, and the end', () => {
    expect(events.map(soundOf)).toEqual(['siege', 'horn', 'timber', 'timber', 'timber', 'won'])
    for (const voice of Object.values(voices)) expect(voice.length).toBeGreaterThan(0)
  })

  it('is less the quicker it goes, and of what is not shown only what matters', () => {
    expect(isHeard(weightOf('march'), 'calm')).toBe(true)
    expect(isHeard(weightOf('march'), 'brisk')).toBe(false)
    expect(heardUnseen(events.map(soundOf), weightOf)).toEqual(['horn', 'won'])
  })
})

it('is grave where the country may fall before its next turn, and calm where nothing threatens', () => {
  const grave = gameFrom('a+b a+b A / B b b / armies a s1; b e2 / on-turn a')
  expect(dangerOf(grave.first, 0)).toBe('grave')
  expect(dangerOf(gameFrom('a a A / B b b / armies a n1; b w2').first, 0)).toBe('calm')
  expect(dangerOf(gameFrom(END, 'build').moves.at(-1)?.after ?? grave.first, 0)).toBe('calm')
})
