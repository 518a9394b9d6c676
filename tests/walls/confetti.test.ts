import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** A file of fewer lines, used by one other beside it, is better read there. */
const SMALL = 20

const drawn = /^src\/(?:ui|shelf|tales\/[^/]+\/(?:art|screen))\//
const words = /\/(?:words|text)\//
const imported = /\b(?:from|import)\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g

/** Which files import each. */
function importers(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>()
  for (const [file, text] of Object.entries(files)) {
    for (const [, now, late] of text.matchAll(imported)) {
      const target = posix.join(posix.dirname(file), now ?? late ?? '')
      by.set(target, [...(by.get(target) ?? []), file])
    }
  }
  return by
}

/** Small files that only one other asks for, which lies beside them: no test, no bench, no style sheet of their own. */
function confetti(files: Readonly<Record<string, string>>): string[] {
  const by = importers(files)
  return Object.keys(files).filter((file) => {
    const [only, ...others] = by.get(file) ?? []
    if (!drawn.test(file) || words.test(file) || only === undefined || others.length > 0) return false
    const isBeside = posix.dirname(only) === posix.dirname(file)
    return isBeside && (files[file] ?? '').split('\n').length <= SMALL && !hasStyles(file, files[file] ?? '')
  })
}

const hasStyles = (file: string, text: string): boolean =>
  text.includes(`'./${posix.basename(file).replace(/\.tsx?$/, '.module.css')}'`)

describe('a file of a few lines with one reader', () => {
  it('lies where it is read', () => {
    expect(confetti(projectFiles(/\.tsx?$/, 'src', 'tests', 'e2e', 'bench'))).toEqual([])
  })

  it('is seen', () => {
    const reader = { 'src/ui/art/Frame.tsx': "import { edge } from './edge.ts'\n" }
    const edge = { 'src/ui/art/edge.ts': 'export const edge = 2\n' }
    expect(confetti({ ...reader, ...edge })).toEqual(['src/ui/art/edge.ts'])
    const tree = { 'src/tales/any/art/tree.ts': "import { leaf } from './leaf.ts'\n" }
    const leaf = { 'src/tales/any/art/leaf.ts': "export const leaf = 'M0 0z'\n" }
    expect(confetti({ ...tree, ...leaf })).toEqual(['src/tales/any/art/leaf.ts'])
    const tested = { 'src/ui/art/edge.test.ts': "import { edge } from './edge.ts'\n" }
    expect(confetti({ ...reader, ...edge, ...tested })).toEqual([])
    expect(confetti({ ...reader, 'src/ui/art/edge.ts': 'export const edge = 2\n'.repeat(SMALL) })).toEqual([])
  })
})
