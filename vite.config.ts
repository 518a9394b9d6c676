// The test runner is named by its types only: `npm start` builds without any tools for tests.
/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './scripts/compressed-files.mjs'
import { contentSecurityPolicy } from './scripts/content-security-policy.mjs'
import { firstPaint } from './scripts/first-paint.mjs'
import { offline } from './scripts/offline.mjs'
import {
  artOf,
  coverOf,
  doorOf,
  FIRST_TALE,
  isAwaited,
  isWholeApp,
  KEPT_GAMES,
  tableOf,
} from './scripts/page-groups.mjs'

/** JSX with text that other programs may change (`ui/jsx/text-alone`); by this name the builder asks for it. */
const OWN_JSX = 'own-jsx'
const ownJsx = fileURLToPath(new URL('src/ui/jsx', import.meta.url))

/** Vite's helper for dynamic imports in the built page, by its internal name, and the file that replaces it. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const ownPreload = fileURLToPath(new URL('src/ui/page/preload.ts', import.meta.url))

/** The browser's saved games, and what stands in for them in unit tests. */
const THIS_BROWSER = /^.*\/this-browser\.ts$/
const keptInMemory = fileURLToPath(new URL('tests/support/kept-in-memory.ts', import.meta.url))

/** What every game goes by, whichever its rules are, while it is played: an album and a table of several devices are opened later. */
const ANY_GAME =
  /\/src\/(engine\/kernel(?!\/(boards\/hex|difference|view-updates)\b)|playback(?!\/album)|store\/(game|bot-client|browser-bot-client|motion|worker-client))\b/

/** The part of the notation kit that only the other four games use. */
const FURTHER_GAMES = /\/src\/engine\/kernel\/notation\/(house-rules|lines|problem)\.ts$/

/** Only the duel is played on hexagons. */
const HEXAGONS = /\/src\/engine\/kernel\/boards\/hex\.ts$/

/** The rules of a tale, by the tale; and beside them what comes only with a game that has an expansion. */
const RULES = /\/src\/engine\/(?!kernel\/)([^/]+)\/(expansions\/)?/

/** What makes the rules of a tale from what has come of them: in the file of the rules, as whatever asks these asks it. */
const MADE = /\/src\/tales\/([^/]+)\/rules\.ts$/

const rulesOf = (id: string): string | null => {
  if (HEXAGONS.test(id)) return 'boogyman-rules'
  const [, tale, expansion] = RULES.exec(id) ?? MADE.exec(id) ?? []
  return tale === undefined || expansion ? null : `${tale}-rules`
}

const expansionsOf = (id: string): string | null => {
  const [, tale, expansion] = RULES.exec(id) ?? []
  return tale !== undefined && expansion ? `${tale}-expansions` : null
}

/** A class's own name, and four letters for the file it is in: the page holds each twice, and packs what is alike. */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig({
  plugins: [
    react({ jsxImportSource: OWN_JSX }),
    contentSecurityPolicy(),
    firstPaint(['/src/main.tsx', `/${FIRST_TALE}`, `/${KEPT_GAMES}`]),
    offline(),
    compressedFiles(),
  ],
  resolve: {
    alias: {
      [`${OWN_JSX}/jsx-runtime`]: `${ownJsx}/jsx-runtime.ts`,
      [`${OWN_JSX}/jsx-dev-runtime`]: `${ownJsx}/jsx-dev-runtime.ts`,
      [OWN_JSX]: 'react',
      [PRELOAD_HELPER]: ownPreload,
    },
  },
  css: { modules: { generateScopedName: classNameIn } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // a data: font would be refused by the policy
    modulePreload: {
      polyfill: false,
      // With what nobody waits for comes no list of all that it imports: it is fetched ahead.
      resolveDependencies: (file, needed) => (isAwaited(file) ? needed : []),
    },
    chunkSizeWarningLimit: 700, // kB before compression; `npm run bench -- size` watches it
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs in one file: it is smaller so than in twenty, and sooner there.
            { name: 'app', test: isWholeApp, priority: 3 },
            { name: 'kept', test: (id: string) => id.endsWith(`/${KEPT_GAMES}`), priority: 3 },
            // So is what every page of a tale needs, for each tale.
            { name: doorOf, priority: 2 },
            // Of two covers: in neither's own file, or the other would fetch that one too.
            {
              name: 'same-names',
              test: /\/src\/(store\/same-names|ui\/frames\/cover\/OnePerson)\./,
              priority: 2,
            },
            { name: coverOf, priority: 1 },
            { name: artOf, priority: 1, includeDependenciesRecursively: false },
            // The game with its playback, and the rules of each tale, which the cover does not wait for.
            {
              name: 'further-games',
              test: FURTHER_GAMES,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'game', test: ANY_GAME, priority: 1 },
            { name: rulesOf },
            // By itself, and nothing of the rules with it.
            { name: expansionsOf, priority: -2, includeDependenciesRecursively: false },
            { name: tableOf, priority: -1, includeDependenciesRecursively: false },
            // What fetches it is there before it.
            { name: 'fetching', test: /\/ui\/page\/preload\.ts$/, priority: 4 },
          ],
        },
      },
    },
    license: { fileName: 'licences/packages.md' },
  },
  server: { host: 'localhost', port: 5173 },
  test: {
    // Unit tests keep games in memory; tests of the browser's own database open one themselves. An alias, because
    // `vi.mock` with a factory now and then let the real module through when two modules asked for it at once.
    alias: [{ find: THIS_BROWSER, replacement: keptInMemory }],
    // Property tests play whole games and hooks load whole tables, several times slower on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One file after another in the same world: half the time. What the engine is given is all it knows, and the
    // screen's modules begin anew with each file (tests/setup-dom.ts).
    isolate: false,
    maxWorkers: '100%', // of the cores, where one fewer would be half of two
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { 'src/engine/**': { lines: 90, branches: 90 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          setupFiles: ['tests/setup-seed.ts', 'tests/setup-kept.ts', 'tests/setup-expansions.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: [
            'tests/setup-seed.ts',
            'tests/setup-kept.ts',
            'tests/setup-dom.ts',
            'tests/setup-expansions.ts',
          ],
        },
      },
    ],
  },
})
