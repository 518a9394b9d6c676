import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { trespasses } from './rooms.ts'

describe('the rooms of the house', () => {
  it('are kept apart in this project', () => {
    const files = projectFiles(/\.tsx?$/, 'src', 'tests', 'bench', 'e2e')
    expect(Object.keys(files)).toContain('src/main.tsx')
    expect(trespasses(files)).toEqual([])
  })

  it.each([
    ['src/engine/kernel/a.ts', "export * from '../fairy-tale/index.ts'"],
    ['src/engine/kernel/b.ts', "export { create } from 'zustand'"],
    ['src/engine/fairy-tale/a.ts', "export * from '../../bots/z.ts'"],
    ['src/engine/fairy-tale/rules/b.ts', "export * from '../../../store/z.ts'"],
    ['src/engine/fairy-tale/rules/c.ts', "export * from '../../../ui/z.ts'"],
    ['src/engine/fairy-tale/rules/d.ts', "export { memo } from 'react'"],
    ['src/tales/fairy-tale/bots/a.ts', "export * from '../../../store/z.ts'"],
    ['src/tales/fairy-tale/bots/b.ts', "export type { B } from '../../../engine/fairy-tale/rules/e.ts'"],
    ['src/tales/fairy-tale/foresight/a.ts', "export * from '../../../store/z.ts'"],
    ['src/tales/fairy-tale/foresight/b.ts', "export * from '../../../ui/z.ts'"],
    ['src/tales/fairy-tale/foresight/c.ts', "export * from '../../../engine/fairy-tale/rules/e.ts'"],
    ['src/tales/fairy-tale/foresight/d.ts', "export { memo } from 'react'"],
    ['src/tales/fairy-tale/bots/c.ts', "export * from '../../../programs/simulator/z.ts'"],
    ['src/tales/fairy-tale/foresight/e.ts', "export * from '../bots/z.ts'"],
    ['src/programs/simulator/a.ts', "export * from '../../ui/z.ts'"],
    ['src/store/a.ts', "export * from '../playback/z.ts'"],
    ['src/store/b.ts', "export const x = import('../ui/z.ts')"],
    ['src/playback/a.ts', "export * from '../ui/board/z.ts'"],
    ['src/programs/referee/a.ts', "export * from '../../store/z.ts'"],
    ['src/programs/referee/b.ts', "export * from '../../ui/z.ts'"],
    ['src/engine/fairy-tale/e.ts', "export * from '../../foresight/z.ts'"],
    ['src/tales/fairy-tale/foresight/f.ts', "export * from '../../../programs/simulator/z.ts'"],
    ['src/store/c.ts', "export * from '../programs/simulator/z.ts'"],
    ['src/playback/b.ts', "export * from '../programs/simulator/z.ts'"],
    ['src/programs/referee/c.ts', "export * from '../../engine/fairy-tale/index.ts'"],
    ['src/programs/referee/d.ts', "export * from '../../tales/fairy-tale/programs/referee/index.ts'"],
    ['src/store/d.ts', "export * from '../engine/fairy-tale/index.ts'"],
    ['src/store/e.ts', "export type { T } from '../tales/fairy-tale/game.ts'"],
    ['src/playback/c.ts', "export * from '../engine/fairy-tale/index.ts'"],
    ['src/playback/d.ts', "export * from '../tales/fairy-tale/timing/z.ts'"],
    ['src/players/a.ts', "export * from '../engine/fairy-tale/index.ts'"],
    ['src/tales/boogyman/a.ts', "export * from '../fairy-tale/game.ts'"],
    ['src/tales/fairy-tale/intent/a.ts', "export * from '../../../ui/z.ts'"],
    ['src/tales/fairy-tale/screen/setup/a.ts', "export * from '../../../../shelf/z.ts'"],
    ['src/ui/keys/a.ts', "export * from '../../shelf/z.ts'"],
    ['src/ui/text/a.ts', "export * from '../../tales/fairy-tale/words/messages.ts'"],
    ['src/ui/text/b.ts', "export * from '../app/z.ts'"],
    ['src/tales/fairy-tale/words/a.ts', "export * from '../screen/z.ts'"],
    ['src/tales/fairy-tale/words/b.ts', "export * from '../../../ui/app/z.ts'"],
    ['src/tales/boogyman/words/a.ts', "export * from '../../fairy-tale/words/messages.ts'"],
    ['src/ui/art/a.ts', "export * from '../../engine/fairy-tale/index.ts'"],
    ['src/ui/art/b.ts', "export * from '../app/z.ts'"],
    ['src/ui/art/c.ts', "export * from '../../tales/fairy-tale/art/index.ts'"],
    ['src/ui/frames/a.ts', "export * from '../../engine/fairy-tale/index.ts'"],
    ['src/ui/frames/log/a.ts', "export * from '../../../tales/fairy-tale/table.ts'"],
    ['src/ui/frames/log/b.ts', "export * from '../../../tales/fairy-tale/screen/log/z.ts'"],
    ['src/ui/app/d.ts', "export * from '../frames/log/z.ts'"],
    ['src/ui/stage/a.ts', "export * from '../../tales/fairy-tale/art/index.ts'"],
    ['src/ui/stage/b.ts', "export * from '../../engine/kernel/index.ts'"],
    ['src/ui/app/e.ts', "export * from '../stage/z.ts'"],
    ['src/ui/art/d.ts', "export * from '../stage/z.ts'"],
    ['src/tales/fairy-tale/art/a.ts', "export * from '../screen/z.ts'"],
    ['src/tales/fairy-tale/art/b.ts', "export * from '../../../store/z.ts'"],
    ['src/tales/fairy-tale/bots/d.ts', "export * from '../art/index.ts'"],
    ['src/tales/boogyman/screen/a.ts', "export * from '../../fairy-tale/screen/z.ts'"],
    ['src/store/f.ts', "export * from '../shelf/z.ts'"],
    ['src/shelf/a.ts', "export * from '../tales/fairy-tale/bots/z.ts'"],
    ['src/shelf/b.ts', "export * from '../tales/fairy-tale/screen/z.ts'"],
    ['src/shelf/c.ts', "export * from '../tales/fairy-tale/game.ts'"],
    ['src/shelf/d.ts', "export * from '../tales/fairy-tale/art/index.ts'"],
    ['src/shelf/e.ts', "export * from '../tales/fairy-tale/book/z.ts'"],
    ['src/shelf/f.ts', "export * from '../engine/fairy-tale/index.ts'"],
    ['src/tales/fairy-tale/book/a.ts', "export * from '../../../shelf/z.ts'"],
    ['src/tales/fairy-tale/tale.ts', "export * from '../boogyman/tale.ts'"],
    ['src/tales/fairy-tale/screen/setup/b.ts', "export * from '../../tale.ts'"],
    ['src/ui/app/d.ts', "export * from '../../tales/fairy-tale/tale.ts'"],
    ['src/ui/app/e.ts', "export * from '../../tales/fairy-tale/game.ts'"],
    ['src/ui/notices/a.ts', "export * from '../../tales/fairy-tale/screen/z.ts'"],
    ['src/ui/sound/a.ts', "export * from '../../tales/fairy-tale/timing/z.ts'"],
    ['src/ui/tale.ts', "export * from '../shelf/z.ts'"],
    ['src/ui/parts/a.ts', "export const x = import('../../tales/fairy-tale/screen/z.ts')"],
    ['src/ui/parts/b.ts', "export const x = import('../../shelf/z.ts')"],
    ['src/ui/parts/c.ts', "export * from '../../store/z.ts'"],
    ['src/ui/app/b.ts', "export * from '../../programs/simulator/z.ts'"],
    ['src/ui/app/c.ts', "export * from '../../programs/referee/z.ts'"],
    ['src/ui/app/a.ts', "export * from '../../engine/fairy-tale/state.ts'"],
    ['tests/a.ts', "export * from '../src/engine/fairy-tale/state.ts'"],
    ['src/engine/kernel/log.ts', "import { x } from '../fairy-tale/index.ts'"],
    ['src/engine/kernel/log.ts', "import type { S } from '../../store/session.ts'"],
    ['src/engine/fairy-tale/rules/walk.ts', "export { y } from '../../hex-duel/index.ts'"],
    ['src/engine/fairy-tale/state.ts', "const z = await import('../../ui/words.ts')"],
    ['src/ui/app/app.tsx', "import { walk } from '../../engine/fairy-tale/rules/walk.ts'"],
    ['src/tales/fairy-tale/bots/odds.ts', "import '../../../engine/fairy-tale/decks.ts'"],
  ])('are not left by %s: %s', (path, text) => {
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
      'src/tales/fairy-tale/screen/app.tsx',
      "import { play } from '../../../engine/fairy-tale/index.ts'",
    ],
    ['the store to the kernel', 'src/store/session.ts', "import { undo } from '../engine/kernel/undo.ts'"],
    ['the shelf to the door of a tale', 'src/shelf/tales.ts', "import('../tales/boogyman/tale.ts')"],
    ['the shelf to the book of a tale', 'src/shelf/tales.ts', "import('../tales/boogyman/book/index.ts')"],
    [
      'the door of a tale to its screens',
      'src/tales/boogyman/tale.ts',
      "import('./screen/table/TablePage.tsx')",
    ],
    ['anybody to a package', 'src/engine/kernel/dice.ts', "import { produce } from 'immer'"],
  ])('let through %s', (_, path, text) => {
    expect(trespasses({ [path]: text })).toEqual([])
  })
})
