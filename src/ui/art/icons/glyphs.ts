/** Our own signs, as lines in a 64-box. */
export const GLYPHS = {
  plus: 'M32 14V50M14 32H50',
  minus: 'M14 32H50',
  fit: 'M16 26V16H26M38 16H48V26M48 38V48H38M26 48H16V38',
  tick: 'M14 34l12 13 24-30',
  cross: 'M18 18L46 46M46 18L18 46',
  play: 'M22 14L48 32 22 50z',
  skip: 'M14 16L34 32 14 48zM42 16V48',
  download: 'M32 12V40M20 30l12 12 12-12M14 52H50',
} as const
