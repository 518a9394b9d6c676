import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'

const PARTS = ['games', 'inputs', 'stored'] as const

test('npm run fuzz checks games, inputs and stored data, reports each, and exits', async () => {
  const program = await bundle('tests/laws/fuzz.ts')
  const few = PARTS.flatMap((part) => [`--${part}`, '2'])
  const { status, stdout } = spawnSync(process.execPath, [program, '--tale', 'boogyman', ...few], {
    encoding: 'utf8',
    timeout: 180_000,
  })
  const said = PARTS.map((part) => expect.stringMatching(new RegExp(`^2 ${part} in \\d+ s: every law held$`)))
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(said))
  expect(status).toBe(0)
})
