import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a TypeScript program of that text with these arguments and that standard input. */
function run(text: string, args: string[], input: string) {
  const entry = join(folder, `program-${process.pid}.ts`)
  writeFileSync(entry, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', entry, ...args], {
    input,
    encoding: 'utf8',
  })
  rmSync(join('node_modules/.cache/run', `${basename(folder)}-program-${process.pid}.mjs`), { force: true })
  return { status, lines: stdout.split('\n').filter(Boolean), stderr }
}

describe('running a TypeScript program', () => {
  it('leaves arguments, input and output to programs', () => {
    const echo = `
      import { createInterface } from 'node:readline'
      const [first]: string[] = process.argv.slice(2)
      for await (const line of createInterface({ input: process.stdin })) console.log(first + line)`
    expect(run(echo, ['x'], '1\n2\n')).toEqual({ status: 0, lines: ['x1', 'x2'], stderr: '' })
  })

  it('lets the program start worker threads of itself', () => {
    const itself = `
      import { isMainThread, parentPort, Worker } from 'node:worker_threads'
      if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (n: number) => console.log(n))
      else parentPort?.postMessage(6 * 7)`
    expect(run(itself, [], '')).toEqual({ status: 0, lines: ['42'], stderr: '' })
  })

  it('names the failing source line', () => {
    const { status, stderr } = run("const n: number = 1\nthrow new Error('broken ' + n)", [], '')
    expect(status).toBe(1)
    expect(stderr).toMatch(/Error: broken 1\n.*program-\d+\.ts:2:/)
  })
})
