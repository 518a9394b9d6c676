import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../scripts/compressed-files.mjs'
import { webServer } from '../../scripts/web-server.mjs'

const SCRIPT = `export const words = '${'the forest stood '.repeat(200)}'`
const PAGE = '<!doctype html><title>The Last Fairy Tale</title>'

let folder = ''
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  writeFileSync(join(folder, 'secret.txt'), 'not for everybody')
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), PAGE)
  writeFileSync(join(folder, 'dist/assets/tale-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'dist/assets/face.woff2'), Buffer.alloc(3000))
  await compressFiles(join(folder, 'dist'))
  const isAllowedHost = (host: string) => host !== 'evil.example'
  const status = (path: string) => (path === '/health' ? 'well' : null)
  server = webServer(join(folder, 'dist'), { isAllowedHost, status }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** Returns the server's raw answer, without decoding. */
async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((answered, failed) =>
    request({ host: '127.0.0.1', port, path, method, headers }, answered).on('error', failed).end(),
  )
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }
}

describe('the server of the game', () => {
  it('sends each file in the best way that the browser takes', async () => {
    const path = '/assets/tale-1a2b.js'
    for (const [accepted, encoding, read] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } })
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(headers.vary).toBe('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(body.length)
      expect(read(body).toString()).toBe(SCRIPT)
      if (encoding) expect(body.length).toBeLessThan(SCRIPT.length / 10)
    }
  })

  it('caches hashed files forever, revalidates the page', async () => {
    expect((await ask('/assets/tale-1a2b.js')).headers['cache-control']).toMatch(
      /max-age=31536000, immutable/,
    )
    const page = await ask('/')
    expect(page.body.toString()).toBe(PAGE)
    expect(page.headers['cache-control']).toBe('public, no-cache')
    const again = await ask('/index.html?seed=1', { headers: { 'if-none-match': page.headers.etag ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    '/assets/absent.js',
    '/assets/',
    '/another-page',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/tale-1a2b.js.br',
    '/%',
  ])('says that there is no %s', async (path) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toBe('Not found. The game is at /\n')
  })

  it('sends the policy always, answers HEAD without a body, and refuses uploads', async () => {
    for (const path of ['/', '/absent'])
      expect((await ask(path)).headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      `${PAGE.length}`,
      0,
    ])
    expect((await ask('/', { method: 'POST' })).status).toBe(405)
  })

  it('allows sockets to the host of the page, and to no other', async () => {
    const policyFor = async (path: string, host: string) =>
      (await ask(path, { headers: { host } })).headers['content-security-policy']
    for (const path of ['/', '/absent']) {
      expect(await policyFor(path, 'localhost:4173')).toContain(
        "connect-src 'self' ws://localhost:4173 wss://localhost:4173;",
      )
      expect(await policyFor(path, '[fe80::1]:80')).toContain(
        "connect-src 'self' ws://[fe80::1]:80 wss://[fe80::1]:80;",
      )
      // A host that could add a directive is left out.
      expect(await policyFor(path, 'a;script-src')).toContain("connect-src 'self';")
    }
  })

  it('answers no foreign name of this machine', async () => {
    const { status, body } = await ask('/', { headers: { host: 'evil.example' } })
    expect([status, body.toString()]).toEqual([421, 'This server does not answer for "evil.example".\n'])
  })

  it('tells its state to this machine', async () => {
    const { status, headers, body } = await ask('/health')
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, 'well', 'no-store'])
  })

  it('leaves files alone that are not text', async () => {
    const { headers } = await ask('/assets/face.woff2', { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('font/woff2')
  })
})
