import { ink } from '../../../../ui/art/svg.ts'
import { disc } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** A log, sawn off, on a slice of wood. */
const LOG = disc(
  '#F4DDB0',
  `<g transform="rotate(-32)"><path d="M-5.6-3.2H4.2Q6.6-3.2 6.6 0T4.2 3.2H-5.6z" fill="#9A5B26" ${ink(1.5)}/>
  <path d="M-1.8-1H2.6M-.4 1.2H4" fill="none" stroke="#6B3A14" stroke-width="1" stroke-linecap="round"/>
  <ellipse cx="-5.6" cy="0" rx="2" ry="3.2" fill="#F8E6B8" ${ink(1.4)}/></g>`,
)

export const wood: SymbolArt = { corner: 'always', sign: () => LOG }
