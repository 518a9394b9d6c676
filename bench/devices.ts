import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { browserPath, QUIET } from './page.ts'
import { startTablesServer, type TablesServer } from './tables-server.ts'

const PHONE = { width: 390, height: 844 }
const SCREEN = { width: 1440, height: 900 }

/** How often each thing is measured. */
const TIMES = 10

/** The wait before each press, in milliseconds: news and flights of the press before are over. */
const SETTLED = 1000

/** The longest wait for a part of a page. */
const WAIT = { timeout: 20_000 }

/**
 * Measures play on several devices in real pages of `npm run build`, with a server on this machine: the time to join, from a press on a
 * phone to the picture on the screen, and back to the seat after a lost line and after a killed server.
 */
export async function benchDevices(): Promise<void> {
  const server = await startTablesServer()
  const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET })
  try {
    await measureDevices(browser, server)
  } finally {
    await browser.close()
    await server.end()
  }
}

/** A page with the line to its server. */
interface Device {
  readonly page: Page
  /** Cuts the line as a network does. */
  cut(): Promise<void>
  /** Resolves when the server has led the device back to its seats. */
  back(): Promise<void>
}

async function measureDevices(browser: Browser, server: TablesServer): Promise<void> {
  const screen = await device(browser, SCREEN)
  await screen.page.goto(`${server.url}/#/boogyman`)
  await screen.page.getByRole('button', { name: 'Each on their own phone' }).click()
  const text = await screen.page.getByText(/^The code is/).textContent({ timeout: 60_000 })
  const code = (text ?? '').replace('The code is', '').replaceAll(/[ .]/g, '')

  const hands: Device[] = []
  const joins: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const hand = await device(browser, PHONE)
    const start = performance.now()
    await hand.page.goto(`${server.url}/#/join/${code}`)
    await hand.page.getByRole('textbox', { name: 'Write your name' }).fill('Ann')
    await hand.page.getByRole('button', { name: 'Sit down' }).click()
    const free = hand.page.getByRole('button', { name: /^Give my seat back/ })
    await free.waitFor()
    joins.push(performance.now() - start)
    if (time < TIMES - 2) {
      await free.click()
      await screen.page.getByText(`The code is`).waitFor({ state: 'attached' })
      await hand.page.context().close()
    } else hands.push(hand)
  }
  report('a new phone opens the link of the code and sits, without the time of the person', joins)

  await screen.page.getByRole('button', { name: 'Begin the game' }).click()
  const pictures: number[] = []
  while (pictures.length < TIMES) pictures.push(await pressToPicture(hands, screen))
  report('from a press on a phone to the picture on the screen', pictures)

  const [first] = hands
  if (!first) throw new Error('The duel needs two phones.')
  const drops: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now()
    const back = first.back()
    await first.cut()
    await back
    drops.push(performance.now() - start)
  }
  report('from a lost line back to the seat', drops)

  const kills: number[] = []
  const starts: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const back = Promise.all([screen, ...hands].map((one) => one.back()))
    const start = performance.now()
    await server.kill()
    await server.start()
    starts.push(performance.now() - start)
    await back
    kills.push(performance.now() - start)
  }
  report('a killed server has started again', starts)
  report('from the kill of the server to the last of three devices at its seat', kills)
}

/** The answer to `sit`, which has the seats of the device. */
const SEATED = /^43\d+\[\{"ok":true.*"seats":\[\d*\]\}\]$/

async function device(browser: Browser, viewport: typeof PHONE): Promise<Device> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addInitScript(keepLines)
  const page = await context.newPage()
  const waiting: (() => void)[] = []
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      if (SEATED.test(String(payload))) for (const wake of waiting.splice(0)) wake()
    }),
  )
  return {
    page,
    cut: () => page.evaluate(() => (window as unknown as Lines).lastLine?.close(3000)),
    back: () => new Promise((resolve) => waiting.push(resolve)),
  }
}

interface Lines {
  lastLine?: WebSocket
}

/** Keeps the newest line of a page in its window. The line itself stays as it is: a proxy between page and server would take time. */
function keepLines(): void {
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      Object.assign(window, { lastLine: this })
    }
  }
}

/** Plays one action of the duel on the phone whose turn it is. Returns the time from the press to the picture on the screen, in milliseconds. */
async function pressToPicture(hands: readonly Device[], screen: Device): Promise<number> {
  await screen.page.waitForTimeout(SETTLED)
  const { page } = await Promise.any(hands.map(canAct))
  const places = page.locator('[data-offer="place"]')
  if ((await places.count()) === 0) {
    await pressOnPurpose(page, page.locator('[data-offer="take"]').first())
    await page.locator('[data-offer="step"]').first().waitFor(WAIT)
  }
  const target = page.locator('[data-offer="place"], [data-offer="step"]').first()
  const place = (await target.getAttribute('data-tile')) ?? ''
  const before = await screen.page.locator(`[data-tile="${place}"]`).getAttribute('aria-label')
  const [pressed, painted] = [timeOfPress(page), timeOfChange(screen.page, place, before)]
  await pressOnPurpose(page, target)
  return (await painted) - (await pressed)
}

/** Resolves to a device when its player can act. */
async function canAct(hand: Device): Promise<Device> {
  await hand.page.locator('[data-offer]').first().waitFor(WAIT)
  return hand
}

/** A press right after another one counts as a slip; a key before it ends that. */
async function pressOnPurpose(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('ScrollLock')
  await target.click(WAIT)
}

/** Resolves to the time of the next press on a page. */
const timeOfPress = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        window.addEventListener('pointerdown', () => resolve(Date.now()), { capture: true, once: true }),
      ),
  )

/** Resolves to the time at which a place of a board has another name than before, and the next picture is due. Rejects after `WAIT`. */
const timeOfChange = (page: Page, place: string, before: string | null): Promise<number> =>
  page.evaluate(
    ([name, old, longest]) =>
      new Promise<number>((resolve, reject) => {
        const end = Date.now() + longest
        const check = () => {
          if (document.querySelector(`[data-tile="${name}"]`)?.getAttribute('aria-label') !== old)
            requestAnimationFrame(() => resolve(Date.now()))
          else if (Date.now() > end) reject(new Error(`${name} is the same after ${longest} ms.`))
          else requestAnimationFrame(check)
        }
        check()
      }),
    [place, before, WAIT.timeout] as const,
  )

function report(what: string, spans: number[]): void {
  const sorted = spans.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)
  console.log(`${what}: ${at(0.5)} ms median, ${at(1)} ms at most, of ${spans.length}`)
}
