import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Files that hear every key of the page, and do not ask the list of keys what it means. */
const deaf = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    !path.startsWith('src/ui/input/') &&
    /addEventListener\(\s*'key(down|press)'/.test(text) &&
    !/from '[./\w]*\/heard\.ts'/.test(text)
      ? [path]
      : [],
  )

describe('the list of keys', () => {
  it('is asked by everything that hears the keys of the page, so that its sheet leaves nothing out', () => {
    expect(deaf(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual([])
  })

  it('is missed where it is not asked', () => {
    const hears = "window.addEventListener('keydown', press)"
    const asks = "import { asksFor } from '../keys/heard.ts'"
    expect(deaf({ 'a.ts': hears, 'b.ts': `${asks}\n${hears}`, 'c.ts': 'nothing' })).toEqual(['a.ts'])
  })
})
