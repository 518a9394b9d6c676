import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCompose } from '../../bench/compose-file.ts'
import { root } from '../../scripts/root.mjs'

const one = (lines: string): string =>
  `services:\n  only:\n    image: redis:7\n    restart: unless-stopped\n${lines}\nvolumes:\n  redis:\n`

describe('reading compose.yaml', () => {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')

  it('lists Redis before the servers, and these before the proxy', () => {
    const names = readCompose(text, {}).map(([name]) => name)
    expect(names).toEqual(['redis', 'first', 'second', 'proxy'])
  })

  it('replaces variables by the environment or by their defaults', () => {
    const settings = (env: Record<string, string>) =>
      new Map(readCompose(text, env)).get('second')?.environment
    expect(settings({})).toMatchObject({ PUBLIC_URL: 'http://localhost:8080', STATUS_TOKEN: '' })
    expect(settings({ PUBLIC_URL: 'https://games.example' })).toMatchObject({
      PUBLIC_URL: 'https://games.example',
    })
  })

  it('refuses lines that it cannot carry out', () => {
    expect(readCompose(one(''), {})).toHaveLength(1)
    expect(() => readCompose(one('    privileged: true'), {})).toThrow('privileged')
  })

  it('refuses services that wait for each other', () => {
    expect(() => readCompose(one('    depends_on: [only]'), {})).toThrow('only')
  })
})
