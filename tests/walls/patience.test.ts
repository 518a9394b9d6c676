import { expect, test } from 'vitest'
import config from '../../vite.config.ts'
import { projectFiles } from './project-files.ts'

/** A timeout of a single test or hook, as the last argument or as an option, in milliseconds. */
const OWN_TIMEOUT = /(?:\},\s*|\btimeout: )([\d_]{5,})\b/g

test('no test or hook has a timeout below the default, which suits a busy machine', () => {
  const { testTimeout, hookTimeout } = config.test ?? {}
  expect(hookTimeout).toBe(testTimeout)
  const hasty = Object.entries(projectFiles(/\.test\.tsx?$/, 'src', 'tests')).flatMap(([path, text]) =>
    [...text.matchAll(OWN_TIMEOUT)]
      .filter(([, time = '']) => Number(time.replaceAll('_', '')) < Number(testTimeout))
      .map(([, time]) => `${path}: ${time}`),
  )
  expect(hasty).toEqual([])
})
