import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Files with their own listener for keys of the page, or their own search for open dialogs. */
const besidesRouter = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    /addEventListener\(\s*['"`]key|['"`][^'"`\n]*\bdialog\[open\]/.test(text) ? [path] : [],
  )

describe('keys of the whole page', () => {
  it('have no listener except the router, which also knows the open dialogs', () => {
    expect(besidesRouter(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual(['src/ui/input/keys.ts'])
  })

  it('other listeners are found', () => {
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
