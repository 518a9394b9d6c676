import { ink } from '../svg.ts'
import { shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

const BOOT =
  'M-2.4-6.6H3V-2.6Q4.6-.4 7-.8Q9.2-1.6 8.6 1.2Q8.2 3.4 6.2 3.4H-.4V5.4H-3V1.6Q-2.4-1-2.4-6.6zM-3.4-8.8H4V-6.2H-3.4z'
const WING = 'M-1.2 1.4Q-7.4 2-9-4Q-7.6-3.2-6.4-3.4Q-8-5.6-7.4-7.8Q-3.4-6-1-2z'

/** A winged boot, the only sign on red: it must be seen on the smallest tile, where ink would fill it up. */
function wingedBoot(bold: boolean): string {
  const edge = ink(bold ? 0.4 : 1.2)
  return shield(
    '#C8321E',
    `<path d="${BOOT}" fill="#FFF3D8" ${edge}/><path d="${WING}" fill="#FFC94A" ${edge}/>`,
  )
}

export const haste: SymbolArt = { corner: 'always', sign: (_mark, bold) => wingedBoot(bold) }
