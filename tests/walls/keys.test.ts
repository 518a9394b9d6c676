import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Files that hear the keys of the whole page, or look for dialogs, by themselves. */
const besidesRouter = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    /addEventListener\(\s*['"`]key|['"`][^'"`\n]*\bdialog\[open\]/.test(text) ? [path] : [],
  )

describe('keys of the whole page', () => {
  it('are heard by the router alone, which knows open dialogs and decides who answers', () => {
    expect(besidesRouter(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual(['src/ui/input/keys.ts'])
  })

  it('are found where something else hears them', () => {
    const files = {
      'a.ts': "window.addEventListener('keydown', press)",
      'b.ts': "addEventListener(\n  'keyup', lift)",
      'c.ts': "document.querySelector('dialog[open]')",
      'd.ts': "window.addEventListener('pointerdown', press)",
      'e.ts': '/** Only while a dialog is open. */',
    }
    expect(besidesRouter(files)).toEqual(['a.ts', 'b.ts', 'c.ts'])
  })
})
