import { ink } from '../../../../../ui/art/svg.ts'
import { shield } from '../../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'

const SIGN = shield(
  '#CDE7EE',
  `
    <path d="M-2.6-8.5Q-8-1.5-8 2.4T-2.6 8T2.8 2.4Q2.8-1.5-2.6-8.5z" fill="#2E86B8" ${ink(1.6)}/>
    <path d="M5-6.5Q1.8-2 1.8.4T5 3.8T8.2.4Q8.2-2 5-6.5z" fill="#8CC8EC" ${ink(1.4)}/>
    <path d="M-5.5 3q.5 2.5 2.8 3" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/>`,
)

/** Two drops: what never burns. */
export const damp: SymbolArt = { sign: () => SIGN }
