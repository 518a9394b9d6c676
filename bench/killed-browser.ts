import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserPath, QUIET } from './page.ts'

/** A browser that can be killed as the system kills it. */
export interface KillableBrowser {
  context: BrowserContext
  /** Reconnects: a page that has crashed can be used again. */
  reconnected(): Promise<KillableBrowser>
  /** Kills the renderer processes only. */
  killRenderers(): Promise<void>
  /** Kills all of its processes at once, without warning. */
  kill(): Promise<void>
}

/** A new browser prints its debugging address in this line. */
const LISTENS = /^DevTools listening on (ws:\/\/\S+)/

/** Starts a browser on a persistent profile, as a process group of its own. */
export async function startOn(profile: string): Promise<KillableBrowser> {
  const isRoot = process.getuid?.() === 0
  const running = spawn(
    browserPath(),
    [
      ...QUIET,
      ...(isRoot ? ['--no-sandbox'] : []),
      '--headless',
      '--no-first-run',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return connected(running, await addressOf(running))
}

async function connected(running: ChildProcess, address: string): Promise<KillableBrowser> {
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no default context.')
  const devtools = await browser.newBrowserCDPSession()
  return {
    context,
    reconnected: () => connected(running, address),
    async killRenderers() {
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
    },
    async kill() {
      const gone = once(running, 'exit')
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
      await gone
    },
  }
}

async function addressOf(running: ChildProcess): Promise<string> {
  if (!running.stderr) throw new Error('The browser process has no stderr.')
  for await (const line of createInterface({ input: running.stderr })) {
    const [, address] = LISTENS.exec(line) ?? []
    if (address) return address
  }
  throw new Error('The browser exited before its debugging port was open.')
}
