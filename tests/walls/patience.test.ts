import { expect, test } from 'vitest'
import config from '../../vite.config.ts'
import { projectFiles } from './project-files.ts'

/** A time that a test or a hook gives itself, behind what it does. */
const OWN_TIME = /\},\s*([\d_]+),?\s*\)/g

test('on a busy machine everything takes several times as long: no test gives itself less time than all have', () => {
  const { testTimeout, hookTimeout } = config.test ?? {}
  expect(hookTimeout).toBe(testTimeout)
  const hasty = Object.entries(projectFiles(/\.test\.tsx?$/, 'src', 'tests')).flatMap(([path, text]) =>
    [...text.matchAll(OWN_TIME)]
      .filter(([, time = '']) => Number(time.replaceAll('_', '')) >= 10_000)
      .filter(([, time = '']) => Number(time.replaceAll('_', '')) < Number(testTimeout))
      .map(([, time]) => `${path}: ${time}`),
  )
  expect(hasty).toEqual([])
})
