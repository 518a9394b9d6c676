import { WOOD_SIGN } from '../../../../ui/art/tokens/resources.ts'
import type { SymbolArt } from './symbol-art.ts'

export const wood: SymbolArt = { sign: () => WOOD_SIGN }
