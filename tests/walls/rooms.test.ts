import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { trespasses } from './rooms.ts'

describe('the rooms of the engine', () => {
  it('are kept apart in this project', () => {
    const files = projectFiles(/\.tsx?$/, 'src', 'tests')
    expect(Object.keys(files)).toContain('src/main.tsx')
    expect(trespasses(files)).toEqual([])
  })

  it.each([
    ['the kernel to a game', 'src/engine/kernel/log.ts', "import { x } from '../fairy-tale/index.ts'"],
    [
      'the kernel to the store',
      'src/engine/kernel/log.ts',
      "import type { S } from '../../store/session.ts'",
    ],
    [
      'one game to another',
      'src/engine/fairy-tale/rules/walk.ts',
      "export { y } from '../../hex-duel/index.ts'",
    ],
    [
      'a game to a folder above',
      'src/engine/fairy-tale/state.ts',
      "const z = await import('../../ui/words.ts')",
    ],
    [
      'the screen past the door',
      'src/ui/app/app.tsx',
      "import { walk } from '../../engine/fairy-tale/rules/walk.ts'",
    ],
    ['a side effect past the door', 'src/bots/odds.ts', "import '../engine/fairy-tale/decks.ts'"],
  ])('do not let through %s', (_, path, text) => {
    expect(trespasses({ [path]: text })).toHaveLength(1)
  })

  it.each([
    [
      'a game to the kernel',
      'src/engine/fairy-tale/rules/walk.ts',
      "import { grid } from '../../kernel/boards/square.ts'",
    ],
    ['a game to itself', 'src/engine/fairy-tale/rules/walk.ts', "import type { State } from '../state.ts'"],
    [
      'the screen by the door',
      'src/ui/app/app.tsx',
      "import { play } from '../../engine/fairy-tale/index.ts'",
    ],
    ['the store to the kernel', 'src/store/session.ts', "import { undo } from '../engine/kernel/undo.ts'"],
    ['anybody to a package', 'src/engine/kernel/dice.ts', "import { produce } from 'immer'"],
  ])('let through %s', (_, path, text) => {
    expect(trespasses({ [path]: text })).toEqual([])
  })
})
