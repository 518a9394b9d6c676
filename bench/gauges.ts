import type { Browser, Page } from '@playwright/test'
import { spread } from './large-forest.ts'

/** The cost of an animation: times between frames, and the CPU time of the browser's processes. */
export interface Cost {
  /** Times between frames, in milliseconds. */
  gaps: readonly number[]
  /** CPU time for each frame, in milliseconds, by process: the page, and the compositor. */
  work: Readonly<Record<'page' | 'screen', number>>
}

/** Measures the frames of a page while something happens. */
export async function framesWhile(page: Page, happens: () => Promise<void>): Promise<Cost> {
  await page.evaluate(() => {
    const gaps: number[] = []
    Object.assign(window, { gaps })
    let last = performance.now()
    const seen = (now: number) => {
      gaps.push(now - last)
      last = now
      if (Reflect.has(window, 'gaps')) requestAnimationFrame(seen)
    }
    requestAnimationFrame(seen)
  })
  const before = await workOf(page.context().browser())
  await happens()
  const after = await workOf(page.context().browser())
  const gaps = await page.evaluate(() => {
    const { gaps } = window as unknown as { gaps: number[] }
    Reflect.deleteProperty(window, 'gaps')
    return gaps.slice(2)
  })
  const each = (process: 'page' | 'screen') => (after[process] - before[process]) / Math.max(1, gaps.length)
  return { gaps, work: { page: each('page'), screen: each('screen') } }
}

/** Returns the CPU time of the browser's processes since their start, in milliseconds. */
async function workOf(browser: Browser | null): Promise<Cost['work']> {
  const session = await browser?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  await session?.detach()
  const of = (type: string) =>
    processInfo
      .filter((process) => process.type === type)
      .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  return { page: of('renderer'), screen: of('GPU') }
}

/** Prints the times between frames while something happens. */
export const reportFrames = async (page: Page, name: string, happens: () => Promise<void>): Promise<void> =>
  report(name, [await framesWhile(page, happens)])

/** Prints the times between frames of several measurements as one. */
export function report(name: string, costs: readonly Cost[]): void {
  const gaps = costs.flatMap((cost) => cost.gaps)
  const each = (process: keyof Cost['work']) =>
    costs.reduce((sum, cost) => sum + cost.work[process] * cost.gaps.length, 0) / Math.max(1, gaps.length)
  const work = `${each('page').toFixed(1)} + ${each('screen').toFixed(1)} ms of work each`
  console.log(`${name}: ${spread(gaps)} ms between frames; ${work}`)
}

/** Repeats an action for `ms` milliseconds. */
export async function again(ms: number, act: () => Promise<void>): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end) await act()
}

/** Returns a point that swings around another one with time. */
export const swung = (x: number, y: number): [number, number] => {
  const time = performance.now() / 1000
  return [x + 200 * Math.sin(time * 3.1), y + 160 * Math.sin(time * 4.7)]
}

/** Measures milliseconds between frames while the board is dragged to and fro. */
export async function reportPanning(page: Page, ms: number): Promise<void> {
  await page.mouse.move(420, 700)
  await page.mouse.down()
  await reportFrames(page, 'panning', () => again(ms, () => page.mouse.move(...swung(420, 700))))
  await page.mouse.up()
}
