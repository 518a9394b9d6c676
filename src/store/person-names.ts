/** Characters that join their neighbours into one, as in an emoji family or a Persian word. Kept between two others. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}'

/**
 * Invisible characters and those that reverse the text after them: control, direction and ignorable ones, and blank letters (Braille and
 * Hangul fillers).
 */
const UNSEEN = new RegExp(
  `[\\p{Cc}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u2800\\u3164\\u115F\\u1160\\uFFA0\\uFFF9-\\uFFFC]|(?![${JOINERS}])\\p{Default_Ignorable_Code_Point}`,
  'gu',
)

/** Joiners that join nothing: at the ends, and beside a space. */
const LOOSE_JOINERS = new RegExp(`(?<=^|\\s)[${JOINERS}]+|[\\u200C\\u200D]+(?=\\s|$)`, 'gu')

/** Combining marks without a letter below them, and stacks of marks that would reach into other lines. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu
const TOWERS = /(\p{M}{4})\p{M}+/gu

/** Characters that are drawn twice as wide as a letter. */
const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

function cleaned(written: string): string {
  return written
    .normalize('NFC')
    .replace(/\p{Zs}+|[\t\n\r]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '')
    .replace(LOOSE_MARKS, '')
    .replace(TOWERS, '$1')
    .trimStart()
}

/**
 * Returns a name as it is typed: without invisible characters, and cut between grapheme clusters. `longest`: in code points, as stored
 * games count. The width limit is 1.5 times that, and wide characters count double. A trailing space stays, because more may follow.
 */
export function asName(written: string, longest: number): string {
  let [points, width, name] = [0, 0, '']
  for (const sign of signsOf(cleaned(written))) {
    points += [...sign].length
    width += WIDE.test(sign) ? 2 : 1
    if (points > longest || width > longest * 1.5) break
    name += sign
  }
  return name
}

/** Returns a name as a game stores it; '' if nothing of it is visible. */
export const plainName = (name: string): string => cleaned(name).trim()

/**
 * Returns a name for display. Names are untrusted: saved games and links may have any text. A name with right-to-left letters is isolated,
 * so that the text around it keeps its order.
 */
export function shownName(name: string): string {
  const plain = plainName(name)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}

/** Returns the grapheme clusters of a text: an emoji family is one. */
export function signsOf(text: string): string[] {
  // Firefox before 125 has no segmenter: use code points there.
  if (!('Segmenter' in Intl)) return [...text]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
