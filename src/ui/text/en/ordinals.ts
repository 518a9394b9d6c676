const WORDS = [
  'zeroth, first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth',
  'eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth',
  'nineteenth, twentieth',
]
  .join(', ')
  .split(', ')

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "third"; from 21 on in figures: "21st". */
export const ordinal = (n: number): string => WORDS[n] ?? `${n}${ENDINGS[rules.select(n)] ?? 'th'}`
