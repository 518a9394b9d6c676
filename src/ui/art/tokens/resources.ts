import { ink } from '../svg.ts'
import { discToken, octagonal, starry } from './plaque.ts'

// The three resources, each in a shape of its own: SVG text round (0, 0), reaching 10 to every side.

/** A log, sawn off, on a slice of wood. */
export const WOOD_SIGN = discToken(
  '#F4DDB0',
  `<g transform="rotate(-32)"><path d="M-5.6-3.2H4.2Q6.6-3.2 6.6 0T4.2 3.2H-5.6z" fill="#9A5B26" ${ink(1.5)}/>
  <path d="M-1.8-1H2.6M-.4 1.2H4" fill="none" stroke="#6B3A14" stroke-width="1" stroke-linecap="round"/>
  <ellipse cx="-5.6" cy="0" rx="2" ry="3.2" fill="#F8E6B8" ${ink(1.4)}/></g>`,
)

/** Two coins on an octagon. */
export const GOLD_SIGN = octagonal(
  '#FFD65A',
  `<circle cx="-2.5" cy="-2.3" r="4.4" fill="#D9930F" ${ink(1.6)}/>
  <circle cx="2.1" cy="2.1" r="5" fill="#FFF0A8" ${ink(1.6)}/>
  <path d="M2.1-.4v5" ${ink(2)}/>`,
)

/** Two sparks on a star. */
export const MAGIC_SIGN = starry(
  '#DCC3F7',
  `<path d="M-1.2-7.2Q-.4-.4 6 .6Q-.4 1.6-1.2 8Q-2 1.6-8 .6Q-2-.4-1.2-7.2zM5-7.4Q5.4-4.8 8-4.4Q5.4-4 5-1.4Q4.6-4 2-4.4Q4.6-4.8 5-7.4z" fill="#4A1E78" stroke="#4A1E78" stroke-width=".9" stroke-linejoin="round"/>`,
)
