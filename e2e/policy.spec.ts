import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { tile } from './support/duel.ts'
import { begin, onPurpose, open, pressEndTurn, seal } from './support/game.ts'
import { findTale, storedTale } from './support/tale.ts'

// The service worker must obey the same policy.
test.use({ serviceWorkers: 'allow' })

test('the page loads only its own files, and violates no rule of its content policy', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))

  const response = await page.goto('/')
  await expect(page).toHaveTitle(/The Last Fairy Tale/)
  await expect(page.locator('#root')).not.toBeEmpty()
  await page.waitForLoadState('networkidle')

  expect(response?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'$/,
  )
  expect(complaints).toEqual([])
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin])
})

test('the page includes the policy, for hosts that set no headers', async ({ request }) => {
  const page = await (await request.get('/')).text()
  expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;/)
  // It leaves sockets to the header of our server, which names the host: both policies apply.
  expect(page).toContain('connect-src &#39;self&#39; ws: wss:;')
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=/)
  // The opening text has its styles in one block, which the policy allows by its hash.
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(page).toMatch(/style-src &#39;self&#39; &#39;sha256-[\w+/]{43}=&#39;;/)
})

/** The files with the client of a table of several devices and with the QR code. */
const OF_TABLES = ['connection', 'play-at-table', 'AtTable', 'over-table', 'SeatButtons']

test('games at one screen open no socket, and load neither another host nor code of tables', async ({
  page,
  baseURL,
}) => {
  const sockets: string[] = []
  const asked: URL[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  page.on('request', (request) => asked.push(new URL(request.url())))

  await open(page, { query: '#/boogyman' })
  await begin(page).click()
  for (const place of ['c4', 'd5', 'd4']) {
    const before = await tile(page, place).getAttribute('aria-label')
    await onPurpose(page)
    await tile(page, place).click()
    await expect(tile(page, place)).not.toHaveAttribute('aria-label', before ?? '')
  }
  await open(page, { stored: storedTale(findTale(({ phase }) => phase === 'action')) })
  await expect(seal(page, 'End turn')).toBeEnabled()
  await pressEndTurn(page)
  await expect(seal(page, 'End turn')).toBeHidden()

  expect(sockets).toEqual([])
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]))
  const built = readdirSync('dist/assets')
  for (const part of OF_TABLES) {
    expect(built.filter((file) => file.startsWith(`${part}-`))).not.toEqual([])
    expect(asked.map(({ pathname }) => pathname).filter((path) => path.includes(`/${part}-`))).toEqual([])
  }
})
