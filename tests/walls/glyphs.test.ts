import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Signs that none of the game's faces has: a browser would take them from any face it finds, in any width. */
const STRANGE = /[\u2190-\u21ff\u25a0-\u27bf]/u

/** Lines of code that hold such a sign; remarks may. */
const strange = (text: string): string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => STRANGE.test(line))

test('signs are drawn, not typed, except the arrow that catalogues write', () => {
  const files = projectFiles(/(?<!\.test)\.(tsx?|css)$/, 'src/ui', 'src/tales', 'src/shelf')
  const found = Object.entries(files).flatMap(([path, text]) =>
    strange(/^src\/(ui\/text|tales\/[^/]+\/words)\//.test(path) ? text.replaceAll('→', '') : text).map(
      (line) => `${path}: ${line.trim()}`,
    ),
  )
  // The component that draws the arrow, and the figures passed to it; also positions in notation, which no page shows.
  const known =
    /^src\/(ui\/art\/icons\/Arrowed\.tsx|tales\/fairy-tale\/screen\/(foresight\/preview\/Chips\.tsx|rulebook\/examples\/\w+\.ts|lesson\/steps\.ts)): /
  expect(found.filter((line) => !known.test(line))).toEqual([])
})

test('a sign is found wherever it is written', () => {
  expect(strange("<b>✓</b>\n/* ★ */\n// ♥\ncontent: '▸';")).toEqual(['<b>✓</b>', "content: '▸';"])
})
