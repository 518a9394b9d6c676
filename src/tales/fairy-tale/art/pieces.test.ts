import { describe, expect, it } from 'vitest'
import { CHARACTER_IDS } from '../../../engine/fairy-tale/index.ts'
import { streamOf } from '../../../ui/art/random.ts'
import { type Carried, carriedMarkup } from './heroes/carried-markup.ts'
import { HEROES, type HeroId, heroMarkup } from './heroes/hero-markup.ts'
import { MONSTERS, type MonsterKind, monsterMarkup } from './monsters/monster-markup.ts'
import { OAK } from './oak/oak-markup.ts'

const heroes = Object.keys(HEROES) as HeroId[]
const monsters = Object.keys(MONSTERS) as MonsterKind[]

/** Checks that an SVG fragment is well-formed: every group is closed, and its template left no hole. */
function expectSound(svg: string): void {
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
  expect(svg).not.toMatch(/NaN|undefined|\$\{/)
}

describe('pieces', () => {
  it('every character has a drawing and a colour of its own', () => {
    expect(heroes.toSorted()).toEqual(CHARACTER_IDS.toSorted())
    for (const id of heroes) expectSound(heroMarkup(id, false))
    expect(new Set(heroes.map((id) => HEROES[id].bust)).size).toBe(heroes.length)
    expect(new Set(heroes.map((id) => HEROES[id].colour)).size).toBe(heroes.length)
  })

  it('the selected one has a gold edge', () => {
    expect(heroMarkup('beast', true)).toContain('var(--selected)')
    expect(heroMarkup('beast', false)).not.toContain('var(--selected)')
  })

  it('five monsters with distinct outlines', () => {
    expect(monsters).toHaveLength(5)
    for (const kind of monsters) expectSound(monsterMarkup(kind))
    expect(new Set(monsters.map((kind) => MONSTERS[kind].outline)).size).toBe(5)
    expect(new Set(monsters.map((kind) => MONSTERS[kind].art)).size).toBe(5)
  })

  it('every state of a carried thing has a token', () => {
    const things: Carried[] = [
      { thing: 'basket' },
      ...([1, 2, 3, 4] as const).map((turn) => ({ thing: 'clock', turn }) as const),
      ...([0, 1, 2, 3] as const).map((wishes) => ({ thing: 'lamp', wishes }) as const),
    ]
    for (const thing of things) expectSound(carriedMarkup(thing))
    expect(new Set(things.map(carriedMarkup)).size).toBe(9)
  })

  it('the Oak is well-formed', () => {
    expectSound(OAK)
  })
})

describe('chance in pictures', () => {
  it('gives the same stream for the same seed, within [0, 1)', () => {
    const draw = (seed: string) => {
      const r = streamOf(seed)
      return Array.from({ length: 100 }, () => r())
    }
    expect(draw('oak')).toEqual(draw('oak'))
    expect(draw('oak')).not.toEqual(draw('elm'))
    for (const value of draw('oak')) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })
})
