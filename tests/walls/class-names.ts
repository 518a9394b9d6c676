import { posix } from 'node:path'

const sheetImport = /import (\w+) from '(\.[^']*\.module\.css)'/g
const cssClass = /\.(-?[A-Za-z_][\w-]*)/g

/** The classes a style sheet offers; comments, strings and the bodies of its rules do not count. */
function offered(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .matchAll(/[^{};]+(?=\{)/g)
  const names = [...selectors].flatMap(([text]) => [...text.matchAll(cssClass)].map(([, name]) => name))
  return new Set(names.filter((name) => name !== undefined))
}

/** The class names that one component uses of one style sheet. */
interface Use {
  readonly component: string
  readonly sheet: string
  readonly names: readonly string[]
  /** Whether it computes names, as in `styles[tone]`, so that any class may be meant. */
  readonly computes: boolean
}

function usesIn(component: string, source: string): Use[] {
  // The path of an import is no use of a class: `footer` of './footer.module.css'.
  const text = source.replace(sheetImport, '')
  return [...source.matchAll(sheetImport)].map(([, variable = '', path = '']) => ({
    component,
    sheet: posix.join(posix.dirname(component), path),
    names: [...text.matchAll(new RegExp(`\\b${variable}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
      .map(([, property, key]) => property ?? key)
      .filter((name) => name !== undefined),
    computes: new RegExp(`\\b${variable}(?:\\[[^']|[^\\w.[ ])`).test(text),
  }))
}

/** Returns the mismatches: `component: name` for a class that its style sheet lacks, `sheet: name` for a class without a use. */
export function strayClassNames(files: Readonly<Record<string, string>>): string[] {
  const uses = Object.entries(files).flatMap(([path, text]) =>
    /\.tsx?$/.test(path) ? usesIn(path, text) : [],
  )
  const unknown = uses.flatMap(({ component, sheet, names }) => {
    const known = offered(files[sheet] ?? '')
    return names.filter((name) => !known.has(name)).map((name) => `${component}: ${name}`)
  })
  const idle = Object.entries(files).flatMap(([path, text]) => {
    const users = uses.filter(({ sheet }) => sheet === path)
    if (!path.endsWith('.module.css') || users.some(({ computes }) => computes)) return []
    const used = new Set(users.flatMap(({ names }) => names))
    return [...offered(text)].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`)
  })
  return [...new Set([...unknown, ...idle])]
}
