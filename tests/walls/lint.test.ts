import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const restricted = 'lint/style/noRestrictedImports'

/** What must be found: file, rule, and the text planted there. */
const planted: readonly (readonly [file: string, rule: string, text: string])[] = [
  ['src/engine/kernel/a.ts', restricted, "export * from '../fairy-tale/index.ts'"],
  ['src/engine/kernel/b.ts', restricted, "export { create } from 'zustand'"],
  ['src/engine/fairy-tale/a.ts', restricted, "export * from '../../bots/z.ts'"],
  ['src/engine/fairy-tale/rules/b.ts', restricted, "export * from '../../../store/z.ts'"],
  ['src/engine/fairy-tale/rules/c.ts', restricted, "export * from '../../../ui/z.ts'"],
  ['src/engine/fairy-tale/rules/d.ts', restricted, "export { memo } from 'react'"],
  ['src/bots/a.ts', restricted, "export * from '../store/z.ts'"],
  ['src/bots/b.ts', restricted, "export type { B } from '../engine/fairy-tale/rules/e.ts'"],
  ['src/foresight/a.ts', restricted, "export * from '../store/z.ts'"],
  ['src/foresight/b.ts', restricted, "export * from '../ui/z.ts'"],
  ['src/foresight/c.ts', restricted, "export * from '../engine/fairy-tale/rules/e.ts'"],
  ['src/foresight/d.ts', restricted, "export { memo } from 'react'"],
  ['src/bots/c.ts', restricted, "export * from '../simulator/z.ts'"],
  ['src/foresight/e.ts', restricted, "export * from '../bots/z.ts'"],
  ['src/simulator/a.ts', restricted, "export * from '../ui/z.ts'"],
  ['src/store/a.ts', restricted, "export * from '../playback/z.ts'"],
  ['src/store/b.ts', restricted, "export const x = import('../ui/z.ts')"],
  ['src/playback/a.ts', restricted, "export * from '../ui/board/z.ts'"],
  ['src/referee/a.ts', restricted, "export * from '../store/z.ts'"],
  ['src/referee/b.ts', restricted, "export * from '../ui/z.ts'"],
  ['src/engine/fairy-tale/e.ts', restricted, "export * from '../../foresight/z.ts'"],
  ['src/foresight/f.ts', restricted, "export * from '../simulator/z.ts'"],
  ['src/store/c.ts', restricted, "export * from '../simulator/z.ts'"],
  ['src/playback/b.ts', restricted, "export * from '../simulator/z.ts'"],
  ['src/referee/c.ts', restricted, "export * from '../foresight/z.ts'"],
  ['src/referee/d.ts', restricted, "export * from '../simulator/z.ts'"],
  ['src/ui/app/b.ts', restricted, "export * from '../../simulator/z.ts'"],
  ['src/ui/app/c.ts', restricted, "export * from '../../referee/z.ts'"],
  ['src/ui/app/a.ts', restricted, "export * from '../../engine/fairy-tale/state.ts'"],
  ['tests/a.ts', restricted, "export * from '../src/engine/fairy-tale/state.ts'"],
  ['src/engine/kernel/dice.ts', 'plugin', 'export const die = () => Math.floor(Math.random() * 6)'],
  ['src/engine/kernel/seed.ts', 'plugin', 'export const seed = () => Date.now()'],
  ['src/engine/kernel/today.ts', 'plugin', 'export const today = () => new Date()'],
  ['src/engine/kernel/clock.ts', 'plugin', 'export const clock = () => performance.now()'],
  ['src/ui/any.ts', 'lint/suspicious/noExplicitAny', 'export const x = (y: any) => y'],
  ['src/ui/sure.ts', 'lint/style/noNonNullAssertion', 'export const x = (y: string | null) => y!'],
  [
    'src/ui/floating.ts',
    'lint/nursery/noFloatingPromises',
    'async function save(): Promise<void> {}\nexport const x = () => {\n  save()\n}',
  ],
  [
    'src/ui/skipped.test.ts',
    'lint/suspicious/noSkippedTests',
    "import { it } from 'vitest'\nit.skip('x', () => {})",
  ],
  [
    'src/ui/chicken.ts',
    'lint/suspicious/noImportCycles',
    "import { egg } from './egg.ts'\nexport const hen = () => egg",
  ],
]

/** What must not be complained of. */
const allowed: Readonly<Record<string, string>> = {
  'src/ui/egg.ts': "import { hen } from './chicken.ts'\n\nexport const egg = () => hen\n",
  'src/engine/kernel/boards/square.ts': 'export const grid = 1\n',
  'src/engine/fairy-tale/index.ts':
    "export { grid } from '../kernel/boards/square.ts'\nexport { step } from './rules/step.ts'\n",
  'src/engine/fairy-tale/rules/step.ts':
    "import { grid } from '../../kernel/boards/square.ts'\n\nexport const step = grid\n",
  'src/foresight/futures.ts': "export { step } from '../engine/fairy-tale/index.ts'\n",
  'src/bots/guess.ts': "export { step } from '../foresight/futures.ts'\n",
  'src/simulator/games.ts': "export { step } from '../bots/guess.ts'\n",
  'src/store/ahead.ts': "export { step } from '../foresight/futures.ts'\n",
  'src/store/session.ts':
    "export { step } from '../engine/fairy-tale/index.ts'\nexport const now = () => Date.now()\n",
  'src/playback/plan.ts': "export { step } from '../store/session.ts'\n",
  'src/ui/app.ts':
    "export { step } from '../playback/plan.ts'\nexport { grid } from '../engine/kernel/boards/square.ts'\n",
}

describe('the lint rules', () => {
  const files = { ...allowed, ...Object.fromEntries(planted.map(([file, , text]) => [file, `${text}\n`])) }
  const complaints = lint(files)

  it.each(planted)('find in %s: %s', (file, rule) => {
    expect(complaints).toContainEqual({ file, rule })
  })

  it('let the right arrows pass', () => {
    const innocent = Object.keys(allowed).filter((file) => file !== 'src/ui/egg.ts')
    expect(complaints.filter(({ file }) => innocent.includes(file))).toEqual([])
  })
})
