import { memo } from 'react'
import { Markup } from '../Markup.tsx'
import styles from './Tins.module.css'
import {
  bowMarkup,
  EXPECTED_TIN,
  frayMarkup,
  HUM,
  KNOT,
  type StringState,
  stringMarkup,
  tinMarkup,
  WIND_KEY,
} from './tin-markup.ts'

// A tin telephone shows how a device is connected, by the shape of its string before any colour. All drawings are decorative: the words
// beside them say the same.

/** A tin of 27 units about (0, 0), its string to the right. */
function smallTin(colour: string, state: StringState): string {
  const tilt = state === 'away' ? ' rotate(10 32 33)' : ''
  const tin = state === 'expected' ? EXPECTED_TIN : tinMarkup(colour)
  return `<g transform="translate(-15.5 -13.9) scale(.42)${tilt}">${tin}</g>`
}

const STRINGS: Readonly<Record<StringState, string>> = {
  here: stringMarkup('M8 0H30', 'here', 2.4),
  away: stringMarkup('M8 2Q20 18 30 9', 'away', 2.4),
  gone: stringMarkup('M8 0Q14 5 18 3', 'gone', 2.4) + frayMarkup(18, 3, 0, 0.6),
  expected: stringMarkup('M8 0H30', 'expected'),
}

interface PresenceMarkProps {
  /** The label of the tin: the colour of the seat. */
  colour: string
  state: StringState
  /** Height in pixels at the usual font size. */
  size?: number
  /** True while the tin hums: it is the turn of this seat. */
  hums?: boolean
}

/** The mark of a seat's device: a tin with the end of its string. */
export const PresenceMark = memo(function PresenceMark({
  colour,
  state,
  size = 34,
  hums = false,
}: PresenceMarkProps) {
  const humming = state === 'here' ? `<g transform="translate(-22 0) scale(.62)">${HUM}</g>` : ''
  return (
    <svg
      className={styles['mark']}
      data-hums={hums || undefined}
      style={{ height: `${size / 16}rem` }}
      viewBox="-36 -18 70 36"
      aria-hidden="true"
    >
      <Markup svg={humming + STRINGS[state] + smallTin(colour, state)} />
    </svg>
  )
})

interface TinProps {
  colour: string
  state: StringState
  /** Height in pixels at the usual font size. */
  size?: number
}

/** A seat's tin without its string, its mouth to the right, for the strings of the lobby. */
export const Tin = memo(function Tin({ colour, state, size = 60 }: TinProps) {
  const tilt = state === 'away' ? ' rotate(10 32 33)' : ''
  const body = state === 'expected' ? EXPECTED_TIN : tinMarkup(colour)
  const tin = `<g transform="translate(64 0) scale(-1 1)${tilt}">${body}</g>`
  const humming = state === 'here' ? `<g transform="translate(74 33) scale(-.9 .9)">${HUM}</g>` : ''
  return (
    <svg
      className={styles['mark']}
      style={{ height: `${size / 16}rem` }}
      viewBox="-6 0 98 66"
      aria-hidden="true"
    >
      <Markup svg={tin + humming} />
    </svg>
  )
})

/** Two tins with a cut string between them: the connection is lost. `isTied`: the string holds again. */
export function CutString({ colour, isTied = false }: { colour: string; isTied?: boolean }) {
  const cutEnds =
    stringMarkup('M92 66Q120 90 146 78', 'gone', 4.4) +
    frayMarkup(146, 78, 0, 1.15) +
    stringMarkup('M278 60Q250 44 224 56', 'gone', 4.4) +
    frayMarkup(224, 56, 180, 1.15)
  const tied = stringMarkup('M92 66Q185 60 278 60', 'here', 4.4)
  const tins =
    `<g transform="translate(34 21) scale(1.19) rotate(6 32 33)">${tinMarkup(colour)}</g>` +
    `<g transform="translate(332 17) scale(-1.19 1.19) rotate(5 32 33)">${tinMarkup('#B9854A')}</g>`
  return (
    <svg className={styles['cut']} viewBox="26 14 314 94" aria-hidden="true">
      <Markup svg={(isTied ? tied : cutEnds) + tins} />
    </svg>
  )
}

/** One bow for each try to tie the string again, of `most` at all. */
export const Bows = memo(function Bows({ tied, most = 5 }: { tied: number; most?: number }) {
  const bows = Array.from(
    { length: most },
    (_, place) => `<g transform="translate(${20 + place * 40} 14)">${bowMarkup(place < tied)}</g>`,
  )
  return (
    <svg className={styles['bows']} viewBox={`0 0 ${most * 40} 28`} aria-hidden="true">
      <Markup svg={bows.join('')} />
    </svg>
  )
})

/** The brass key in the side of a seat that a bot plays. */
export const WindKey = memo(function WindKey({ size = 40 }: { size?: number }) {
  return (
    <svg
      className={styles['mark']}
      style={{ height: `${size / 16}rem` }}
      viewBox="-2 -2 70 72"
      aria-hidden="true"
    >
      <Markup svg={`<g transform="rotate(-8 6 32)">${WIND_KEY}</g>`} />
    </svg>
  )
})

/** The path of a seat's string from its tin to the knot, in rows of 100 units: taut, slack below its end, or cut off. */
function threadOf(state: StringState, row: number, foot: number): string {
  const y = row * 100 + 50
  if (state === 'gone')
    return `M100 ${y}C64 ${y + 2} 58 ${y + 6} 50 ${y + 22}M50 ${y + 22}l-9 9M50 ${y + 22}l1 13M50 ${y + 22}l11 9`
  if (state === 'away') return `M100 ${y}C80 ${y + 60} ${30 + row * 4} ${foot + 60} 18 ${foot}`
  return `M100 ${y}C40 ${y + 8} ${14 + row * 5} ${y + 60} 18 ${foot}`
}

/** The strings of all seats, one a row of equal height, into the knot at the lower left. It fills its positioned parent. */
export const Threads = memo(function Threads({ states }: { states: readonly (StringState | null)[] }) {
  const rows = states.length
  const foot = rows * 100 - 36
  const strings = states.map((state, row) =>
    state === null ? '' : stringMarkup(threadOf(state, row, foot), state, 3.4),
  )
  return (
    <>
      <svg
        className={styles['threads']}
        viewBox={`0 0 100 ${rows * 100}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Markup svg={strings.join('')} />
      </svg>
      <svg
        className={styles['knot']}
        style={{ top: `${foot / rows}%` }}
        viewBox="-16 -14 40 84"
        aria-hidden="true"
      >
        <Markup svg={KNOT} />
      </svg>
    </>
  )
})
