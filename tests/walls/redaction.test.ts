import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Direct calls of a game's own redaction: their result has no canonical key order, and still has the rng. */
const OWN_REDACTION = /(?<!!)\b(game|rules|citadel)\??\.(seen|heard)\b(?! !== undefined)/

/** Where views and events are made for every caller. */
const KERNEL = ['src/engine/kernel/player-view.ts', 'src/engine/kernel/hidden-information.ts']

const callers = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).filter((path) => !KERNEL.includes(path) && OWN_REDACTION.test(files[path] ?? ''))

test('only the kernel redacts a state or event', () => {
  expect(callers(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual([])
})

test('finds files that ask games themselves', () => {
  const asking = 'const seen = citadel.seen?.(state, seat)'
  const knowing = 'const hides = game.seen !== undefined'
  expect(callers({ 'src/store/a.ts': asking, 'src/store/b.ts': knowing })).toEqual(['src/store/a.ts'])
})
