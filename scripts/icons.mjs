// node scripts/icons.mjs: extracts the icons of game-icons (CC BY 3.0) that the screens use into one small module. The whole set is never
// bundled.
import { readFileSync, writeFileSync } from 'node:fs'

/** Names in the set, with their artists, as the licence requires. The clockwise rotation mirrors the anticlockwise icon. */
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

/** The number of arguments of each path command. */
const NUMBERS = { a: 7, c: 6, h: 1, l: 2, m: 2, q: 4, s: 4, t: 2, v: 1, z: 0 }

/**
 * Returns the path with integers in its box of 512 units: finer than a pixel at every size in use, and half the text. Rounds absolute end
 * points, so that rounding errors do not accumulate along the path.
 * @param {string} path
 */
function whole(path) {
  const words = path.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? []
  let text = ''
  let at = [0, 0]
  let drawn = [0, 0]
  let start = { at, drawn }
  let command = ''
  const write = (/** @type {number} */ number) => {
    text += /\d$/.test(text) && number >= 0 ? ` ${number}` : `${number}`
  }
  for (let next = 0; next < words.length; ) {
    const word = words[next] ?? ''
    const isCommand = /[a-z]/i.test(word)
    // SVG: further number pairs after a move draw lines.
    if (isCommand) command = word
    else if (command.toLowerCase() === 'm') command = command === 'm' ? 'l' : 'L'
    if (isCommand) {
      text += command
      next++
    }
    const kind = /** @type {keyof typeof NUMBERS} */ (command.toLowerCase())
    const numbers = words.slice(next, next + NUMBERS[kind]).map(Number)
    next += NUMBERS[kind]
    if (kind === 'z') {
      ;({ at, drawn } = start)
      continue
    }
    const isRelative = command === kind
    const [from, drawnFrom] = isRelative
      ? [at, drawn]
      : [
          [0, 0],
          [0, 0],
        ]
    const alone = kind === 'h' ? [0] : kind === 'v' ? [1] : null
    const turn = kind === 'a' ? numbers.splice(0, 5) : []
    turn.forEach((number, index) => {
      write(index < 2 ? Math.round(number) : number)
    })
    const [end, drawnEnd] = [[...at], [...drawn]]
    numbers.forEach((number, index) => {
      const axis = alone?.[0] ?? index % 2
      end[axis] = (from[axis] ?? 0) + number
      drawnEnd[axis] = Math.round(end[axis])
      write(drawnEnd[axis] - (drawnFrom[axis] ?? 0))
    })
    ;[at, drawn] = [end, drawnEnd]
    if (kind === 'm') start = { at, drawn }
  }
  return text
}

const lines = Object.entries(WANTED).map(([name, author]) => {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
  if (!d) throw new Error(`The icon "${name}" of game-icons must be a single path.`)
  const key = name.includes('-') ? `'${name}'` : name
  return `  // ${author}\n  ${key}:\n    '${whole(d)}',`
})

writeFileSync(
  target,
  `// Written by scripts/icons.mjs from game-icons.net, CC BY 3.0; the name above each is who drew it.\n\n/** Icons as path text in a 512-box. */\nexport const GAME_ICONS = {\n${lines.join('\n')}\n} as const\n`,
)
