// Writes the few pictures of game-icons (CC BY 3.0) that the screens use into one small module, so that the
// set itself never reaches the bundle: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'

/** Name in the set, and the person who drew it: the licence asks for the name. What turns clockwise is drawn from its mirror. */
const WANTED = {
  'anticlockwise-rotation': 'Delapouite',
  'boot-prints': 'Lorc',
  cog: 'Lorc',
  'crosscut-saw': 'Delapouite',
  moon: 'Lorc',
  'open-book': 'Lorc',
  sun: 'Lorc',
  'wood-axe': 'Lorc',
}

const set = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
)
const target = new URL('../src/ui/art/icons/icons.generated.ts', import.meta.url)

/** The same path to a tenth of its box's 512 units: finer than a pixel at any size that is drawn, and a third shorter. */
const tenths = (/** @type {string} */ path) =>
  (path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [])
    .map((part) =>
      /[a-z]/i.test(part) ? part : String(Math.round(Number(part) * 10) / 10).replace(/^(-?)0\./, '$1.'),
    )
    .reduce((text, part) => {
      const before = /[\d.]+$/.exec(text)?.[0]
      const isApart = !before || /^[-a-z]/i.test(part) || (part.startsWith('.') && before.includes('.'))
      return text + (isApart ? part : ` ${part}`)
    })

const lines = Object.entries(WANTED).map(([name, author]) => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
  if (!d) throw new Error(`${name} is not one plain path in game-icons`)
  const key = name.includes('-') ? `'${name}'` : name
  return `  // ${author}\n  ${key}:\n    '${tenths(d)}',`
})

writeFileSync(
  target,
  `// Written by scripts/icons.mjs from game-icons.net, CC BY 3.0; the name above each is who drew it.\n\n/** Icons as path text in a 512-box. */\nexport const GAME_ICONS = {\n${lines.join('\n')}\n} as const\n`,
)
