import { ink } from '../../../../../ui/art/svg.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { once } from './once.ts'

const GLYPH = `
    <path d="M-5.5-6.5H6V5.5H-5.5z" fill="#FFF8E6" ${ink(1.5)}/>
    <path d="M-7.5-8.5H7.5Q9-6.5 7.5-4.8H-7.5Q-9-6.5-7.5-8.5zM-7.5 4.3H7.5Q9 6.2 7.5 8H-7.5Q-9 6.2-7.5 4.3z" fill="#D9A441" ${ink(1.5)}/>
    <path d="M.2 -4.3L1.26 -1.36L4.2 -.3L1.26 .76L.2 3.7L-.86 .76L-3.8 -.3L-.86 -1.36Z" fill="#7A3FAE"/>`

/** A scroll with a star on it; once it was read, it is struck out in print. */
export const scroll: SymbolArt = { sign: once('#F0E2C0', GLYPH) }
