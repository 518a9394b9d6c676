import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('npm start prints one line each: installing if needed, building, and the address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const [build, tables] = [join(folder, 'build'), join(folder, 'tables')].map((path) => JSON.stringify(path))
  const program = `import('./scripts/serve.mjs').then(({ serve }) => serve(${build}, ['--tables', ${tables}]))`
  const { NODE_ENV: _, ...env } = process.env // a player's has none
  const game = spawn(process.execPath, ['-e', program], { env })
  let told = ''
  let warned = ''
  game.stderr.on('data', (text) => {
    warned += text
  })
  const ended = new Promise((end) => game.once('exit', end))
  const address = await new Promise<string>((found, failed) => {
    game.stdout.on('data', (text) => {
      told += text
      const url = /http:\S+/.exec(told)?.[0]
      if (url) found(url)
    })
    game.once('exit', () => failed(new Error(told + warned)))
  })
  const page = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  expect(await page.text()).toContain('<title>The Last Fairy Tale</title>')
  expect(page.headers.get('content-encoding')).toBe('br')
  expect((await fetch(`${address}/assets/absent.js`)).status).toBe(404)
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ws://${new URL(address).host} wss:`,
  )
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ok: true, tables: 0 })
  game.kill('SIGTERM')
  expect(await ended).toBe(0)
  rmSync(folder, { recursive: true })
  expect(warned).toBe('')
  expect(told).toMatch(
    /^(Installing the packages \.\.\.\n)?Building the game \.\.\.\nThe Last Fairy Tale is at http:\/\/localhost:\d+ \(Ctrl-C ends it\)\n$/,
  )
})
