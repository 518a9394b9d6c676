import { ink } from '../../../../../ui/art/svg.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { once } from './once.ts'

const GLYPH = `
    <path d="M-8.7 .8L6.2 7.2Q3.4 9 0 9.7Q-8.7 7-8.7 .8z" fill="#8FA65A" ${ink(1.5)}/>
    <path d="M-3-7.5L2.5-9.5 8-6.5 9 0 5.5 4.5-.5 4-4.5 0-5-4z" fill="#A8A298" ${ink(1.7)}/>
    <path d="M-2.5-4.5L2-6.5M1 1l3.5-1 1-3" fill="none" stroke="#EFEAE0" stroke-width="1.5" stroke-linecap="round"/>
    <path d="M-8.8-6.5h2.2M-8.8-3h1.6" ${ink(1.6)}/>`

/** A boulder on its slope; once it has rolled, it is struck out in print. */
export const boulder: SymbolArt = { sign: once('#EBDDC0', GLYPH) }
