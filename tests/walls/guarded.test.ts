import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Browser APIs that are missing on plain http. */
const MISSING =
  /\brandomUUID\b|\bnavigator\s*(?:\?\.|\.)\s*(?:clipboard|locks|serviceWorker|wakeLock)\b|'(?:clipboard|locks|serviceWorker|wakeLock)'\s+in\s+navigator/

test('one module uses the APIs that plain http lacks, with fallbacks', () => {
  const users = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(
      ([path, text]) =>
        !/\.test\./.test(path) && MISSING.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    )
    .map(([path]) => path)
  expect(users).toEqual(['src/store/browser.ts'])
})
