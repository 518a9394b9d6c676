import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** The other writer, whose number only grows. */
const ALSO = ['src/store/kept/damage-told.ts']

test('what all tabs share is written by one module, which reads it again first', () => {
  const writers = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(([path, text]) => !/\.test\.|testing\./.test(path) && /\bstorage\s*\.write\(/.test(text))
    .map(([path]) => path)
  expect(writers.sort()).toEqual([...ALSO, 'src/store/persisted-store.ts'].sort())
})

test('changes of other tabs are heard in one place', () => {
  const listeners = Object.entries(projectFiles(/\.tsx?$/, 'src'))
    .filter(([, text]) => /addEventListener\??\.?\('storage'/.test(text))
    .map(([path]) => path)
  expect(listeners).toEqual(['src/store/persisted-store.ts'])
})
