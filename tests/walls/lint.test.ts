import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

/** Violations that must be reported: file, rule, and the planted text. */
const planted: readonly (readonly [file: string, rule: string, text: string])[] = [
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

/** Texts that must pass. */
const allowed: Readonly<Record<string, string>> = {
  'src/ui/egg.ts': "import { hen } from './chicken.ts'\n\nexport const egg = () => hen\n",
  'src/engine/kernel/boards/square.ts': 'export const grid = 1\n',
  'src/engine/fairy-tale/index.ts':
    "export { grid } from '../kernel/boards/square.ts'\nexport { step } from './rules/step.ts'\n",
  'src/engine/fairy-tale/rules/step.ts':
    "import { grid } from '../../kernel/boards/square.ts'\n\nexport const step = grid\n",
  'src/foresight/futures.ts': "export { step } from '../engine/fairy-tale/index.ts'\n",
  'src/bots/guess.ts': "export { step } from '../foresight/futures.ts'\n",
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
