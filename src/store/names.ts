/** Signs that join what stands round them into one, as in a family of emoji or a Persian word: kept between two others. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}'

/**
 * What nobody sees, or what turns round the text after it: control, direction and ignorable signs, and letters that are
 * drawn as nothing (Braille and Hangul fillers).
 */
const UNSEEN = new RegExp(
  `[\\p{Cc}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u2800\\u3164\\u115F\\u1160\\uFFA0\\uFFF9-\\uFFFC]|(?![${JOINERS}])\\p{Default_Ignorable_Code_Point}`,
  'gu',
)

/** Joiners that join nothing: at the ends, and beside a space. */
const LOOSE_JOINERS = new RegExp(`(?<=^|\\s)[${JOINERS}]+|[\\u200C\\u200D]+(?=\\s|$)`, 'gu')

/** Marks without a letter below them, and towers of them that would reach into other lines. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu
const TOWERS = /(\p{M}{4})\p{M}+/gu

/** Signs that are drawn twice as wide as a letter. */
const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** Letters that are written from right to left. */
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
 * A name as it is being written: without unseen signs, and cut between two whole signs. `longest`: in code points, as
 * stored games count; half as many signs more fit that are twice as wide. A space at its end stays, for more may follow.
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

/** A name as a game keeps it; '' where nothing of it can be seen. */
export const plainName = (name: string): string => cleaned(name).trim()

/**
 * A name as it is shown, wherever it came from: a saved game or a link may hold anything. Where it is written from right to
 * left it is isolated, so that the text round it keeps its order.
 */
export function shownName(name: string): string {
  const plain = plainName(name)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}

/** The signs of a text as people count them: a family of emoji is one. */
export function signsOf(text: string): string[] {
  // Firefox before 125 has no segmenter: there a code point counts as a sign.
  if (!('Segmenter' in Intl)) return [...text]
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
