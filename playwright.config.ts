import { defineConfig, devices } from '@playwright/test'
import { installedBrowser, noBrowser } from './scripts/browser.mjs'

const executablePath = installedBrowser()
if (!executablePath) throw new Error(noBrowser)

// Chosen once, by npm test or from the first process's number, and handed down to the workers.
process.env['CHROME_PATH'] = executablePath
process.env['E2E_PORT'] ??= String(4300 + (process.pid % 700))
const port = process.env['E2E_PORT']

/** Tests of the production build in `dist` (`npm run build`, then `npm run e2e`). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // One more try: on a shared machine a moment can be lost. What needed it is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // A whole game, or a build of the page, on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  globalTimeout: 72 * 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    // A small laptop's. Tests of what is laid out how set the sizes that they look at.
    viewport: { width: 1280, height: 800 },
    // Most tests ask what is there, not how it moves: those of movement say so.
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept in the browser would hide what the server sends; the tests of it allow it (e2e/offline.spec.ts).
    serviceWorkers: 'block',
    // Traces cost every test a third of its time: E2E_TRACE=1 when one fails and its picture does not say why.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // As on most desks: bars for scrolling take room.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
  projects: [{ name: 'desktop' }],
  webServer: {
    command: `node scripts/serve-build.mjs ${port} --tables`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
})
