import { type Browser, chromium, type Page, type WebSocketRoute } from '@playwright/test'
import { browserPath, QUIET } from './page.ts'
import { startTablesServer, type TablesServer } from './tables-server.ts'

const PHONE = { width: 390, height: 844 }
const SCREEN = { width: 1440, height: 900 }

/** How often each thing is measured. */
const TIMES = 10

/** Moves of which the time to the picture is measured. The places are of opening moves that are always allowed. */
const OPENING = ['c4', 'd4', 'c5', 'd5', 'c3', 'd3'] as const

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
  for (const place of OPENING) {
    const hand = await Promise.any(hands.map(atItsTurn))
    const own = hand.page.locator(`[data-tile="${place}"]`)
    const shown = screen.page.locator(`[data-tile="${place}"]`)
    const before = await shown.getAttribute('aria-label')
    const [pressed, painted] = [timeOfPress(hand.page), timeOfChange(screen.page, place, before)]
    await hand.page.keyboard.press('ScrollLock')
    await own.click()
    pictures.push((await painted) - (await pressed))
  }
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

async function device(browser: Browser, viewport: typeof PHONE): Promise<Device> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  let line: WebSocketRoute | null = null
  const waiting: (() => void)[] = []
  await context.routeWebSocket(/\/socket\//, (route) => {
    line = route
    route.connectToServer().onMessage((message) => {
      route.send(message)
      // The answer to `sit` has the seats of the device.
      if (/^43\d+\[\{"ok":true.*"seats":\[\d*\]\}\]$/.test(String(message)))
        for (const wake of waiting.splice(0)) wake()
    })
  })
  const page = await context.newPage()
  return {
    page,
    cut: async () => line?.close({ code: 3000 }),
    back: () => new Promise((resolve) => waiting.push(resolve)),
  }
}

/** Resolves to a device when it is its turn. */
async function atItsTurn(hand: Device): Promise<Device> {
  const people = hand.page.getByRole('list', { name: 'The people at this table' })
  await people.getByText('Your turn').first().waitFor({ state: 'attached' })
  return hand
}

/** Resolves to the time of the next press on a page. */
const timeOfPress = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        window.addEventListener('pointerdown', () => resolve(Date.now()), { capture: true, once: true }),
      ),
  )

/** Resolves to the time at which a place of a board has another name than before, and the next picture is due. */
const timeOfChange = (page: Page, place: string, before: string | null): Promise<number> =>
  page.evaluate(
    ([name, old]) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelector(`[data-tile="${name}"]`)?.getAttribute('aria-label') === old)
            requestAnimationFrame(check)
          else requestAnimationFrame(() => resolve(Date.now()))
        }
        check()
      }),
    [place, before] as const,
  )

function report(what: string, spans: number[]): void {
  const sorted = spans.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)
  console.log(`${what}: ${at(0.5)} ms median, ${at(1)} ms at most, of ${spans.length}`)
}
