import { ink } from '../../../../../ui/art/svg.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { once } from './once.ts'

const GLYPH = `
    <path d="M-1.8 1.5L-.8 9H2.8L3.8 1.5z" fill="#9A6434" ${ink(1.5)}/>
    <path d="M1-9.5Q6.5-4.5 5-.5Q3.8 2.5 1 2.5T-3.2-.5Q-4-3-1.8-5Q-1-3.2.2-3.8Q-.5-7 1-9.5z" fill="#E8621A" ${ink(1.5)}/>
    <path d="M1-3.5Q3.2-1.5 2.4.2Q1 1.8-.4.2Q-1-1.5 1-3.5z" fill="#FFE25A"/>`

/** A torch, to be laid to the tile next door; burnt out, it is struck out in print. */
export const torch: SymbolArt = { sign: once('#FFDFA8', GLYPH) }
