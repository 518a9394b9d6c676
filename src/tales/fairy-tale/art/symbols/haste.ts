import { ink } from '../../../../ui/art/svg.ts'
import { shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** A boot that fills its shield, toe to the east, and two feathers at its heel. */
const BOOT = 'M-2.6-7.4H4.2V-.6Q8.4-.4 8.2 3.4Q8 5-.2 5.4H-2.6z'
const FEATHERS = 'M-3.6-1.6Q-8.4-2-8.8-6.8Q-5.6-6.4-3.6-5zM-3.6 3.4Q-7.6 3.2-8.4-.6Q-5.4-.8-3.6.2z'

/** A winged boot, the only sign on red: it must be seen on the smallest tile, where ink would fill it up. */
function wingedBoot(bold: boolean): string {
  const edge = bold ? '' : ink(0.9)
  const sole = bold ? '' : `<path d="M-2.6 2.6H8.2M-2.6-4.4H4.2" fill="none" ${ink(1)}/>`
  return shield(
    '#B5231A',
    `<path d="${BOOT}" fill="#FFF6DF" ${edge}/>${sole}<path d="${FEATHERS}" fill="#FFCF4D" ${edge}/>`,
  )
}

export const haste: SymbolArt = { sign: (_mark, bold) => wingedBoot(bold) }
