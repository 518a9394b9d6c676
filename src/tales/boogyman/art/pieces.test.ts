import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asTile, SEATS } from '../../../engine/boogyman/index.ts'
import { shapesOf } from '../../../ui/art/canvas/shapes.ts'
import { BOOGYMEN, boogymanMarkup, type Look, pupilsAt } from './boogyman-markup.ts'
import { plateMarkup } from './clearing/plate.ts'
import { shadeMarkup, tileMarkup } from './clearing/tile-markup.ts'
import { asleepMarkup, FOLK, folkMarkup, tiredMarkup } from './folk/folk-markup.ts'
import { coverMarkup } from './pictures/Cover.tsx'
import { drawMarkup, victoryMarkup } from './pictures/Plates.tsx'
import { hueOf, treeMarkup } from './tree-markup.ts'

const EAST: Look = [1, 0]

/** Every piece, by name. */
const PIECES: Readonly<Record<string, string>> = Object.fromEntries([
  ...SEATS.flatMap((side) => [
    [`${side} folk`, folkMarkup(side)],
    [`${side} folk, chosen`, folkMarkup(side, true)],
    [`${side} folk, tired`, tiredMarkup(side)],
    [`${side} folk, asleep`, asleepMarkup(side)],
    [`${side} Boogyman`, boogymanMarkup(side, EAST)],
    [`${side} Boogyman, chosen`, boogymanMarkup(side, EAST, true)],
    [`${side} Boogyman, looking down`, boogymanMarkup(side, [0, 1])],
  ]),
  ...['a', 'b', 'c', 'd'].map((seed) => [`tree ${seed}`, treeMarkup(seed)]),
])

const PICTURES: Readonly<Record<string, string>> = {
  ...PIECES,
  tile: tileMarkup(asTile(0), 'fine'),
  'small tile': tileMarkup(asTile(0), 'bold'),
  shade: shadeMarkup(asTile(0), 'fine'),
  plate: plateMarkup('fine'),
  'small plate': plateMarkup('bold'),
  cover: coverMarkup(),
  'won by red': victoryMarkup(0),
  'won by green': victoryMarkup(1),
  draw: drawMarkup(),
}

const sheets = ['../../../ui/theme.css', './palette.css'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
)
const defined = new Set(
  sheets.flatMap((css) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)),
)

describe('every drawing', () => {
  it.each(Object.keys(PICTURES))('is well-formed, with every template filled: %s', (name) => {
    const svg = PICTURES[name] ?? ''
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
    expect(svg.match(/"/g)?.length ?? 1).toSatisfy((quotes: number) => quotes % 2 === 0)
    expect(svg).not.toMatch(/NaN|undefined|\$\{|Gradient|filter/)
    expect(shapesOf(svg).length).toBeGreaterThan(0)
  })

  it('differs from every other', () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
  })

  it.each(Object.keys(PICTURES))(
    'uses inks of the palette only, which have a day and a night: %s',
    (name) => {
      for (const [, ink] of (PICTURES[name] ?? '').matchAll(/var\((--[\w-]+)\)/g))
        expect(defined).toContain(ink)
    },
  )

  it('uses every colour of its palette, and defines each for day and night', () => {
    const [, own = ''] = sheets
    const files = Object.values(
      import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
    ).join('')
    for (const [, name = '', value = ''] of own.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)) {
      expect(value).toMatch(/^light-dark\(#[0-9a-f]{6,8}, #[0-9a-f]{6,8}\)$/)
      const family = name.replace(/-\d$/, '-')
      expect(files.includes(name) || files.includes(family) || /--(yellow|russet)/.test(name), name).toBe(
        true,
      )
    }
  })

  it('is the same for the same seed', () => {
    expect(treeMarkup('oak')).toBe(treeMarkup('oak'))
    expect(tileMarkup(asTile(12), 'fine')).toBe(tileMarkup(asTile(12), 'fine'))
    expect(victoryMarkup(0)).toBe(victoryMarkup(0))
  })
})

describe('the two sides', () => {
  it('differ by outline alone, pieces and marks', () => {
    expect(FOLK.red.outline).not.toBe(FOLK.green.outline)
    expect(FOLK.red.silhouette).not.toBe(FOLK.green.silhouette)
    expect(BOOGYMEN.red.outline).not.toBe(BOOGYMEN.green.outline)
  })

  it('are at most a bell (folk) or a hat (Boogymen) higher than their box', () => {
    const highest = (path: string) =>
      Math.min(...[...path.matchAll(/[ML ]-?[\d.]+[ ,]?(-[\d.]+)/g)].map(([, y]) => Number(y)), 0)
    for (const side of SEATS) {
      expect(highest(FOLK[side].outline)).toBeGreaterThanOrEqual(-16)
      expect(highest(BOOGYMEN[side].outline)).toBeGreaterThanOrEqual(-24)
    }
  })

  it('keep only ink once they have acted', () => {
    for (const side of SEATS) {
      const { pigments, tired } = FOLK[side]
      const { line: ink, ...fresh } = pigments
      const lively = Object.values(fresh).flat()
      const { line, ...pale } = tired
      expect(line).toBe(ink)
      expect(
        Object.values(pale)
          .flat()
          .filter((colour) => lively.includes(colour)),
      ).toEqual([])
    }
  })

  it('are printed without shadow while at home', () => {
    for (const side of SEATS) {
      expect(asleepMarkup(side)).not.toContain('var(--shadow)')
      expect(asleepMarkup(side)).not.toMatch(/#2C1C12|var\(--piece-line\)/)
    }
  })

  it('have a gold edge when they are selected', () => {
    for (const side of SEATS) {
      expect(folkMarkup(side, true)).toContain('var(--selected)')
      expect(folkMarkup(side)).not.toContain('var(--selected)')
      expect(boogymanMarkup(side, EAST, true)).toContain('var(--selected)')
    }
  })
})

describe('the eyes of a Boogyman', () => {
  it('look at prey, and stay within whites', () => {
    const looks = Array.from({ length: 12 }, (_, i): Look => {
      const angle = (i / 6) * Math.PI
      return [Math.cos(angle), Math.sin(angle)]
    })
    expect(new Set(looks.map((look) => boogymanMarkup('red', look))).size).toBe(12)
    for (const look of looks) {
      const [x, y] = pupilsAt(look)
      expect(Math.hypot(x, y) + 4.8).toBeLessThan(9.5)
      expect(Math.sign(Math.round(x))).toBe(Math.sign(Math.round(look[0] * 4)))
      expect(Math.sign(Math.round(y))).toBe(Math.sign(Math.round(look[1] * 4)))
    }
  })
})

describe('trees', () => {
  it('are yellow or russet by their seed, each about half of the time', () => {
    const hues = Array.from({ length: 200 }, (_, i) => hueOf(`tree${i}`))
    const yellow = hues.filter((hue) => hue === 'yellow').length
    expect(yellow).toBeGreaterThan(70)
    expect(yellow).toBeLessThan(130)
    expect(treeMarkup('a', 'yellow')).not.toBe(treeMarkup('a', 'russet'))
  })
})
