import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const start = (...options: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['scripts/run.mjs', 'src/programs/referee/main.ts', ...options])

/** All that a process says until it ends, and its exit code. */
async function ended(
  child: ChildProcessWithoutNullStreams,
): Promise<{ out: string; err: string; code: unknown }> {
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const [code] = await once(child, 'close')
  return { ...said, code }
}

describe('npm run -s referee', () => {
  it('answers line by line until input ends', async () => {
    const child = start()
    const end = ended(child)
    const bytes = Buffer.from(
      '{"id":1,"do":"set","notation":"╺ O ╸2"}\r\n\n{"id":2,"do":"list"}\nnonsense\n{"id":3,"do":"read"}',
    )
    for (const byte of [bytes.subarray(0, 30), bytes.subarray(30, 31), bytes.subarray(31)])
      child.stdin.write(byte)
    child.stdin.end()
    const { out, err, code } = await end
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(replies).toMatchObject([
      { id: 1, ok: true },
      { id: 2, ok: true },
      { ok: false, error: { code: 'not-json' } },
      { id: 3, ok: true, notation: expect.stringContaining(' ╺ O ╸2\n') },
    ])
    expect({ err, code }).toEqual({ err: '', code: 0 })
  })

  it('takes the tale that is named, the first where none is', async () => {
    const child = start('--tale', 'fairy-tale')
    const end = ended(child)
    child.stdin.end('{"do":"set","notation":"╺ O ╸2"}\n')
    const { out, code } = await end
    expect([JSON.parse(out), code]).toMatchObject([{ ok: true }, 0])
  })

  it('knows The BigBadBoogyman by its name', async () => {
    const child = start('--tale', 'boogyman')
    const end = ended(child)
    child.stdin.end('{"do":"new"}\n{"do":"act","action":"place d4"}\n')
    const { out, code } = await end
    const replies = out.trimEnd().split('\n')
    expect(replies.map((line) => JSON.parse(line))).toMatchObject([
      { ok: true },
      { ok: true, events: [{ type: 'placed', seat: 'red', tile: 'd4' }] },
    ])
    expect(code).toBe(0)
  })

  it.each([[['--tale', 'toString']], [['--tale']], [['--fable', 'fairy-tale']], [['fairy-tale']]])(
    'lists the tales if called with %j',
    async (options) => {
      const { out, err, code } = await ended(start(...options))
      expect({ out, code }).toEqual({ out: '', code: 2 })
      expect(err).toContain('Known tales: fairy-tale')
    },
  )

  it('reads on past an overlong line', async () => {
    const child = start()
    const end = ended(child)
    for (let piece = 0; piece < 30; piece++) child.stdin.write('x'.repeat(100_000))
    child.stdin.end('\n{"do":"read"}\n')
    const { out, code } = await end
    const codes = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error.code)
    expect({ codes, code }).toEqual({ codes: ['line-too-long', 'no-position'], code: 0 })
  })

  it('ends quietly when its output pipe closes', async () => {
    const child = start()
    child.stdin.on('error', () => {}) // its end of the pipe closes as it ends
    const end = ended(child)
    child.stdin.write('{"do":"set","notation":"O"}\n')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    for (let line = 0; line < 100; line++) child.stdin.write('{"do":"read"}\n')
    const { err, code } = await end
    expect({ err, code }).toEqual({ err: '', code: 0 })
  })
})
