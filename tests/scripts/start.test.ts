import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
let game: ChildProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => {
  game?.kill('SIGKILL')
  game = null
  rmSync(folder, { recursive: true })
})

/** Starts the game as a player does. Resolves once it has printed a line that matches. */
async function started(words: readonly string[], line: RegExp) {
  const options = JSON.stringify([...words, '--tables', join(folder, 'tables')])
  const program = `import('./scripts/serve.mjs').then(({ serve }) => serve(${JSON.stringify(join(folder, 'build'))}, ${options}))`
  const { NODE_ENV: _, ...env } = process.env // a player's has none
  const child = spawn(process.execPath, ['-e', program], { env })
  game = child
  let told = ''
  let warned = ''
  child.stderr.on('data', (text) => {
    warned += text
  })
  const ended = new Promise((end) => child.once('exit', end))
  await new Promise<void>((found, failed) => {
    child.stdout.on('data', (text) => {
      told += text
      if (line.test(told)) found()
    })
    child.once('exit', () => failed(new Error(told + warned)))
  })
  const end = async () => {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(warned).toBe('')
    return told
  }
  return { address: /http:\S+/.exec(told)?.[0] ?? '', end }
}

it('npm start prints one line each: installing if needed, building, and the address', async () => {
  const { address, end } = await started([], /http:\S+/)
  const page = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  expect(await page.text()).toContain('<title>The Last Fairy Tale</title>')
  expect(page.headers.get('content-encoding')).toBe('br')
  expect((await fetch(`${address}/assets/absent.js`)).status).toBe(404)
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ws://${new URL(address).host} wss:`,
  )
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ok: true, tables: 0 })
  expect(await end()).toMatch(
    /^(Installing the packages \.\.\.\n)?Building the game \.\.\.\nThe Last Fairy Tale is at http:\/\/localhost:\d+ \(Ctrl-C ends it\)\n$/,
  )
})

it('npm start -- --host prints the address for other devices, and its QR code', async () => {
  const name = 'games-room.local'
  const { address, end } = await started(['--host', name], /[▀▄█ ]\n$/)
  const { port } = new URL(address)
  const ask = (host: string): Promise<number | undefined> =>
    new Promise((answered, failed) => {
      const options = { host: '127.0.0.1', port, headers: { host: `${host}:${port}` } }
      get(options, (response) => answered(response.resume().statusCode)).once('error', failed)
    })
  expect(await Promise.all(['127.0.0.1', name, 'foreign.example'].map(ask))).toEqual([200, 200, 421])

  const [, told = '', qr = ''] = /find it at (.*)\n([\s\S]*)$/.exec(await end()) ?? []
  expect(told.split(' or ')[0]).toBe(`http://${name}:${port}`)
  expect(qr.trimEnd()).toBe(renderUnicodeCompact(`http://${name}:${port}`).trimEnd())
})
