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
  server = webServer(join(folder, 'dist')).listen(0, '127.0.0.1')
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

/** What the server answers, byte by byte. */
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

  it('lets what bears its hash be kept for good, and the page be asked for again', async () => {
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

  it('carries the policy in every answer, answers HEAD without a body, and takes nothing', async () => {
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

  it('leaves alone what is no text', async () => {
    const { headers } = await ask('/assets/face.woff2', { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('font/woff2')
  })
})
