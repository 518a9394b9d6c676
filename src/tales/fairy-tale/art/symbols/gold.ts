import { GOLD_SIGN } from '../../../../ui/art/tokens/resources.ts'
import type { SymbolArt } from './symbol-art.ts'

export const gold: SymbolArt = { sign: () => GOLD_SIGN }
