import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Words that must not occur: each thing has the one name of the rules. Folk step, the Boogyman captures, a place is a tile ("vak"). "take
 * up" and "take back" mean other things.
 */
const OTHER_NAMES = {
  en: /\bwalked\b|\bwalks? (away|from|to a)\b|\b(can|could) take\b|\b(It|he) takes?\b(?! up)|\b(be|or) taken\b|\b(He|Boogyman) took\b|\bto three steps\b/i,
  nl: /\b(tegels?|vakjes?)\b|\b(pakten?|pakken|gepakt)\b|\bpakt\b(?! een stuk op)|\bpak\b(?! .{0,12}\bop\b)|\bgelopen\b|\bliep\b|\bdrie stappen\b/i,
}

test.for(['en', 'nl'] as const)('the duel calls one thing by one name in %s', (language) => {
  const folder = `src/tales/boogyman/words/${language}`
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.filter((line) => OTHER_NAMES[language].test(line))).toEqual([])
})
