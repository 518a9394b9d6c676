import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** A game's own redaction, called or handed on: without canonical keys, and with the randomness to come. */
const OWN_REDACTION = /(?<!!)\b(game|rules|citadel)\??\.(seen|heard)\b(?! !== undefined)/

/** Where views and events are made for every caller. */
const KERNEL = ['src/engine/kernel/seen.ts', 'src/engine/kernel/secrets.ts']

const callers = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).filter((path) => !KERNEL.includes(path) && OWN_REDACTION.test(files[path] ?? ''))

test('only the kernel asks a game for its own redaction of a state or an event', () => {
  expect(callers(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual([])
})

test('a file that asks a game itself would be found', () => {
  const asking = 'const seen = citadel.seen?.(state, seat)'
  const knowing = 'const hides = game.seen !== undefined'
  expect(callers({ 'src/store/a.ts': asking, 'src/store/b.ts': knowing })).toEqual(['src/store/a.ts'])
})
