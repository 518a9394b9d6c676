import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

const TOKENS = 'src/ui/tokens.css'

/** The text without comments, which may name anything. */
const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Levels that are written as numbers, as `file: declaration`. */
function rawLevels(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...bare(text).matchAll(/\bz(?:-i|I)ndex:[^;,}\n]+/g)]
      .map(([declaration]) => declaration.trim())
      .filter((declaration) => !declaration.includes('var(--z-'))
      .map((declaration) => `${file}: ${declaration}`),
  )
}

/** `font` declarations of another size or face than the tokens name, as `file: declaration`. */
function rawFonts(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...bare(text).matchAll(/(?<![\w-])font: ?[^;}\n]+/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => !/^font: ?(?:inherit|var\(--font-[\w-]+\))$/.test(declaration))
      .map((declaration) => `${file}: ${declaration}`),
  )
}

/** Returns tokens that are used and not declared, and those declared and not used. A name must be written in full. */
function mismatched(tokens: string, files: Readonly<Record<string, string>>): string[] {
  const declared = new Set([...bare(tokens).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))
  const texts = [tokens, ...Object.values(files)].map(bare)
  const used = new Set(texts.flatMap((text) => text.match(/--(?:face|font|z)-[\w$-]+(?![\w-]*:)/g) ?? []))
  return [
    ...[...used].filter((name) => !declared.has(name)),
    ...[...declared].filter((name) => !used.has(name)),
  ]
}

const { [TOKENS]: tokens = '', ...files } = projectFiles(/\.(css|tsx?)$/, 'src')
const sheets = Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.css')))

describe('levels over one another', () => {
  it('have names, all in one table', () => {
    expect(rawLevels(files)).toEqual([])
  })

  it('are seen where they are numbers', () => {
    expect(rawLevels({ 'a.css': '.a {\n  z-index: 3;\n}\n.b {\n  z-index: var(--z-top);\n}\n' })).toEqual([
      'a.css: z-index: 3',
    ])
    expect(rawLevels({ 'b.tsx': 'const ABOVE = { zIndex: 12_000 }\n' })).toEqual(['b.tsx: zIndex: 12_000'])
  })
})

describe('fonts', () => {
  it('are roles of the type scale', () => {
    expect(Object.keys(sheets).length).toBeGreaterThan(200)
    expect(rawFonts(sheets)).toEqual([])
  })

  it('are seen where a sheet makes its own', () => {
    const own =
      '.a {\n  font: 1rem / 1.1 var(--face-hand);\n  font-size: 2rem;\n}\n.b {\n  font: var(--font-hand);\n}\n'
    expect(rawFonts({ 'a.css': own })).toEqual(['a.css: font: 1rem / 1.1 var(--face-hand)'])
  })
})

describe('tokens', () => {
  it('are declared if they are used, and used if they are declared', () => {
    expect(mismatched(tokens, files)).toEqual([])
  })

  it('are missed on either side', () => {
    const declared = ':root {\n  --z-top: 3;\n  --z-sheet: 4;\n}\n'
    const used = { 'a.css': '.a {\n  z-index: var(--z-top);\n  top: var(--z-roof);\n}\n' }
    expect(mismatched(declared, used)).toEqual(['--z-roof', '--z-sheet'])
    const composed = { 'b.ts': 'const level = `var(--z-$' }
    expect(mismatched('', composed)).toEqual(['--z-$'])
  })
})
