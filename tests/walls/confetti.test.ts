import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LISTED_OF_TALE } from './new-game-files.ts'
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

/** True if every game has the file at this path (docs/NEW-GAME.md). Such a file may be small. */
const isOfEveryGame = (file: string): boolean =>
  LISTED_OF_TALE.some(({ path }) => path === file.replace(/^src\/tales\/[^/]+\//, ''))

/** Returns small files with one importer in the same folder, and without a test, bench or style sheet of their own. */
function confetti(files: Readonly<Record<string, string>>): string[] {
  const by = importers(files)
  return Object.keys(files).filter((file) => {
    const [only, ...others] = by.get(file) ?? []
    if (
      !drawn.test(file) ||
      words.test(file) ||
      isOfEveryGame(file) ||
      only === undefined ||
      others.length > 0
    )
      return false
    const isBeside = posix.dirname(only) === posix.dirname(file)
    return isBeside && (files[file] ?? '').split('\n').length <= SMALL && !hasStyles(file, files[file] ?? '')
  })
}

const hasStyles = (file: string, text: string): boolean =>
  text.includes(`'./${posix.basename(file).replace(/\.tsx?$/, '.module.css')}'`)

describe('a file of a few lines with one reader', () => {
  it('is merged into that reader', () => {
    expect(
      confetti(projectFiles(/\.tsx?$/, 'src', 'tests', 'e2e', 'bench')),
      'Move each of these files into the only file that imports it, or give it a test of its own.',
    ).toEqual([])
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

  it('is allowed if every game has it', () => {
    const tips = 'src/tales/any/screen/tips/tips.ts'
    const reader = { 'src/tales/any/screen/tips/Tips.tsx': "import { TIPS } from './tips.ts'\n" }
    expect(confetti({ ...reader, [tips]: 'export const TIPS = []\n' })).toEqual([])
    const other = { 'src/tales/any/screen/tips/Tips.tsx': "import { NO } from './no.ts'\n" }
    const no = 'src/tales/any/screen/tips/no.ts'
    expect(confetti({ ...other, [no]: 'export const NO = []\n' })).toEqual([no])
  })
})
