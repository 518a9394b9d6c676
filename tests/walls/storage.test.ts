import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** The other module that writes; its number only grows. */
const ALSO = ['src/store/saved-games/damage-reported.ts']

test('one module writes what all tabs share, and reads it again first', () => {
  const writers = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(([path, text]) => !/\.test\.|testing\./.test(path) && /\bstorage\s*\.write\(/.test(text))
    .map(([path]) => path)
  expect(writers.sort()).toEqual([...ALSO, 'src/store/persisted-store.ts'].sort())
})

test('one module listens to other tabs’ changes', () => {
  const listeners = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(([, text]) => /addEventListener\??\.?\('storage'/.test(text))
    .map(([path]) => path)
  expect(listeners).toEqual(['src/store/persisted-store.ts'])
})
