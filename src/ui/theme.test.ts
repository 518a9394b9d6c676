import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

/** A role by day and by night, as six hexadecimal digits. */
function role(name: string): { day: string; night: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [day = '', night = day] = value.match(/#[0-9a-f]{6}/gi) ?? []
  return { day, night }
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(colour.slice(i, i + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The hue of a colour in degrees. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

/** The angle between two hues in degrees, 180 at most. */
function hueDistance(a: string, b: string): number {
  const apart = Math.abs(hue(a) - hue(b))
  return Math.min(apart, 360 - apart)
}

/** Words on what they are printed on: 4.5 to 1 at least. */
const WORDS = [
  ['ink', 'page'],
  ['ink', 'page-2'],
  ['ink', 'table'],
  ['ink', 'active'],
  ['ink-2', 'page'],
  ['ink-2', 'page-2'],
  ['ink-2', 'table'],
  ['ink-2', 'active'],
  ['placeholder', 'page'],
  ['threat', 'page'],
  ['threat', 'threat-hi'],
  ['ok', 'page'],
  ['legal', 'page'],
  ['legal', 'legal-hi'],
  ['legal', 'halo'],
  ['on-legal', 'legal'],
  ['on-seal', 'seal'],
  ['on-seal', 'seal-2'],
  ['on-wood', 'wood'],
  ['on-wood', 'wood-hover'],
  ['on-plank-blue', 'plank-blue'],
  ['on-plank-blue', 'plank-blue-hover'],
  ['on-plank-dark', 'plank-dark'],
  ['on-plank-dark', 'plank-dark-hover'],
  ['on-seal', 'piece-ink'],
] as const

/** Shapes that carry meaning against what lies beside them: 3 to 1 at least. */
const SHAPES = [
  ['road-ink', 'road'],
  ['road-ink', 'ground'],
  ['focus', 'page'],
  ['focus', 'table'],
  ['focus', 'wood'],
  ['focus', 'focus-gap'],
  ['diamond', 'diamond-3'],
] as const

describe('the palette', () => {
  it.each(WORDS)('%s on %s can be read by day and by night', (text, ground) => {
    expect(contrast(role(text).day, role(ground).day)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(role(text).night, role(ground).night)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a focus ring in another hue than the frames of what can be done', () => {
    for (const when of ['day', 'night'] as const)
      expect(hueDistance(role('focus')[when], role('legal')[when])).toBeGreaterThan(60)
  })

  it.each(SHAPES)('%s beside %s can be seen by day', (shape, ground) => {
    expect(contrast(role(shape).day, role(ground).day)).toBeGreaterThanOrEqual(3)
  })
})
